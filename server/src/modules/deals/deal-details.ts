import type { DealDetails } from '@marquee/contract/calls/deals'
import { fail } from '@marquee/contract/errors'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { holdReasons } from '@marquee/contract/lifecycles/payout'
import type { Delegation } from '../../platform/handler.ts'
import { viewDocumentsAbout } from '../invoices/invoices.view.ts'
import { actingPartyOf, maySeeSplit } from '../offers/offers.view.ts'
import type { PayoutRow } from '../payouts/payouts.store.ts'
import { type Deal, rightsEndOf } from './deal.ts'
import { findOwnDeal, listDealTransitions, loadDealMoney } from './deals.store.ts'
import { dealCards, stagesOf } from './deals.view.ts'
import { listDeliverables, listSubmissions, loadAttachments } from './deliverables.store.ts'
import { viewDeliverable } from './deliverables.view.ts'

type Money = NonNullable<DealDetails['money']>
type MoneyRows = Awaited<ReturnType<typeof loadDealMoney>>

/** The reader of a deal, and the delegation when an agent reads on behalf of the talent. */
interface DetailsReader {
  viewer: 'brand' | 'talent'
  delegation?: Delegation | undefined
  now: Date
}

/**
 * Returns one deal of this party with all details; two waits, the second for the documents. Fails with
 * `not_found` for a foreign deal.
 */
export async function loadDealDetails(
  dealId: string,
  partyId: string,
  reader: DetailsReader,
): Promise<DealDetails> {
  const { viewer, delegation } = reader
  const [found, work, submissions, attachments, timeline, rows, viewCard] = await Promise.all([
    findOwnDeal(dealId, partyId),
    listDeliverables(dealId),
    listSubmissions({ dealId }),
    loadAttachments({ dealId }),
    listDealTransitions(dealId),
    loadDealMoney(dealId),
    dealCards({ viewer, agencyId: delegation?.agencyId ?? null }, reader.now),
  ])
  const row = found ?? fail('not_found')
  const { deal } = row
  const titles = new Map(work.map(({ id, title }) => [id, title]))
  return {
    ...viewCard(row),
    acceptedVersionNo: deal.acceptedVersionNo,
    terms: deal.terms,
    mustInclude: row.campaign?.mustInclude ?? '',
    mustAvoid: row.campaign?.mustAvoid ?? '',
    stages: stagesOf(deal, work, submissions),
    deliverables: work.map((deliverable) =>
      viewDeliverable(deal, deliverable, { submissions, ...attachments }, reader),
    ),
    rightsEndAt: rightsEndOf(deal)?.toISOString() ?? null,
    renewalAsked:
      deal.renewalMonths && deal.renewalAskedAt
        ? { months: deal.renewalMonths, at: deal.renewalAskedAt.toISOString() }
        : null,
    money: await viewMoney(deal, rows, reader),
    timeline: timeline.map((entry) => ({
      event: `${entry.noun}.${entry.event}`,
      subject: titles.get(entry.subjectId) ?? '',
      by: viewer === 'brand' ? entry.by : actingPartyOf(entry, deal.talentId),
      at: entry.at.toISOString(),
    })),
  }
}

/**
 * Returns the payments and payouts of a deal: its price and the changes of it together. The brand, and an agency
 * without commission, read one sum for the talent's side. The brand sees its invoices, the talent their statements,
 * and the owner of an agency those of the commission. Null for deals without a payable.
 */
