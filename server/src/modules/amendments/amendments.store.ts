import { fail } from '@marquee/contract/errors'
import { and, asc, count, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { transitions } from '../../platform/transitions/transitions.tables.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { loadBrand } from '../brands/brands.store.ts'
import type { Deal } from '../deals/deal.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import { lockMilestones, type MilestoneRow } from '../milestones/milestones.store.ts'
import { offers } from '../offers/offers.tables.ts'
import { lockPayablesOf, type PayableWithPayment } from '../payments/payables.store.ts'
import { payables } from '../payments/payments.tables.ts'
import { loadTalent, type Talent } from '../talents/talents.store.ts'
import { amendments } from './amendments.tables.ts'

export type Amendment = typeof amendments.$inferSelect
export type AmendmentChanges = Partial<typeof amendments.$inferInsert>

/** A transition of a change; `actor` is the account that made the request, or `system`. */
export interface AmendmentTransition {
  subjectId: string
  event: string
  by: string
  actor: string
  at: Date
}

/**
 * A deal with its changes and everything their rules need. Offer, deal, changes, deliverables, milestones, payables and open
 * payments are locked, in this order.
 */
export interface AmendedDeal {
  deal: Deal
  talent: Talent
  brandName: string
  /** The talent has closed their account. */
  isTalentGone: boolean
  /** In the order of their numbers. */
  amendments: Amendment[]
  work: Deliverable[]
  /** In their order; none where the deal is paid at once. */
  milestones: MilestoneRow[]
  payables: PayableWithPayment[]
}

/** The deal itself, or the deal of a change or of what pays for a change; with a party only its own. */
interface Which {
  dealId?: string
  amendmentId?: string
  payableId?: string
  deliverableId?: string
  partyId?: string
}

function dealIdOf({ dealId, amendmentId, payableId, deliverableId, partyId }: Which): SQL {
  const found = dealId
    ? sql`${dealId}::uuid`
    : amendmentId
      ? sql`(select a.deal_id from amendments a where a.id = ${amendmentId})`
      : deliverableId
        ? sql`(select w.deal_id from deliverables w where w.id = ${deliverableId})`
        : sql`(select a.deal_id from amendments a where a.payable_id = ${payableId})`
  return partyId
    ? sql`(select d.id from deals d where d.id = ${found} and (d.brand_id = ${partyId} or d.talent_id = ${partyId}))`
    : found
}

const lockOfferOf = compiled((on, which: Which) =>
  on
    .select({ id: offers.id })
    .from(offers)
    .where(sql`${offers.id} = (select d.offer_id from deals d where d.id = ${dealIdOf(which)})`)
    .for('update'),
)
const lockDealOf = compiled((on, which: Which) =>
  on
    .select()
    .from(deals)
    .where(sql`${deals.id} = ${dealIdOf(which)}`)
    .for('update'),
)
const lockAmendmentsOf = compiled((on, which: Which) =>
  on
    .select()
    .from(amendments)
    .where(sql`${amendments.dealId} = ${dealIdOf(which)}`)
    .orderBy(asc(amendments.no))
    .for('update'),
)
const lockWorkOf = compiled((on, which: Which) =>
  on
    .select()
    .from(deliverables)
    .where(sql`${deliverables.dealId} = ${dealIdOf(which)}`)
    .orderBy(asc(deliverables.position))
    .for('update'),
)

/**
 * Locks and loads a deal with its changes, in two waits. With `partyId` only a deal of this brand or talent; a
 * foreign one is undefined.
 */
export async function lockAmendedDeal(which: Which): Promise<AmendedDeal | undefined> {
  const [, [deal], rows, work] = await Promise.all([
    lockOfferOf(which),
    lockDealOf(which),
    lockAmendmentsOf(which),
    lockWorkOf(which),
  ])
  if (!deal) return undefined
  const [ofDeal, owed, talent, brand] = await Promise.all([
    deal.fundedMilestones === null ? [] : lockMilestones(deal.id),
    lockPayablesOf(deal.offerId),
    loadTalent(deal.talentId),
    loadBrand(deal.brandId),
  ])
  if (!talent || !brand) throw new Error(`Deal ${deal.id} lacks a side`)
  return {
    deal,
    talent,
    brandName: brand.companyName,
    isTalentGone: talent.erasedAt !== null,
    amendments: rows,
    work,
    milestones: ofDeal,
    payables: owed,
  }
}

const insertAmendment = queuedWrite((on, values: typeof amendments.$inferInsert) =>
  on.insert(amendments).values(values).onConflictDoNothing().returning({ id: amendments.id }),
)

/** Queues a new change. Fails with `change_open` when another one of the deal is open. */
export async function createAmendment(amendment: Amendment): Promise<void> {
  await insertAmendment(amendment, (added) => {
    if (added.length === 0) fail('change_open')
  })
}

const findOfDeal = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select({ amendment: amendments, payable: payables, consentBy: agencies.name })
    .from(amendments)
    .leftJoin(payables, eq(payables.id, amendments.payableId))
    .leftJoin(agencies, eq(agencies.id, amendments.consentBy))
    .where(eq(amendments.dealId, dealId))
    .orderBy(asc(amendments.no))
    .limit(200),
)

