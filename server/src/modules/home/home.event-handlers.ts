import type { EventName, Events } from '@marquee/contract/events'
import { onEvent } from '../../platform/events/events.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { today } from '../../platform/time/day.ts'
import { listAgentAccountsOf } from '../roster/mandates.store.ts'

/** Which topics of open screens an event puts out of date; the first part of a query's key is its topic. */
const topics: { [Name in EventName]?: string[] } = {
  'agency.changed': ['roster', 'mandates', 'home'],
  'mandate.changed': ['roster', 'mandates', 'home'],
  'mandate.ended': ['roster', 'mandates', 'home'],
  'campaign.changed': ['campaigns', 'home'],
  'campaign.opened': ['campaigns', 'home'],
  'campaign.ended': ['campaigns', 'applications', 'offers', 'home'],
  'application.changed': ['applications', 'campaigns', 'home'],
  'offer.sent': ['offers', 'applications', 'campaigns', 'home'],
  'offer.edited': ['offers', 'home'],
  'offer.countered': ['offers', 'home'],
  'offer.counter_rejected': ['offers', 'home'],
  'offer.counter_withdrawn': ['offers', 'home'],
  'offer.agreed': ['offers', 'home'],
  'offer.accepted': ['offers', 'deals', 'applications', 'campaigns', 'home'],
  'offer.extended': ['offers', 'home'],
  'offer.unfunded': ['offers', 'home'],
  'offer.consent_asked': ['offers', 'home'],
  'offer.ended': ['offers', 'applications', 'campaigns', 'home'],
  'deal.opened': ['deals', 'home'],
  'deal.changed': ['deals', 'home'],
  'deal.completed': ['deals', 'campaigns', 'home'],
  'card.changed': ['cards'],
  'subscription.changed': ['subscription', 'account', 'home'],
  'payment.changed': ['payments', 'budgets'],
  'payment.authorised': ['payments', 'offers', 'budgets', 'home'],
  'payment.captured': ['payments', 'offers', 'budgets', 'invoices', 'earnings', 'home'],
  'payment.lapsed': ['payments', 'offers', 'home'],
  'payment.refunded': ['payments', 'budgets', 'invoices', 'earnings', 'deals'],
  'payment.released': ['payments', 'budgets', 'earnings', 'deals'],
  'payment.disputed': ['payments', 'earnings', 'deals'],
  'payment.dispute_lost': ['payments', 'budgets', 'invoices', 'earnings', 'deals'],
  'payee.changed': ['bank', 'earnings'],
  'payout.changed': ['earnings', 'deals'],
  'deliverable.submitted': ['deals', 'home'],
  'deliverable.changes_requested': ['deals', 'home'],
  'deliverable.approved': ['deals', 'home'],
  'deliverable.posted': ['deals', 'home'],
  'deliverable.completed': ['deals', 'home'],
  'deliverable.reminded': ['home'],
}

/** Wakes the open screens of both sides once the change is committed. */
export function registerHome(): void {
  for (const name of Object.keys(topics).filter(isEvent)) {
    onEvent(name, async (payload: Events[EventName], { now }) => {
      broadcast(await audienceOf(payload, today(now)), 'refresh', { topics: topics[name] ?? [] })
    })
  }
}

/** Whom an event is about, each as the event calls them, and everybody of an agency who may see that talent's work. */
async function audienceOf(payload: Events[EventName], day: string): Promise<string[]> {
  const ids = new Map<string, unknown>(Object.entries(payload))
  const named = ['brandId', 'talentId', 'payerId', 'payeeId', 'agencyId'].flatMap((name) => {
    const id = ids.get(name)
    return typeof id === 'string' ? [id] : []
  })
  const talents = ['talentId', 'payeeId'].map((name) => ids.get(name)).filter((id) => typeof id === 'string')
  return [...named, ...(await Promise.all(talents.map((id) => listAgentAccountsOf(id, day)))).flat()]
}

function isEvent(name: string): name is EventName {
  return Object.hasOwn(topics, name)
}
