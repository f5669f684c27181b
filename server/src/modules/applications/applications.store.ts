import type { AgencyCard } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import { and, type Column, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { type Db, db } from '../../platform/database/database.ts'
import { agencyCardColumns } from '../agencies/agencies.store.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { brandCardColumns } from '../brands/brands.store.ts'
import { brands } from '../brands/brands.tables.ts'
import type { BrandCardRow } from '../brands/brands.view.ts'
import { type Campaign, campaignCardColumns } from '../campaigns/campaigns.store.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import type { TalentCardRow } from '../talents/talents.view.ts'
import { applicationRevisions, applications } from './applications.tables.ts'

export type Application = typeof applications.$inferSelect

/** States without a final decision by either side. */
const undecided = ['invited', 'submitted', 'shortlisted'] as const satisfies Application['status'][]

const joined = {
  application: applications,
  campaign: campaignCardColumns,
  questions: campaigns.questions,
  brand: brandCardColumns,
  talent: talentCardColumns,
  agency: agencyCardColumns,
}

const insertApplication = queuedWrite((on, values: typeof applications.$inferInsert) =>
  on
    .insert(applications)
    .values(values)
    .onConflictDoNothing({ target: [applications.campaignId, applications.talentId] })
    .returning({ id: applications.id }),
)

/** Queues a new application. Fails with `already_applied` when this talent has one for this campaign. */
export async function createApplication(application: Application): Promise<void> {
  await insertApplication(application, (added) => {
    if (added.length === 0) fail('already_applied')
  })
}

const lockFor = compiled((on, input: { campaignId: string; talentId: string; brandId?: string }) =>
  on
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.campaignId, input.campaignId),
        eq(applications.talentId, input.talentId),
        input.brandId ? eq(applications.brandId, input.brandId) : undefined,
      ),
    )
    .for('update'),
)

/**
 * Locks and returns the application of a talent for a campaign, with `brandId` only for a campaign of this
 * brand. The caller locks the campaign first; both statements may be sent together.
 */
export async function lockApplicationFor(input: {
  campaignId: string
  talentId: string
  brandId?: string
}): Promise<Application | undefined> {
  const [row] = await lockFor(input)
  return row
}

interface OneApplication {
  id: string
  /** The talent or brand whose application it must be. */
  partyId?: string
}

const isApplication = ({ id, partyId }: OneApplication) =>
  partyId ? ownedBy(partyId, id) : eq(applications.id, id)

const lockCampaignOf = compiled((on, input: OneApplication) =>
  on
    .select()
    .from(campaigns)
    .where(
      eq(
        campaigns.id,
        on.select({ id: applications.campaignId }).from(applications).where(isApplication(input)),
      ),
    )
    .for('update'),
)

const lockRow = compiled((on, input: OneApplication) =>
  on.select().from(applications).where(isApplication(input)).for('update'),
)

/** An application with what its replies show; application and campaign are locked. */
export interface LockedApplication {
  application: Application
  campaign: Campaign
  questions: string[]
  brand: BrandCardRow
  talent: TalentCardRow
  agency: AgencyCard | null
}

/** Locks a campaign and its application, in this order, and loads its parties; one wait for all. */
async function lock(which: OneApplication): Promise<LockedApplication | undefined> {
  const [[campaign], [application], [shown]] = await Promise.all([
    lockCampaignOf(which),
    lockRow(which),
    findJoined(which),
  ])
  return campaign && application && shown ? { ...shown, campaign, application } : undefined
}

export async function lockApplication(id: string): Promise<LockedApplication | undefined> {
  return lock({ id })
}

/**
 * Locks and returns an application of this talent or for a campaign of this brand; undefined for a foreign
 * one.
 */
export async function lockOwnApplication(
  id: string,
  partyId: string,
): Promise<LockedApplication | undefined> {
  return lock({ id, partyId })
}

export async function lockUndecided(campaignId: string): Promise<Application[]> {
  return db()
    .select()
    .from(applications)
    .where(and(eq(applications.campaignId, campaignId), inArray(applications.status, [...undecided])))
    .for('update')
}

/**
 * Lists the ids of the undecided applications of talents to one brand, or to all, in the order of their campaigns.
 */
export async function listUndecidedIds(talentIds: readonly string[], brandId?: string): Promise<string[]> {
  const rows = await db()
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        inArray(applications.talentId, [...talentIds]),
        inArray(applications.status, [...undecided]),
        brandId ? eq(applications.brandId, brandId) : undefined,
      ),
    )
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

const findJoined = compiled((on, input: OneApplication) =>
  selectApplications(on, isApplication(input)).limit(1),
)

export async function loadOwnApplication(id: string, partyId: string) {
  const [row] = await findJoined({ id, partyId })
  return row
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

const findTalent = compiled((on, input: { id: string }) =>
  on.select({ talentId: applications.talentId }).from(applications).where(eq(applications.id, input.id)),
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

const countAmong = compiled((on, input: { campaignIds: string[] }) =>
  on
    .select({
      campaignId: applications.campaignId,
      all: count(),
      undecided: sql<number>`(count(*) filter (where ${applications.status} in ('submitted', 'shortlisted')))::int`,
    })
    .from(applications)
    .where(
      sql`${applications.campaignId} = any(${input.campaignIds}) and ${applications.status} <> 'invited'`,
    )
    .groupBy(applications.campaignId),
)

/** Counts applications by campaign: all, and those the brand has not decided. */
export async function countApplications(
  campaignIds: string[],
): Promise<{ campaignId: string; all: number; undecided: number }[]> {
  return campaignIds.length === 0 ? [] : countAmong({ campaignIds })
}

const findAmong = compiled((on, input: { talentIds: readonly string[]; campaignIds: readonly string[] }) =>
  on
    .select({
      id: applications.id,
      campaignId: applications.campaignId,
      talentId: applications.talentId,
      status: applications.status,
      invitationNote: applications.invitationNote,
      updatedAt: applications.updatedAt,
    })
    .from(applications)
    .where(
      and(
        sql`${applications.talentId} = any(${input.talentIds})`,
        sql`${applications.campaignId} = any(${input.campaignIds})`,
      ),
    ),
)

/** Lists the states of these talents' applications to these campaigns. */
export async function listTalentApplicationsAmong(
  talentIds: readonly string[],
  campaignIds: readonly string[],
): Promise<
  Pick<Application, 'id' | 'campaignId' | 'talentId' | 'status' | 'invitationNote' | 'updatedAt'>[]
> {
  return campaignIds.length === 0 || talentIds.length === 0 ? [] : findAmong({ talentIds, campaignIds })
}

/** Returns the condition that any of these talents has applied for the campaign and not withdrawn; part of a list of campaigns. */
export function hasApplied(talentIds: readonly string[], campaignId: Column): SQL<boolean> {
  return sql<boolean>`exists (select from ${applications} where ${applications.campaignId} = ${campaignId}
    and ${applications.talentId} = any(${sql.param(talentIds)}) and ${applications.status} not in ('invited', 'withdrawn'))`
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
      .set({ pitch: '', answers: [], sampleUrls: [], invitationNote: '' })
      .where(eq(applications.talentId, talentId)),
  )
}

/** Returns the query of applications with what their cards show. */
export function selectApplications(on: Db, where: SQL | undefined) {
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

function ownedBy(partyId: string, id: string): SQL | undefined {
  return and(
    eq(applications.id, id),
    or(eq(applications.brandId, partyId), eq(applications.talentId, partyId)),
  )
}