/** Lists the changes of a deal in the order of their numbers, with what pays for them. */
export async function listAmendments(dealId: string) {
  return findOfDeal({ dealId })
}

const findTransitions = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select({
      subjectId: transitions.subjectId,
      event: transitions.event,
      by: transitions.by,
      actor: transitions.actor,
      at: transitions.at,
    })
    .from(transitions)
    .where(
      and(
        eq(transitions.noun, 'amendment'),
        sql`${transitions.subjectId} = any(array(
          select ${amendments.id} from ${amendments} where ${amendments.dealId} = ${dealId}))`,
      ),
    )
    .orderBy(transitions.id)
    .limit(500),
)

/** Lists the transitions of the changes of a deal, oldest first; 500 at most. */
export async function listAmendmentTransitions(dealId: string): Promise<AmendmentTransition[]> {
  return findTransitions({ dealId })
}

const findOne = compiled((on, { id }: { id: string }) =>
  on.select().from(amendments).where(eq(amendments.id, id)),
)

export async function loadAmendment(id: string): Promise<Amendment | undefined> {
  const [row] = await findOne({ id })
  return row
}

const findTalent = compiled((on, { id }: { id: string }) =>
  on
    .select({ talentId: deals.talentId })
    .from(amendments)
    .innerJoin(deals, eq(deals.id, amendments.dealId))
    .where(eq(amendments.id, id)),
)

/** Returns the talent of a change; null when it does not exist. */
export async function talentOfAmendment(id: string): Promise<string | null> {
  return (await findTalent({ id }))[0]?.talentId ?? null
}

const findAgreed = compiled((on, input: { dealId?: string; payableId?: string }) =>
  on
    .select({ id: amendments.id })
    .from(amendments)
    .where(
      and(
        input.dealId ? eq(amendments.dealId, input.dealId) : undefined,
        input.payableId ? eq(amendments.payableId, input.payableId) : undefined,
        eq(amendments.status, 'accepting'),
      ),
    ),
)

/** Returns whether both sides of a deal have agreed on a change that is not paid for yet. */
export async function hasAgreedChange(dealId: string): Promise<boolean> {
  return (await findAgreed({ dealId })).length > 0
}

/** Returns whether both sides have agreed on the change that this payable pays for. */
export async function isPayableAgreed(payableId: string): Promise<boolean> {
  return (await findAgreed({ payableId })).length > 0
}

/** Queues the end of an agency's acceptances that its talent has not approved. */
export async function deleteAmendmentConsents(talentId: string, agencyId: string): Promise<void> {
  const ofTalent = db().select({ id: deals.id }).from(deals).where(eq(deals.talentId, talentId))
  await queueWrite(
    db()
      .update(amendments)
      .set({ consentBy: null, consentAt: null })
      .where(
        and(
          eq(amendments.consentBy, agencyId),
          inArray(amendments.dealId, ofTalent),
          or(eq(amendments.status, 'proposed'), eq(amendments.status, 'accepting')),
        ),
      ),
  )
}

const findOpenRenewals = compiled((on, { party }: { party: string }) =>
  on
    .select({ dealId: deals.id, brandId: deals.brandId, talentId: deals.talentId })
    .from(deals)
    .where(
      and(
        or(eq(deals.brandId, party), eq(deals.talentId, party)),
        or(
          isNotNull(deals.renewalAskedAt),
          sql`exists (select from ${amendments} where ${amendments.dealId} = ${deals.id}
            and ${amendments.kind} = 'rights_renewal' and ${amendments.status} in ('draft', 'proposed'))`,
        ),
      ),
    )
    .orderBy(asc(deals.id)),
)

/** Lists the deals of a brand or talent with a renewal of rights that is not agreed yet, or with a request for its price. */
export async function listOpenRenewals(
  party: string,
): Promise<{ dealId: string; brandId: string; talentId: string }[]> {
  return findOpenRenewals({ party })
}

const countAgreedRenewals = compiled((on, { parties }: { parties: string[] }) =>
  on
    .select({ talentId: deals.talentId, count: count() })
    .from(amendments)
    .innerJoin(deals, eq(deals.id, amendments.dealId))
    .where(
      and(
        eq(amendments.kind, 'rights_renewal'),
        eq(amendments.status, 'accepting'),
        or(sql`${deals.brandId} = any(${parties}::uuid[])`, sql`${deals.talentId} = any(${parties}::uuid[])`),
      ),
    )
    .groupBy(deals.talentId),
)

/** Counts the renewals of rights of brands or talents that both sides have agreed on and that are not paid for yet, by talent. */
export async function countAgreedRenewalsOf(
  parties: readonly string[],
): Promise<{ talentId: string; count: number }[]> {
  return countAgreedRenewals({ parties: [...parties] })
}
