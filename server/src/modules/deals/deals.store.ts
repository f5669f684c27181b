import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { nextActor, statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { isOutstanding, shipmentLifecycle } from '@marquee/contract/lifecycles/shipment'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { compiled, queuedWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { newestOfEach } from '../../platform/database/newest-of-each.ts'
import { afterCursor, decodeGroupedCursor } from '../../platform/database/pagination.ts'
import { transitions } from '../../platform/transitions/transitions.tables.ts'
import { agencyCardColumns } from '../agencies/agencies.store.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { brandCardColumns } from '../brands/brands.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { offers } from '../offers/offers.tables.ts'
import { payables, payments } from '../payments/payments.tables.ts'
import { payouts } from '../payouts/payouts.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import { type Deal, turnOf } from './deal.ts'
import { deals, deliverables, settlements } from './deals.tables.ts'
import { postCorrections } from './post-checks.tables.ts'

/** Counts of a deal's deliverables by progress. */
export interface Progress {
  done: number
  all: number
  /** Deliverables that are not approved and can be worked on: their milestone is paid, or they belong to none. */
  open: number
  due: string | null
  decides: string | null
  /** Deliverables with requested changes. */
  changes: number
  /** Approved deliverables that are not posted yet, and the day by which the first of them is to be posted. */
  toPost: number
  postBy: string | null
  /** Posts that the talent is to put right, and until when the first of them; and those whose correction the brand checks. */
  toCorrect: number
  correctBy: string | null
  toRecheck: number
  /** A post that is not confirmed is to be put right, so nothing completes by itself. */
  isHeld: boolean
  recheckBy: string | null
  /** When the first deliverable is due, while nothing was ever submitted; null otherwise. */
  untouchedUntil: string | null
  /** A split of its money has ended the deal. */
  isSplit: boolean
}

interface Page {
  cursor?: string
  limit: number
}

export interface DealFilter {
  status?: Deal['status']
  campaignId?: string | null
}

/** When the right to use the work of a deal that grants one ends; null until it begins. The SQL of `rightsEndOf`. */
export const rightsEnd = sql`coalesce(${deals.rightsUntil},
  ${deals.rightsFrom} + make_interval(days => (${deals.terms}->'rights'->>'days')::int))`

/** The condition that the milestone of a deliverable is paid, or that it belongs to none. The SQL of `isFunded`. */
export const isFundedWork = sql`(${deliverables.milestoneNo} is null or ${deliverables.milestoneNo} <= ${deals.fundedMilestones})`

/** The parties whose deals a list shows. */
export type DealParties = { brandId: string } | { talentIds: readonly string[] }

const insertDeal = queuedWrite((on, values: Deal) => on.insert(deals).values(values))

/** Queues a new deal. A second deal of the same offer fails. */
export async function createDeal(deal: Deal): Promise<void> {
  await insertDeal(deal)
}

const lockOne = compiled((on, { id, brandId }: { id: string; brandId?: string | undefined }) =>
  on
    .select()
    .from(deals)
    .where(and(eq(deals.id, id), brandId ? eq(deals.brandId, brandId) : undefined))
    .for('update'),
)

const lockOffersOf = compiled((on, { id, brandId }: { id: string; brandId?: string | undefined }) =>
  on
    .select({ id: offers.id })
    .from(offers)
    .where(
      eq(
        offers.id,
        on
          .select({ offerId: deals.offerId })
          .from(deals)
          .where(and(eq(deals.id, id), brandId ? eq(deals.brandId, brandId) : undefined)),
      ),
    )
    .for('update'),
)

/**
 * Locks the offer of a deal, then the deal, and returns the deal; with `brandId` only one of this brand. The
 * money of a deal moves only under both locks, taken in this order.
 */
export async function lockDealWithOffer(id: string, brandId?: string): Promise<Deal | undefined> {
  const [, [deal]] = await Promise.all([lockOffersOf({ id, brandId }), lockOne({ id, brandId })])
  return deal
}

const setProduct = queuedWrite(
  (on, { id, ...product }: Pick<Deal, 'id' | 'productStatus' | 'productDueAt'>) =>
    on.update(deals).set(product).where(eq(deals.id, id)),
)

/** Queues how far the product of a locked deal is, for lists and for the rules about late work. */
export async function updateDealProduct(
  product: Pick<Deal, 'id' | 'productStatus' | 'productDueAt'>,
): Promise<void> {
  await setProduct(product)
}

const setMilestones = queuedWrite(
  (on, { id, ...milestones }: Pick<Deal, 'id' | 'fundedMilestones' | 'milestoneDueAt'>) =>
    on.update(deals).set(milestones).where(eq(deals.id, id)),
)

/** Queues how many milestones of a locked deal are paid, and since when the next one is to be paid. */
export async function updateDealMilestones(
  milestones: Pick<Deal, 'id' | 'fundedMilestones' | 'milestoneDueAt'>,
): Promise<void> {
  await setMilestones(milestones)
}

const setRenewalRequest = queuedWrite(
  (on, { id, ...asked }: Pick<Deal, 'id' | 'renewalMonths' | 'renewalAskedAt'>) =>
    on.update(deals).set(asked).where(eq(deals.id, id)),
)

/** Queues that the brand asks for the price of a renewal of a locked deal, or that this was answered (both null). */
export async function updateRenewalRequest(
  asked: Pick<Deal, 'id' | 'renewalMonths' | 'renewalAskedAt'>,
): Promise<void> {
  await setRenewalRequest(asked)
}

const findDeal = compiled((on, { id }: { id: string }) => on.select().from(deals).where(eq(deals.id, id)))

export async function loadDeal(id: string): Promise<Deal | undefined> {
  const [deal] = await findDeal({ id })
  return deal
}

const lockByOffer = compiled((on, { offerId }: { offerId: string }) =>
  on.select().from(deals).where(eq(deals.offerId, offerId)).for('update'),
)

/** Locks and returns the deal of a locked offer, if there is one. */
export async function lockDealOfOffer(offerId: string): Promise<Deal | undefined> {
  const [deal] = await lockByOffer({ offerId })
  return deal
}

/** Finds a deal of this brand or talent with what its card shows; undefined for a foreign one. */
export async function findOwnDeal(id: string, partyId: string) {
  const ofParty = or(eq(deals.brandId, partyId), eq(deals.talentId, partyId))
  const [row] = await select(and(eq(deals.id, id), ofParty)).limit(1)
  return row
}

/**
 * Lists deals of a brand or of these talents: those first that they must act on, ended ones last, newest first
 * within; one row more than the limit.
 */
export async function listDeals(parties: DealParties, filter: DealFilter, page: Page) {
  const rank = turnRank('brandId' in parties ? 'brand' : 'talent')
  const where = and(
    filter.status ? eq(deals.status, filter.status) : undefined,
    filter.campaignId === undefined
      ? undefined
      : filter.campaignId === null
        ? sql`${deals.campaignId} is null`
        : eq(deals.campaignId, filter.campaignId),
    afterDeal(page.cursor, rank),
  )
  const limit = page.limit + 1
  const order = sql`${rank} asc, ${deals.createdAt} desc, ${deals.id} desc`
  return select(ofParties(parties, { where, order, maxRows: limit }))
    .orderBy(order)
    .limit(limit)
}

function ofParties(
  parties: DealParties,
  page: { where: SQL | undefined; order: SQL; maxRows: number },
): SQL | undefined {
  if ('brandId' in parties) return and(eq(deals.brandId, parties.brandId), page.where)
  const [talentId, ...others] = parties.talentIds
  if (talentId && others.length === 0) return and(eq(deals.talentId, talentId), page.where)
  return newestOfEach(deals, deals.talentId, { ids: parties.talentIds, ...page })
}

const listTransitions = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select({
      noun: transitions.noun,
      // A request to put a post right is about its deliverable.
      subjectId: sql<string>`coalesce((select ${postCorrections.deliverableId} from ${postCorrections}
        where ${transitions.noun} = 'correction' and ${postCorrections.id} = ${transitions.subjectId}), ${transitions.subjectId})`,
      event: transitions.event,
      by: transitions.by,
      actor: transitions.actor,
      at: transitions.at,
    })
    .from(transitions)
    .where(
      or(
        and(eq(transitions.noun, 'deal'), eq(transitions.subjectId, dealId)),
        and(
          eq(transitions.noun, 'deliverable'),
          sql`${transitions.subjectId} = any(array(
            select ${deliverables.id} from ${deliverables} where ${deliverables.dealId} = ${dealId}))`,
        ),
        and(
          eq(transitions.noun, 'correction'),
          sql`${transitions.subjectId} = any(array(
            select ${postCorrections.id} from ${postCorrections} where ${postCorrections.dealId} = ${dealId}))`,
        ),
      ),
    )
    .orderBy(transitions.id)
    .limit(500),
)

/** Lists the transitions of a deal and its deliverables, oldest first; 500 at most. */
export async function listDealTransitions(dealId: string) {
  return listTransitions({ dealId })
}

/** Returns the condition for the payables of a deal: for its offer, and for its changes. */
const payablesOfDeal = ({ dealId }: { dealId: string }): SQL =>
  sql`${payables.subjectId} = (
    select ${deals.offerId} from ${deals} where ${deals.id} = ${dealId})`

const listPayables = compiled((on, input: { dealId: string }) =>
  on
    .select()
    .from(payables)
    .where(payablesOfDeal(input))
    .orderBy(asc(payables.createdAt), asc(payables.part)),
)
const listPayments = compiled((on, input: { dealId: string }) =>
  on
    .select()
    .from(payments)
    .where(
      sql`${payments.payableId} = any(array(select ${payables.id} from ${payables} where ${payablesOfDeal(input)}))`,
    )
    .orderBy(asc(payments.createdAt), asc(payments.id)),
)
const listPayouts = compiled((on, input: { dealId: string }) =>
  on
    .select()
    .from(payouts)
    .where(
      sql`${payouts.payableId} = any(array(select ${payables.id} from ${payables} where ${payablesOfDeal(input)}))`,
    )
    .orderBy(asc(payouts.id)),
)

/** Loads the payables of a deal, and their payments and payouts, oldest first. */
export async function loadDealMoney(dealId: string) {
  const [owed, paid, paidOut] = await Promise.all([
    listPayables({ dealId }),
    listPayments({ dealId }),
    listPayouts({ dealId }),
  ])
  return { payables: owed, payments: paid, payouts: paidOut }
}

const findStatus = compiled((on, { id }: { id: string }) =>
  on.select({ status: deals.status }).from(deals).where(eq(deals.id, id)),
)

/** Returns whether a dispute about a deal is open. */
export async function isDisputed(id: string): Promise<boolean> {
  return (await findStatus({ id }))[0]?.status === 'disputed'
}

const findTalent = compiled((on, { id }: { id: string }) =>
  on.select({ talentId: deals.talentId }).from(deals).where(eq(deals.id, id)),
)

/** Returns the talent of a deal; null when it does not exist. */
export async function talentOfDeal(id: string): Promise<string | null> {
  return (await findTalent({ id }))[0]?.talentId ?? null
}

/** Returns `turnOf` of each deal as SQL: 0 where this side must act, 1 where it waits, 2 when the deal has ended. */
function turnRank(side: 'brand' | 'talent'): SQL<number> {
  const [yours, ended] = [0, 2].map((turn) =>
    sql.join(
      statesOf(dealLifecycle).flatMap((status) =>
        turnOf({ status, productStatus: null, milestoneDueAt: null }, side) === turn ? [sql`${status}`] : [],
      ),
      sql`, `,
    ),
  )
  // While the work waits for the payment of a milestone, the brand is next; for the product, the side that acts about that is next.
  const ofProduct = statesOf(shipmentLifecycle).filter(isOutstanding)
  const mine = ofProduct.filter((state) => nextActor(shipmentLifecycle, state) === side)
  const toPay = side === 'brand' ? 0 : 1
  return sql`(case
    when ${deals.status} = 'active' and ${deals.milestoneDueAt} is not null then ${sql.raw(String(toPay))}
    when ${deals.status} = 'active' and ${deals.productStatus} in ${[...ofProduct]}
      then case when ${deals.productStatus} in ${[...mine]} then 0 else 1 end
    when ${deals.status} in (${yours}) then 0 when ${deals.status} in (${ended}) then 2 else 1 end)`
}

/** Returns the condition for rows after a cursor of that order: later in the same group, or in a later group. */
function afterDeal(cursor: string | undefined, rank: SQL<number>): SQL | undefined {
  const position = decodeGroupedCursor(cursor)
  if (!position) return undefined
  const inGroup = and(sql`${rank} = ${position.group}`, afterCursor([deals.createdAt, deals.id], position))
  return or(inGroup, sql`${rank} > ${position.group}`)
}

const campaignColumns = {
  id: campaigns.id,
  title: campaigns.title,
  coverUrl: campaigns.coverUrl,
  mustInclude: campaigns.mustInclude,
  mustAvoid: campaigns.mustAvoid,
}

function select(where: SQL | undefined) {
  const progress = sql<Progress>`(
    select json_build_object(
      'done', count(*) filter (where ${deliverables.status} in ('approved', 'live', 'completed')),
      'all', count(*) filter (where ${deliverables.status} <> 'cancelled' or ${deals.status} = 'cancelled'),
      'open', count(*) filter (where ${deliverables.status} in ('pending', 'submitted', 'changes_requested') and ${isFundedWork}),
      'due', min(${deliverables.dueAt}) filter (where ${deliverables.status} in ('pending', 'changes_requested') and ${isFundedWork}),
      'decides', min(${deliverables.autoDecisionAt}) filter (where ${deliverables.status} in ('submitted', 'live')),
      'changes', count(*) filter (where ${deliverables.status} = 'changes_requested'),
      'toPost', count(*) filter (where ${deliverables.status} = 'approved' and ${deliverables.spec}->>'platform' <> 'file'),
      'postBy', min(${deliverables.spec}->>'postUntil') filter (where ${deliverables.status} = 'approved'),
      'toCorrect', count(*) filter (where ${deliverables.correctionStatus} = 'requested'),
      'correctBy', min(${deliverables.correctionDueAt}) filter (where ${deliverables.correctionStatus} = 'requested'),
      'isHeld', coalesce(bool_or(${deliverables.status} = 'live' and ${deliverables.correctionStatus} is not null), false),
      'toRecheck', count(*) filter (where ${deliverables.correctionStatus} = 'reported'),
      'recheckBy', min(${deliverables.correctionDueAt}) filter (where ${deliverables.correctionStatus} = 'reported'),
      'untouchedUntil', case when bool_and(${deliverables.status} in ('pending', 'cancelled')) then min(${deliverables.dueAt}) filter (where ${deliverables.status} = 'pending') end,
      'isSplit', exists (select from ${settlements} where ${settlements.dealId} = ${deals.id})
    ) from ${deliverables} where ${deliverables.dealId} = ${deals.id})`
  return db()
    .select({
      deal: deals,
      campaign: campaignColumns,
      brand: brandCardColumns,
      talent: talentCardColumns,
      agency: agencyCardColumns,
      progress,
    })
    .from(deals)
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .leftJoin(agencies, eq(agencies.id, deals.agencyId))
    .where(where)
    .$dynamic()
}
