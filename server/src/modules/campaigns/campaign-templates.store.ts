import { and, asc, eq, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaignTemplates } from './campaigns.tables.ts'

export type CampaignTemplateRow = Omit<typeof campaignTemplates.$inferSelect, 'brandId'>

const columns = {
  id: campaignTemplates.id,
  name: campaignTemplates.name,
  brief: campaignTemplates.brief,
  createdAt: campaignTemplates.createdAt,
}

/** Locks a brand, so that only one request at a time changes how many templates it has. */
export async function lockBrandOfTemplates(brandId: string): Promise<void> {
  await db().select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('no key update')
}

/** Lists the brand’s templates by name. */
export async function listTemplates(brandId: string): Promise<CampaignTemplateRow[]> {
  return db()
    .select(columns)
    .from(campaignTemplates)
    .where(eq(campaignTemplates.brandId, brandId))
    .orderBy(asc(sql`lower(${campaignTemplates.name})`), asc(campaignTemplates.id))
}

/** Lists the ids of the brand’s templates, and whether each has this name, whatever its capitals. */
export async function listTemplateNames(
  brandId: string,
  name: string,
): Promise<{ id: string; isSame: boolean }[]> {
  return db()
    .select({
      id: campaignTemplates.id,
      isSame: sql<boolean>`lower(${campaignTemplates.name}) = lower(${name})`,
    })
    .from(campaignTemplates)
    .where(eq(campaignTemplates.brandId, brandId))
}

/** Finds one of the brand’s templates; undefined for a missing or foreign one. */
export async function findTemplate(brandId: string, id: string): Promise<CampaignTemplateRow | undefined> {
  const [row] = await db()
    .select(columns)
    .from(campaignTemplates)
    .where(and(eq(campaignTemplates.id, id), eq(campaignTemplates.brandId, brandId)))
  return row
}

/** Creates a template and returns it. */
export async function createTemplate(
  values: typeof campaignTemplates.$inferInsert,
): Promise<CampaignTemplateRow> {
  const [row] = await db().insert(campaignTemplates).values(values).returning(columns)
  if (!row) throw new Error('The template was not saved')
  return row
}

/** Queues the deletion of one of the brand’s templates. */
export async function deleteTemplate(brandId: string, id: string): Promise<void> {
  await queueWrite(
    db()
      .delete(campaignTemplates)
      .where(and(eq(campaignTemplates.id, id), eq(campaignTemplates.brandId, brandId))),
  )
}

/** Queues the deletion of all templates of an erased brand. */
export async function deleteTemplatesOf(brandId: string): Promise<void> {
  await queueWrite(db().delete(campaignTemplates).where(eq(campaignTemplates.brandId, brandId)))
}
