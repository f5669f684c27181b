import type { AgencyCard } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import type { Party, TransitionResult } from '@marquee/contract/lifecycles/lifecycle'
import type { OfferEvent, OfferStatus } from '@marquee/contract/lifecycles/offer'
import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { type Db, db, openTransaction } from '../../platform/database/database.ts'
import { newestOfEach } from '../../platform/database/newest-of-each.ts'
import { afterCursor, type CursorPosition, decodePageCursor } from '../../platform/database/pagination.ts'
import { transitions } from '../../platform/transitions/transitions.tables.ts'
import { agencyCardColumns } from '../agencies/agencies.store.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import type { Application } from '../applications/applications.store.ts'
import { applications } from '../applications/applications.tables.ts'
import { type Brand, brandCardColumns } from '../brands/brands.store.ts'
import { brands } from '../brands/brands.tables.ts'
import type { Campaign } from '../campaigns/campaigns.store.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { mandates } from '../mandates/mandates.tables.ts'
import { paysNoFee } from '../outside-talents/outside-talent.ts'
import {
  isPairOf,
  type NoFeePeriod,
  noFeeColumns,
  periodOf,
} from '../outside-talents/outside-talents.store.ts'
import { outsideInvitations } from '../outside-talents/outside-talents.tables.ts'
import { lockPayablesOf, type PayableWithPayment } from '../payments/payables.store.ts'
import { payables } from '../payments/payments.tables.ts'
import { type MarketSettings, readMarketSettings } from '../settings/market-settings.ts'
import { type Talent, talentCardColumns } from '../talents/talents.store.ts'
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

/**
 * One offer with everything its rules need. The rows of the campaign, the application, the offer, the payables
 * and their open payments are locked, in this order.
 */
export interface Negotiation {
  offer: Offer
  /** Null for a direct offer. */
  campaign: Campaign | null
  application: Application | null
  brand: Brand
  talent: Talent
  /** In the order of their numbers. */
  versions: readonly OfferVersionRow[]
  /** In the order of the versions they pay for. */
  payables: readonly PayableWithPayment[]
  /** All mandates of the talent, of any agency and in any state. */
  mandates: readonly MandateWithAgency[]
  /** Oldest first. */
  transitions: readonly OfferTransition[]
  settings: MarketSettings
  /** The months without a fee of the pair; null unless the brand brought the talent to Marquee. */
  noFee: NoFeePeriod | null
  /** A transition that is decided and not saved yet. */
  transition: OfferMove | null
}

export interface MandateWithAgency {
  mandate: Mandate
  agency: AgencyCard
}

export interface OfferMove {
  result: TransitionResult<OfferStatus, OfferEvent>
  by: Party
  reason: string | undefined
}

interface OneOffer {
  id: string
  /** The brand or talent whose offer it must be. */
  partyId?: string
}

const isOffer = ({ id, partyId }: OneOffer) =>
  and(eq(offers.id, id), partyId ? or(eq(offers.brandId, partyId), eq(offers.talentId, partyId)) : undefined)

const lockCampaignOf = compiled((on, input: OneOffer) =>
  on
    .select()
    .from(campaigns)
    .where(eq(campaigns.id, on.select({ id: offers.campaignId }).from(offers).where(isOffer(input))))
    .for('update'),
)

const lockApplicationOf = compiled((on, input: OneOffer) =>
  on
    .select()
    .from(applications)
    .where(eq(applications.id, on.select({ id: offers.applicationId }).from(offers).where(isOffer(input))))
    .for('update'),
)

const lockRow = compiled((on, { id, partyId }: OneOffer) =>
  on
    .select()
    .from(offers)
    .where(partyId ? ownedBy(partyId, id) : eq(offers.id, id))
    .for('update'),
)

const findParties = compiled((on, input: OneOffer) =>
  on
    .select({ brand: brands, talent: talents, noFee: noFeeColumns })
    .from(offers)
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .innerJoin(talents, eq(talents.id, offers.talentId))
    .leftJoin(outsideInvitations, isPairOf(offers.brandId, offers.talentId))
    .where(isOffer(input)),
)