async function viewMoney(
  deal: Deal,
  { payables, payments, payouts }: MoneyRows,
  reader: DetailsReader,
): Promise<Money | null> {
  const valid = payables.filter(
    ({ subject, status }) => status === 'paid' || (subject === 'offer' && status !== 'void'),
  )
  const [first] = valid
  if (!first) return null
  const paid = valid.flatMap(({ id }) => payments.findLast(({ payableId }) => payableId === id) ?? [])
  const own = payouts.filter(({ payableId }) => valid.some(({ id }) => id === payableId))
  const payout = own.filter(({ role }) => role === 'talent')
  const commission = own.filter(({ role }) => role === 'agent')
  const priceReader = { viewer: reader.viewer, agencyId: reader.delegation?.agencyId ?? null }
  const isSplitShown = commission[0] !== undefined && maySeeSplit(priceReader, commission[0].payeeId)
  const about = documentsFor(deal, valid, { payout, commission }, reader)
  const documents = about && (await viewDocumentsAbout(about.subjectIds, about.ownerId, reader.now))
  return {
    payableId: first.id,
    payment: viewPayments(paid),
    payout: viewPayout(payout, isSplitShown ? [] : commission, reader.viewer),
    commission: isSplitShown ? viewShares(commission) : null,
    documents: (about?.subjectIds ?? []).flatMap((id) => documents?.get(id) ?? []),
  }
}

/** Returns the charges of a deal as one payment; null before the first. */
function viewPayments(paid: MoneyRows['payments']): Money['payment'] {
  const [first] = paid
  if (!first) return null
  const captured = sum(paid.map((payment) => payment.captured))
  const refunded = sum(paid.map((payment) => payment.refunded))
  const disputed = paid.find(({ status }) => status === 'charged_back')
  const isPartRefunded = refunded > 0 && refunded < captured
  const status = disputed?.status ?? (isPartRefunded ? 'partially_refunded' : first.status)
  return { status, label: paymentLifecycle.states[status].label, captured, refunded }
}

/** Returns whose documents a reader sees, and about what; null for none. */
function documentsFor(
  deal: Deal,
  paid: MoneyRows['payables'],
  { payout, commission }: { payout: PayoutRow[]; commission: PayoutRow[] },
  { viewer, delegation }: DetailsReader,
): { subjectIds: string[]; ownerId: string } | null {
  if (viewer === 'brand') return { subjectIds: idsOf(paid), ownerId: deal.brandId }
  if (!delegation) return payout.length > 0 ? { subjectIds: idsOf(payout), ownerId: deal.talentId } : null
  // The agency's id is its owner's account; no one else sees its money, not even its members.
  const isOwner =
    delegation.accountId === delegation.agencyId && commission[0]?.payeeId === delegation.agencyId
  return isOwner ? { subjectIds: idsOf(commission), ownerId: delegation.agencyId } : null
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/**
 * Returns the talent's shares, or one sum with the commission for readers who do not see that. The brand does
 * not see why they are on hold.
 */
function viewPayout(
  payout: PayoutRow[],
  commission: PayoutRow[],
  viewer: DetailsReader['viewer'],
): Money['payout'] {
  const shares = viewShares(payout)
  return (
    shares && {
      ...shares,
      amount: shares.amount + sum(commission.map(remainderOf)),
      reason: viewer === 'brand' ? null : shares.reason,
    }
  )
}

/** Returns the shares of one payee as one: those on hold decide, then the one that arrives last. */
function viewShares(payouts: PayoutRow[]): Money['payout'] {
  const last = payouts
    .toSorted((a, b) => (a.arrivesBy?.getTime() ?? 0) - (b.arrivesBy?.getTime() ?? 0))
    .at(-1)
  const shown = payouts.find(({ status }) => status === 'on_hold') ?? last
  return shown ? { ...viewShare(shown), amount: sum(payouts.map(remainderOf)) } : null
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

function viewShare(payout: PayoutRow): NonNullable<Money['payout']> {
  return {
    status: payout.status,
    amount: remainderOf(payout),
    reason: payout.status === 'on_hold' && payout.holdReason ? holdReasons[payout.holdReason] : null,
    arrivesBy: payout.arrivesBy?.toISOString() ?? null,
  }
}

/** Returns what is left of a share after reversals, in minor units. */
const remainderOf = ({ amount, reversed }: PayoutRow): number => amount - reversed
