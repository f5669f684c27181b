import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { type Db, db } from '../../platform/database/database.ts'
import { newestOfEach } from '../../platform/database/newest-of-each.ts'
import { afterCursor, type CursorPosition, decodePageCursor } from '../../platform/database/pagination.ts'
import { agencyCardColumns } from '../agencies/agencies.store.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { brandCardColumns } from '../brands/brands.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaignCardColumns } from '../campaigns/campaigns.store.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { applicationRevisions, applications } from './applications.tables.ts'

export type Application = typeof applications.$inferSelect
export type ApplicationChanges = Partial<typeof applications.$inferInsert>

/** States without a final decision by either side. */
const undecided = ['invited', 'submitted', 'shortlisted'] as const satisfies Application['status'][]

interface Page {
  cursor?: string
  limit: number
}

const joined = {
  application: applications,
  campaign: campaignCardColumns,
  questions: campaigns.questions,
  brand: brandCardColumns,
  talent: talentCardColumns,
  agency: agencyCardColumns,
}

/** Creates an application; undefined when this talent has one for this campaign. */
export async function createApplication(
  values: typeof applications.$inferInsert,
): Promise<Application | undefined> {
  const [row] = await db()
    .insert(applications)
    .values(values)
    .onConflictDoNothing({ target: [applications.campaignId, applications.talentId] })
    .returning()
  return row
}

/** Locks and returns the application of this talent for this campaign. */
export async function lockApplicationFor(
  campaignId: string,
  talentId: string,
): Promise<Application | undefined> {
  return lock(and(eq(applications.campaignId, campaignId), eq(applications.talentId, talentId)))
}

const lockForBrand = compiled((on, input: { campaignId: string; talentId: string; brandId: string }) =>
  on
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.campaignId, input.campaignId),
        eq(applications.talentId, input.talentId),
        eq(applications.brandId, input.brandId),
      ),
    )
    .for('update'),
)

/** As `lockApplicationFor`, of a campaign of this brand that is locked already, in one statement. */
export async function lockOwnApplicationFor(
  campaignId: string,
  talentId: string,
  brandId: string,
): Promise<Application | undefined> {
  const [row] = await lockForBrand({ campaignId, talentId, brandId })
  return row
}

export async function lockApplication(id: string): Promise<Application | undefined> {
  return lock(eq(applications.id, id))
}

/**
 * Locks and returns an application of this talent or for a campaign of this brand; undefined for a foreign
 * one.
 */
export async function lockOwnApplication(id: string, partyId: string): Promise<Application | undefined> {
  return lock(ownedBy(partyId, id))
}

export async function lockUndecided(campaignId: string): Promise<Application[]> {
  return db()
    .select()
    .from(applications)
    .where(and(eq(applications.campaignId, campaignId), inArray(applications.status, [...undecided])))
    .for('update')
}

/** Lists the ids of a talent's undecided applications, in the order of their campaigns. */
export async function listUndecidedIds(talentId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.talentId, talentId), inArray(applications.status, [...undecided])))
    .orderBy(applications.campaignId)
  return rows.map((row) => row.id)
}

/** Saves the text that an edit replaces. */
export async function createRevision(application: Application): Promise<void> {
  const { id, version, pitch, proposedFee, answers, sampleUrls } = application
  await queueWrite(
    db()
      .insert(applicationRevisions)
      .values({ applicationId: id, version, wording: { pitch, proposedFee, answers, sampleUrls } }),
  )
}

const findOwn = compiled((on, given: { id: string; partyId: string }) =>
  select(on, ownedBy(given.partyId, given.id)).limit(1),
)

export async function loadOwnApplication(id: string, partyId: string) {
  const [row] = await findOwn({ id, partyId })
  return row
}

interface ApplicationPage extends CursorPosition {
  campaignId?: string
  brandId?: string
  talentId?: string
  talentIds?: readonly string[]
  status?: Application['status'] | undefined
  most: number
}

const newestFirst = sql`${applications.createdAt} desc, ${applications.id} desc`

const findPage = compiled((on, given: ApplicationPage) => {
  const where = and(
    given.campaignId ? eq(applications.campaignId, given.campaignId) : undefined,
    given.brandId ? eq(applications.brandId, given.brandId) : undefined,
    given.talentId ? eq(applications.talentId, given.talentId) : undefined,
    given.status ? eq(applications.status, given.status) : undefined,
    afterCursor([applications.createdAt, applications.id], given),
  )
  const { talentIds: ids, most } = given
  return select(
    on,
    ids ? newestOfEach(applications, applications.talentId, { ids, where, order: newestFirst, most }) : where,
  )
    .orderBy(newestFirst)
    .limit(most)
})

/**
 * Lists applications for one of the brand's campaigns, newest first; one row more than the limit. Withdrawn
 * ones are not shown to the brand.
 */
export async function listForCampaign(
  campaignId: string,
  brandId: string,
  status: Application['status'] | undefined,
  page: Page,
) {
  return findPage({ campaignId, brandId, status, ...decodePageCursor(page.cursor), most: page.limit + 1 })
}

