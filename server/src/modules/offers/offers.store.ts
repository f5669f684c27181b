import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { type Db, db } from '../../platform/database/database.ts'
import { newestOfEach } from '../../platform/database/newest-of-each.ts'
import { afterCursor, type CursorPosition, decodePageCursor } from '../../platform/database/pagination.ts'
import { transitions } from '../../platform/transitions/transitions.tables.ts'
import { brandCardColumns } from '../brands/brands.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { payables } from '../payments/payments.tables.ts'
import { agencyCardColumns } from '../roster/agencies.store.ts'
import { agencies } from '../roster/roster.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { offers, offerVersions } from './offers.tables.ts'

export type Offer = typeof offers.$inferSelect
export type OfferVersionRow = typeof offerVersions.$inferSelect
export type OfferChanges = Partial<typeof offers.$inferInsert>

interface Page {
  cursor?: string
  limit: number
}

export interface OfferFilter {
  status?: Offer['status']
  campaignId?: string | null
}

/** Adds an offer unless this pair has an open one for the campaign; undefined then. */
export async function createOffer(values: typeof offers.$inferInsert): Promise<Offer | undefined> {
  const [row] = await db().insert(offers).values(values).onConflictDoNothing().returning()
  return row
}

export async function createVersion(values: typeof offerVersions.$inferInsert): Promise<void> {
  await queueWrite(db().insert(offerVersions).values(values))
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

export async function updateOffer(id: string, changes: OfferChanges): Promise<void> {
  await queueWrite(db().update(offers).set(changes).where(eq(offers.id, id)))
}

export async function listVersions(offerId: string): Promise<OfferVersionRow[]> {
  return db()
    .select()
    .from(offerVersions)
    .where(eq(offerVersions.offerId, offerId))
    .orderBy(asc(offerVersions.no))
}

/** The shares of a version's price. Its terms, and what the payer pays, never change. */
export async function updateVersionPrice(
  offerId: string,
  no: number,
  price: OfferVersionRow['price'],
): Promise<void> {
  await queueWrite(
    db()
      .update(offerVersions)
      .set({ price })
      .where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.no, no))),
  )
}

export async function updateVersionStatus(
  offerId: string,
  no: number,
  status: OfferVersionRow['status'],
): Promise<void> {
  await queueWrite(
    db()
      .update(offerVersions)
      .set({ status })
      .where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.no, no))),
  )
}

const findOwn = compiled((on, given: { id: string; partyId: string }) =>
  select(on, ownedBy(given.partyId, given.id)).limit(1),
)

export async function loadOwnOffer(id: string, partyId: string) {
  const [row] = await findOwn({ id, partyId })
  return row
}

interface OfferPage extends OfferFilter, CursorPosition {
  brandId?: string
  talentId?: string
  talentIds?: readonly string[]
  most: number
}

const newestFirst = sql`${offers.createdAt} desc, ${offers.id} desc`

const findPage = compiled((on, given: OfferPage) => {
  const { talentIds: ids, most } = given
  const where = and(
    given.brandId ? eq(offers.brandId, given.brandId) : sql`${offers.status} <> 'draft'`,
    given.talentId ? eq(offers.talentId, given.talentId) : undefined,
    given.status ? eq(offers.status, given.status) : undefined,
    given.campaignId === null ? sql`${offers.campaignId} is null` : undefined,
    given.campaignId ? eq(offers.campaignId, given.campaignId) : undefined,
    afterCursor([offers.createdAt, offers.id], given),
  )
  return select(
    on,
    ids ? newestOfEach(offers, offers.talentId, { ids, where, order: newestFirst, most }) : where,
  )
    .orderBy(newestFirst)
    .limit(most)
})

/** Offers of a brand, newest first; one row more than asked. */
export async function listSentOffers(brandId: string, filter: OfferFilter, page: Page) {
  return findPage({ brandId, ...filter, ...decodePageCursor(page.cursor), most: page.limit + 1 })
}

/** Offers to these talents, newest first; drafts are the brand's own business. */
export async function listReceivedOffers(talentIds: readonly string[], filter: OfferFilter, page: Page) {
  const [talentId, ...others] = talentIds
  const whose = talentId && others.length === 0 ? { talentId } : { talentIds }
  return findPage({ ...whose, ...filter, ...decodePageCursor(page.cursor), most: page.limit + 1 })
}

/** A step of an offer; `actor` is the account at the keys. */
export interface OfferTransition {
  event: string
  by: string
  actor: string
  at: Date
}

/** What happened to an offer, oldest first. */
export async function listOfferTransitions(id: string): Promise<OfferTransition[]> {
  return db()
    .select({ event: transitions.event, by: transitions.by, actor: transitions.actor, at: transitions.at })
    .from(transitions)
    .where(and(eq(transitions.noun, 'offer'), eq(transitions.subjectId, id), ne(transitions.event, 'draft')))
    .orderBy(transitions.id)
    .limit(200)
}

/** The agency that has said yes, which need not be the one that earns. */
const consenting = alias(agencies, 'consenting')

function select(on: Db, where: SQL | undefined) {
  return on
    .select({
      offer: offers,
      campaign: { id: campaigns.id, title: campaigns.title, coverUrl: campaigns.coverUrl },
      brand: brandCardColumns,
      talent: talentCardColumns,
      agency: agencyCardColumns,
      consentBy: consenting.name,
      payable: payables,
    })
    .from(offers)
    .leftJoin(payables, eq(payables.id, offers.payableId))
    .leftJoin(campaigns, eq(campaigns.id, offers.campaignId))
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .innerJoin(talents, eq(talents.id, offers.talentId))
    .leftJoin(agencies, eq(agencies.id, offers.agencyId))
    .leftJoin(consenting, eq(consenting.id, offers.consentBy))
    .where(where)
    .$dynamic()
}

/** Everyone locks the campaign first, then the offer: one order, so that nobody waits in a circle. */
async function lock(where: SQL | undefined): Promise<Offer | undefined> {
  const [found] = await db().select({ campaignId: offers.campaignId }).from(offers).where(where)
  if (!found) return undefined
  if (found.campaignId)
    await db()
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(eq(campaigns.id, found.campaignId))
      .for('update')
  const [row] = await db().select().from(offers).where(where).for('update')
  return row
}

function ownedBy(partyId: string, id: string): SQL | undefined {
  const asTalent = and(eq(offers.talentId, partyId), sql`${offers.status} <> 'draft'`)
  return and(eq(offers.id, id), or(eq(offers.brandId, partyId), asTalent))
}
