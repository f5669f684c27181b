import type { operatorRecordCalls } from '@marquee/contract/calls/operator-records'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadDealDetails } from '../deals/deal-details.ts'
import { loadDeal, loadDealMoney } from '../deals/deals.store.ts'
import { isBeforePost } from '../deals/deliverable.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { viewItem } from './load-queue.ts'
import { listQueue } from './queue.store.ts'
import { countMessagesOfDeal, listCasesOfDeal } from './records.store.ts'
import { loadPartyOf, viewPayout } from './records.view.ts'

const MAX_ITEMS = 200

/** Returns a deal as operators read it outside a case, and records the opening. Fails with `not_found`. */
export const openDeal: Handler<typeof operatorRecordCalls.openDeal> = async (ctx, { dealId, reason }) => {
  const deal = (await loadDeal(dealId)) ?? fail('not_found')
  const [details, { payments, payouts }, cases, messages, items] = await Promise.all([
    loadDealDetails(dealId, deal.talentId, { viewer: 'talent', now: ctx.now }),
    loadDealMoney(dealId),
    listCasesOfDeal(dealId),
    countMessagesOfDeal(dealId),
    listQueue(ctx.now, MAX_ITEMS),
  ])
  const agencyId = details.agency?.id ?? null
  const partyOf = await loadPartyOf([
    deal.brandId,
    deal.talentId,
    ...(agencyId ? [agencyId] : []),
    ...payouts.map(({ payeeId }) => payeeId),
  ])
  await recordOperatorAct(ctx, { action: 'openDeal', subject: { noun: 'deal', id: dealId }, reason })
  return {
    id: dealId,
    status: details.status,
    title: details.campaign.title,
    isDirect: details.campaign.isDirect,
    brand: partyOf(deal.brandId),
    talent: partyOf(deal.talentId),
    agency: agencyId ? partyOf(agencyId) : null,
    price: details.price,
    createdAt: details.createdAt,
    completedAt: details.completedAt,
    payDay: details.payDay,
    deliverables: details.deliverables.map(
      ({ id, title, status, spec, dueAt, isOverdue, postUrl, submissions, disclosure }) => ({
        id,
        title,
        status,
        dueAt,
        isOverdue,
        postUrl,
        submissions: submissions.length,
        disclosureBasis: disclosure?.basis ?? null,
        mayAllowUnlabelled: spec.platform !== 'file' && isBeforePost(status) && disclosure === null,
      }),
    ),
    payments: payments.map(({ id, createdAt, status, captured, refunded }) => ({
      id,
      at: createdAt.toISOString(),
      status,
      captured,
      refunded,
    })),
    payouts: payouts.map((payout) => ({ ...viewPayout(payout), payee: partyOf(payout.payeeId) })),
    timeline: details.timeline,
    cases,
    queueItems: items.filter((item) => item.deal_id === dealId).map((item) => viewItem(item, ctx.now)),
    messages,
  }
}