/** Lists applications of these talents, newest first; one row more than the limit. */
export async function listForTalents(
  talentIds: readonly string[],
  status: Application['status'] | undefined,
  page: Page,
) {
  const [talentId, ...others] = talentIds
  const whose = talentId && others.length === 0 ? { talentId } : { talentIds }
  return findPage({ ...whose, status, ...decodePageCursor(page.cursor), most: page.limit + 1 })
}

/** Returns whether this talent has an application or an invitation for a campaign of this brand. */
export async function hasApplicationFor(
  campaignId: string,
  brandId: string,
  talentId: string,
): Promise<boolean> {
  const rows = await db()
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(campaigns, eq(campaigns.id, applications.campaignId))
    .where(
      and(
        eq(applications.campaignId, campaignId),
        eq(campaigns.brandId, brandId),
        eq(applications.talentId, talentId),
      ),
    )
  return rows.length > 0
}

export async function ownsCampaign(campaignId: string, brandId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId)))
  return rows.length > 0
}

const findTalent = compiled((on, given: { id: string }) =>
  on.select({ talentId: applications.talentId }).from(applications).where(eq(applications.id, given.id)),
)

/** Returns the talent of an application; null when it does not exist. */
export async function talentOfApplication(id: string): Promise<string | null> {
  return (await findTalent({ id }))[0]?.talentId ?? null
}

/** Counts undecided applications by talent. */
export async function countUndecidedOf(
  talentIds: readonly string[],
): Promise<{ talentId: string; count: number }[]> {
  if (talentIds.length === 0) return []
  return db()
    .select({ talentId: applications.talentId, count: count() })
    .from(applications)
    .where(and(inArray(applications.talentId, [...talentIds]), inArray(applications.status, [...undecided])))
    .groupBy(applications.talentId)
}

const countAmong = compiled((on, given: { campaignIds: string[] }) =>
  on
    .select({
      campaignId: applications.campaignId,
      all: count(),
      undecided: sql<number>`(count(*) filter (where ${applications.status} in ('submitted', 'shortlisted')))::int`,
    })
    .from(applications)
    .where(
      sql`${applications.campaignId} = any(${given.campaignIds}) and ${applications.status} not in ('withdrawn', 'invited')`,
    )
    .groupBy(applications.campaignId),
)

/** Counts applications by campaign: all, and those the brand has not decided. */
export async function countApplications(
  campaignIds: string[],
): Promise<{ campaignId: string; all: number; undecided: number }[]> {
  return campaignIds.length === 0 ? [] : countAmong({ campaignIds })
}

const findAmong = compiled((on, given: { talentIds: readonly string[]; campaignIds: readonly string[] }) =>
  on
    .select({
      ...{ id: applications.id, campaignId: applications.campaignId },
      ...{ talentId: applications.talentId, status: applications.status },
    })
    .from(applications)
    .where(
      and(
        sql`${applications.talentId} = any(${given.talentIds})`,
        sql`${applications.campaignId} = any(${given.campaignIds})`,
      ),
    ),
)

/** Lists the states of these talents' applications to these campaigns. */
export async function listTalentApplicationsAmong(
  talentIds: readonly string[],
  campaignIds: readonly string[],
): Promise<Pick<Application, 'id' | 'campaignId' | 'talentId' | 'status'>[]> {
  return campaignIds.length === 0 || talentIds.length === 0 ? [] : findAmong({ talentIds, campaignIds })
}

/** Lists campaigns where any of these talents has an undecided application. */
export async function listUndecidedCampaigns(talentIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ campaignId: applications.campaignId })
    .from(applications)
    .where(and(inArray(applications.talentId, [...talentIds]), inArray(applications.status, [...undecided])))
    .limit(500)
  return rows.map((row) => row.campaignId)
}

/** Redacts the text of an erased talent; the rows stay for the brand. */
export async function redactApplications(talentId: string): Promise<void> {
  const own = db()
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.talentId, talentId))
  await queueWrite(db().delete(applicationRevisions).where(inArray(applicationRevisions.applicationId, own)))
  await queueWrite(
    db()
      .update(applications)
      .set({ pitch: '', answers: [], sampleUrls: [] })
      .where(eq(applications.talentId, talentId)),
  )
}

function select(on: Db, where: SQL | undefined) {
  return on
    .select(joined)
    .from(applications)
    .innerJoin(campaigns, eq(campaigns.id, applications.campaignId))
    .innerJoin(brands, eq(brands.id, applications.brandId))
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .leftJoin(agencies, eq(agencies.id, applications.agencyId))
    .where(where)
    .$dynamic()
}

/** Lock order: campaign, application, offer. A fixed order prevents deadlocks. */
async function lock(where: SQL | undefined): Promise<Application | undefined> {
  const [found] = await db().select({ campaignId: applications.campaignId }).from(applications).where(where)
  if (!found) return undefined
  await db()
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.id, found.campaignId))
    .for('update')
  const [row] = await db().select().from(applications).where(where).for('update')
  return row
}

function ownedBy(partyId: string, id: string): SQL | undefined {
  return and(
    eq(applications.id, id),
    or(eq(applications.brandId, partyId), eq(applications.talentId, partyId)),
  )
}