const findMandates = compiled((on, input: OneOffer) =>
  on
    .select({ mandate: mandates, agency: agencyCardColumns })
    .from(mandates)
    .innerJoin(agencies, eq(agencies.id, mandates.agencyId))
    .where(eq(mandates.talentId, on.select({ id: offers.talentId }).from(offers).where(isOffer(input)))),
)

const findMandatesOf = compiled((on, input: { talentId: string }) =>
  on
    .select({ mandate: mandates, agency: agencyCardColumns })
    .from(mandates)
    .innerJoin(agencies, eq(agencies.id, mandates.agencyId))
    .where(eq(mandates.talentId, input.talentId)),
)

/** Lists all mandates of a talent with their agencies. */
export async function listMandatesOf(talentId: string): Promise<MandateWithAgency[]> {
  return findMandatesOf({ talentId })
}

/**
 * Locks and loads an offer with what belongs to it, in one wait. With `partyId` only an offer of this brand or
 * talent; a foreign one, and a draft for its talent, is undefined.
 */
export async function lockNegotiation(id: string, partyId?: string): Promise<Negotiation | undefined> {
  const which: OneOffer = partyId ? { id, partyId } : { id }
  const [
    [campaign],
    [application],
    [offer],
    versions,
    payables,
    [parties],
    talentMandates,
    history,
    settings,
  ] = await Promise.all([
    lockCampaignOf(which),
    lockApplicationOf(which),
    lockRow(which),
    listVersions(id),
    lockPayablesOf(id),
    findParties(which),
    findMandates(which),
    listOfferTransitions(id),
    readMarketSettings(),
  ])
  if (!offer || !parties) return undefined
  const noFee = periodOf(parties.noFee)
  return {
    offer,
    campaign: campaign ?? null,
    application: application ?? null,
    brand: parties.brand,
    talent: parties.talent,
    versions,
    payables,
    mandates: talentMandates,
    transitions: history,
    settings: settingsOf(settings, noFee),
    noFee,
    transition: null,
  }
}

/** Returns the settings with which new terms of a pair are priced: without a fee while the pair pays none. */
export function settingsOf(settings: MarketSettings, noFee: NoFeePeriod | null): MarketSettings {
  const { now } = openTransaction('settingsOf()')
  return paysNoFee(noFee, now) ? { ...settings, feeBps: 0 } : settings
}

/** Locks the campaign of an offer and the offer, in this order, and returns the offer. */
export async function lockOffer(id: string): Promise<Offer | undefined> {
  const [, [row]] = await Promise.all([lockCampaignOf({ id }), lockRow({ id })])
  return row
}

const findOffer = compiled((on, input: { id: string }) =>
  on.select().from(offers).where(eq(offers.id, input.id)),
)

export async function loadOffer(id: string): Promise<Offer | undefined> {
  const [row] = await findOffer({ id })
  return row
}

const insertOffer = queuedWrite((on, values: typeof offers.$inferInsert) =>
  on.insert(offers).values(values).onConflictDoNothing().returning({ id: offers.id }),
)

/** Queues a new offer. Fails with `open_offer_exists` when this pair has an open one for the campaign. */
export async function createOffer(offer: Offer): Promise<void> {
  await insertOffer(offer, (added) => {
    if (added.length === 0) fail('open_offer_exists')
  })
}

export async function updateOffer(id: string, changes: OfferChanges): Promise<void> {
  await queueWrite(db().update(offers).set(changes).where(eq(offers.id, id)))
}

const insertVersion = queuedWrite((on, values: typeof offerVersions.$inferInsert) =>
  on.insert(offerVersions).values(values),
)

export async function createVersion(version: OfferVersionRow): Promise<void> {
  await insertVersion(version)
}

const setVersion = queuedWrite(
  (on, { offerId, no, ...changes }: Pick<OfferVersionRow, 'offerId' | 'no' | 'status' | 'price'>) =>
    on
      .update(offerVersions)
      .set(changes)
      .where(and(eq(offerVersions.offerId, offerId), eq(offerVersions.no, no))),
)

/** Queues status and price of a version. Its terms, and what the payer pays, never change. */
export async function updateVersion({ offerId, no, status, price }: OfferVersionRow): Promise<void> {
  await setVersion({ offerId, no, status, price })
}

