import type { DealDetails } from '@marquee/contract/calls/deals'
import { fail } from '@marquee/contract/errors'
import { paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import { holdReasons } from '@marquee/contract/lifecycles/payout'
import type { Delegation } from '../../platform/handler.ts'
import { viewDocumentsAbout } from '../invoices/invoices.view.ts'
import { actingPartyOf, maySeeSplit } from '../offers/offers.view.ts'
import type { PayoutRow } from '../payouts/payouts.store.ts'
import type { Deal } from './deal.ts'
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
    stages: stagesOf(deal, work, submissions),
    deliverables: work.map((deliverable) =>
      viewDeliverable(deal, deliverable, { submissions, ...attachments }, reader),
    ),
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
 * Returns the payments and payouts of a deal. The brand, and an agency without commission, read one sum for
 * the talent's side. The brand sees its invoices, the talent their statements, and the owner of an agency
 * those of the commission. Null for deals without a payable.
 */
async function viewMoney(
  deal: Deal,
  { payables, payments, payouts }: MoneyRows,
  reader: DetailsReader,
): Promise<Money | null> {
  const payable = payables.findLast(({ status }) => status !== 'void')
  if (!payable) return null
  const payment = payments.findLast(({ payableId }) => payableId === payable.id)
  const own = payouts.filter(({ payableId }) => payableId === payable.id)
  const payout = own.find(({ role }) => role === 'talent')
  const commission = own.find(({ role }) => role === 'agent')
  const priceReader = { viewer: reader.viewer, agencyId: reader.delegation?.agencyId ?? null }
  const isSplitShown = commission && maySeeSplit(priceReader, commission.payeeId)
  const about = documentsFor(deal, payable.id, { payout, commission }, reader)
  const documents = about && (await viewDocumentsAbout([about.subjectId], about.ownerId, reader.now))
  return {
    payableId: payable.id,
    payment: payment
      ? {
          status: payment.status,
          label: paymentLifecycle.states[payment.status].label,
          captured: payment.captured,
          refunded: payment.refunded,
        }
      : null,
    payout: payout ? viewPayout(payout, isSplitShown ? undefined : commission, reader.viewer) : null,
    commission: isSplitShown ? viewShare(commission) : null,
    documents: (about && documents?.get(about.subjectId)) ?? [],
  }
}

/** Returns whose documents a reader sees, and about what; null for none. */
function documentsFor(
  deal: Deal,
  payableId: string,
  { payout, commission }: { payout: PayoutRow | undefined; commission: PayoutRow | undefined },
  { viewer, delegation }: DetailsReader,
): { subjectId: string; ownerId: string } | null {
  if (viewer === 'brand') return { subjectId: payableId, ownerId: deal.brandId }
  if (!delegation) return payout ? { subjectId: payout.id, ownerId: deal.talentId } : null
  // The agency's id is its owner's account; no one else sees its money, not even its members.
  const isOwner = delegation.accountId === delegation.agencyId && commission?.payeeId === delegation.agencyId
  return isOwner ? { subjectId: commission.id, ownerId: delegation.agencyId } : null
}

/**
 * Returns the talent's share, or one sum with the commission for readers who do not see that. The brand does
 * not see why it is on hold.
 */
function viewPayout(
  payout: PayoutRow,
  commission: PayoutRow | undefined,
  viewer: DetailsReader['viewer'],
): NonNullable<Money['payout']> {
  const share = viewShare(payout)
  return {
    ...share,
    amount: share.amount + (commission ? remainderOf(commission) : 0),
    reason: viewer === 'brand' ? null : share.reason,
  }
}

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
