import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { compiled } from '../../platform/database/compiled.ts'
import { type Db, db } from '../../platform/database.ts'
import { behind, type Place, placeOf } from '../../platform/pages.ts'
import { transitions } from '../../platform/transitions.tables.ts'
import { brandCardColumns } from '../brands/brands.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { payables } from '../payments/payments.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { offers, offerVersions } from './offers.tables.ts'

export type Offer = typeof offers.$inferSelect
export type OfferVersionRow = typeof offerVersions.$inferSelect
export type OfferChanges = Partial<typeof offers.$inferInsert>

/** States in which an offer is still being negotiated or paid. */
export const openStates = ['draft', 'pending_talent', 'pending_brand', 'awaiting_payment'] as const satisfies Offer['status'][]

interface Page {
  cursor?: string
  limit: number
}

export interface OfferFilter {
  status?: Offer['status']
  campaignId?: string | null
}

/** Adds an offer unless this pair has an open one for the campaign; undefined then. */
export async function addOffer(values: typeof offers.$inferInsert): Promise<Offer | undefined> {
  const [row] = await db().insert(offers).values(values).onConflictDoNothing().returning()
  return row
}

export async function addVersion(values: typeof offerVersions.$inferInsert): Promise<void> {
  await db().insert(offerVersions).values(values)
}

/** The offer of this brand or talent, locked after its campaign; a foreign one, or a draft to its talent, is missing. */
export async function lockOwnOffer(id: string, partyId: string): Promise<Offer | undefined> {
  return lock(ownedBy(partyId, id))
}

export async function lockOffer(id: string): Promise<Offer | undefined> {
  return lock(eq(offers.id, id))
}

export async function loadOffer(id: string): Promise<Offer | undefined> {
  const [row] = await db().select().from(offers).where(eq(offers.id, id))
  return row
}

export async function listOpenOfferIds(campaignId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.campaignId, campaignId), inArray(offers.status, [...openStates])))
  return rows.map((row) => row.id)
}

export async function saveOffer(id: string, changes: OfferChanges): Promise<void> {
  await db().update(offers).set(changes).where(eq(offers.id, id))
}

export async function listVersions(offerId: string): Promise<OfferVersionRow[]> {
  return db().select().from(offerVersions).where(eq(offerVersions.offerId, offerId)).orderBy(asc(offerVersions.no))
}

export async function saveVersionStatus(offerId: string, no: number, status: OfferVersionRow['status']): Promise<void> {
  await db()
    .update(offerVersions)
    .set({ status })
    .where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.no, no)))
}

const findOwn = compiled((on, given: { id: string; partyId: string }) => select(on, ownedBy(given.partyId, given.id)).limit(1))

export async function loadOwnOffer(id: string, partyId: string) {
  const [row] = await findOwn({ id, partyId })
  return row
}

interface OfferPage extends OfferFilter, Place {
  brandId?: string
  talentId?: string
  most: number
}

const findPage = compiled((on, given: OfferPage) =>
  select(
    on,
    and(
      given.brandId ? eq(offers.brandId, given.brandId) : undefined,
      given.talentId ? and(eq(offers.talentId, given.talentId), sql`${offers.status} <> 'draft'`) : undefined,
      given.status ? eq(offers.status, given.status) : undefined,
      given.campaignId === null ? sql`${offers.campaignId} is null` : undefined,
      given.campaignId ? eq(offers.campaignId, given.campaignId) : undefined,
      behind([offers.createdAt, offers.id], given),
    ),
  )
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(given.most),
)

/** Offers of a brand, newest first; one row more than asked. */
export async function listSentOffers(brandId: string, filter: OfferFilter, page: Page) {
  return findPage({ brandId, ...filter, ...placeOf(page.cursor), most: page.limit + 1 })
}

/** Offers to a talent, newest first; drafts are the brand's own business. */
export async function listReceivedOffers(talentId: string, filter: OfferFilter, page: Page) {
  return findPage({ talentId, ...filter, ...placeOf(page.cursor), most: page.limit + 1 })
}

/** What happened to an offer, oldest first. */
export async function listOfferMoves(id: string): Promise<{ event: string; by: string; at: Date }[]> {
  return db()
    .select({ event: transitions.event, by: transitions.by, at: transitions.at })
    .from(transitions)
    .where(and(eq(transitions.noun, 'offer'), eq(transitions.subjectId, id), ne(transitions.event, 'draft')))
    .orderBy(transitions.id)
    .limit(200)
}

const countAmong = compiled((on, given: { campaignIds: string[] }) =>
  on
    .select({ campaignId: offers.campaignId, open: count() })
    .from(offers)
    .where(and(sql`${offers.campaignId} = any(${given.campaignIds})`, inArray(offers.status, [...openStates])))
    .groupBy(offers.campaignId),
)

/** Open offers by campaign. */
export async function countOpenOffers(campaignIds: string[]): Promise<{ campaignId: string | null; open: number }[]> {
  return campaignIds.length === 0 ? [] : countAmong({ campaignIds })
}

/** Campaigns in which this talent was ever offered something. */
export async function hasOfferFor(talentId: string, campaignId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.talentId, talentId), eq(offers.campaignId, campaignId), sql`${offers.status} <> 'draft'`))
    .limit(1)
  return rows.length > 0
}

export async function listOpenOfferCampaigns(talentId: string): Promise<string[]> {
  const rows = await db()
    .select({ campaignId: offers.campaignId })
    .from(offers)
    .where(and(eq(offers.talentId, talentId), inArray(offers.status, ['pending_talent', 'pending_brand', 'awaiting_payment'])))
    .limit(500)
  return rows.flatMap((row) => row.campaignId ?? [])
}

export async function hasOpenOffers(partyId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: offers.id })
    .from(offers)
    .where(and(or(eq(offers.brandId, partyId), eq(offers.talentId, partyId)), inArray(offers.status, [...openStates])))
    .limit(1)
  return rows.length > 0
}

function select(on: Db, where: SQL | undefined) {
  return on
    .select({
      offer: offers,
      campaign: { id: campaigns.id, title: campaigns.title, coverUrl: campaigns.coverUrl },
      brand: brandCardColumns,
      talent: talentCardColumns,
      payable: payables,
    })
    .from(offers)
    .leftJoin(payables, eq(payables.id, offers.payableId))
    .leftJoin(campaigns, eq(campaigns.id, offers.campaignId))
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .innerJoin(talents, eq(talents.id, offers.talentId))
    .where(where)
    .$dynamic()
}

/** Everyone locks the campaign first, then the offer: one order, so that nobody waits in a circle. */
async function lock(where: SQL | undefined): Promise<Offer | undefined> {
  const [found] = await db().select({ campaignId: offers.campaignId }).from(offers).where(where)
  if (!found) return undefined
  if (found.campaignId) await db().select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, found.campaignId)).for('update')
  const [row] = await db().select().from(offers).where(where).for('update')
  return row
}

function ownedBy(partyId: string, id: string): SQL | undefined {
  const asTalent = and(eq(offers.talentId, partyId), sql`${offers.status} <> 'draft'`)
  return and(eq(offers.id, id), or(eq(offers.brandId, partyId), asTalent))
}