const findVersions = compiled((on, input: { offerId: string }) =>
  on
    .select()
    .from(offerVersions)
    .where(eq(offerVersions.offerId, input.offerId))
    .orderBy(asc(offerVersions.no)),
)

/** Lists the versions of an offer in the order of their numbers. */
export async function listVersions(offerId: string): Promise<OfferVersionRow[]> {
  return findVersions({ offerId })
}

const findOwn = compiled((on, input: { id: string; partyId: string }) =>
  select(on, ownedBy(input.partyId, input.id)).limit(1),
)

export async function loadOwnOffer(id: string, partyId: string) {
  const [row] = await findOwn({ id, partyId })
  return row
}

interface OfferPage extends OfferFilter, CursorPosition {
  brandId?: string
  talentId?: string
  talentIds?: readonly string[]
  maxRows: number
}

const newestFirst = sql`${offers.createdAt} desc, ${offers.id} desc`

const findPage = compiled((on, input: OfferPage) => {
  const { talentIds: ids, maxRows } = input
  const where = and(
    input.brandId ? eq(offers.brandId, input.brandId) : sql`${offers.status} <> 'draft'`,
    input.talentId ? eq(offers.talentId, input.talentId) : undefined,
    input.status ? eq(offers.status, input.status) : undefined,
    input.campaignId === null ? sql`${offers.campaignId} is null` : undefined,
    input.campaignId ? eq(offers.campaignId, input.campaignId) : undefined,
    afterCursor([offers.createdAt, offers.id], input),
  )
  return select(
    on,
    ids ? newestOfEach(offers, offers.talentId, { ids, where, order: newestFirst, maxRows }) : where,
  )
    .orderBy(newestFirst)
    .limit(maxRows)
})

/** Lists the offers of a brand, newest first; one row more than the limit. */
export async function listSentOffers(brandId: string, filter: OfferFilter, page: Page) {
  return findPage({ brandId, ...filter, ...decodePageCursor(page.cursor), maxRows: page.limit + 1 })
}

/** Lists the offers to these talents, newest first, without drafts; one row more than the limit. */
export async function listReceivedOffers(talentIds: readonly string[], filter: OfferFilter, page: Page) {
  const [talentId, ...others] = talentIds
  const recipients = talentId && others.length === 0 ? { talentId } : { talentIds }
  return findPage({ ...recipients, ...filter, ...decodePageCursor(page.cursor), maxRows: page.limit + 1 })
}

/** One transition of an offer; `actor` is the account that made the request, or `system`. */
export interface OfferTransition {
  event: string
  by: string
  actor: string
  at: Date
}

const findTransitions = compiled((on, input: { id: string }) =>
  on
    .select({ event: transitions.event, by: transitions.by, actor: transitions.actor, at: transitions.at })
    .from(transitions)
    .where(
      and(eq(transitions.noun, 'offer'), eq(transitions.subjectId, input.id), ne(transitions.event, 'draft')),
    )
    .orderBy(transitions.id)
    .limit(200),
)

/** Lists the transitions of an offer, oldest first, without its creation. */
export async function listOfferTransitions(id: string): Promise<OfferTransition[]> {
  return findTransitions({ id })
}

/** The agency that accepted on behalf of the talent; another one may earn the commission. */
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
      noFee: noFeeColumns,
    })
    .from(offers)
    .leftJoin(payables, eq(payables.id, offers.payableId))
    .leftJoin(campaigns, eq(campaigns.id, offers.campaignId))
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .innerJoin(talents, eq(talents.id, offers.talentId))
    .leftJoin(agencies, eq(agencies.id, offers.agencyId))
    .leftJoin(consenting, eq(consenting.id, offers.consentBy))
    .leftJoin(outsideInvitations, isPairOf(offers.brandId, offers.talentId))
    .where(where)
    .$dynamic()
}

function ownedBy(partyId: string, id: string): SQL | undefined {
  const asTalent = and(eq(offers.talentId, partyId), sql`${offers.status} <> 'draft'`)
  return and(eq(offers.id, id), or(eq(offers.brandId, partyId), asTalent))
}
