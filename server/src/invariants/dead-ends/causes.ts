import type { QueueKindName } from '@marquee/contract/rules/queue-kinds'

/** The objects of one deal, each with its state; `new` before it exists. One of each is enough to get stuck. */
export const nouns = [
  'campaign',
  'application',
  'offer',
  'payment',
  'deal',
  'deliverable',
  'shipment',
  'amendment',
  'cancellation',
  'dispute',
  'chargeback',
  'payout',
] as const
export type Noun = (typeof nouns)[number]
/** The states of all of them, and where a paused deal or a disputed payment returns to. */
export type Composed = Readonly<Record<Noun | 'resumed deal' | 'resumed payment', string>>
/** A deliverable is handed over as files, or posted; `product`: as files, and the brand sends a product first. */
export type Kind = 'file' | 'post' | 'product'

/** States that other objects must be in. */
export type When = Partial<Record<Noun, readonly string[]>>

/** A transition by its noun and event, such as `deal complete`. The case of a chargeback has the table of disputes. */
export type Step = `${Noun} ${string}`

/**
 * What makes a step of the system happen. `time`: a timer of the table, a date of the object or a repeated job. `provider`: what a
 * bank or the payment provider reports in the end; what is late is in the operators’ queue. `operator`: a decision in the queue.
 * `chance`: a bank or the provider may report it or not, so nobody may rely on it. `with`: the same transaction as another step; a
 * step of people that has this cause happens with it only. An empty list stands for what the graph leaves out.
 */
export interface Cause {
  step: Step
  because: 'time' | 'provider' | 'operator' | 'chance' | 'with'
  with?: readonly Step[]
  when?: When
  /** Only for deals of this kind; what is for files is also for those with a product. */
  kind?: Kind
  /** The queue in which the operator finds it. */
  queue?: QueueKindName
}

const running = ['active', 'in_review', 'approved'] as const
const atWork: When = { deal: running }
/** Steps after which both sides get a part of the payment. */
const splits: readonly Step[] = [
  'deal agree_cancellation',
  'deal expire_cancellation',
  'deal decide_cancellation',
  'deal settle_dispute',
]
/** Neither an open offer nor a running deal. */
const ended: When = {
  offer: ['new', 'accepted', 'declined', 'withdrawn', 'expired'],
  deal: ['new', 'completed', 'cancelled'],
}
const endsOffer: readonly Step[] = ['offer discard', 'offer cancel', 'offer reject', 'offer expire']
/** Steps that end a deal before its work is complete. */
const endsDeal: readonly Step[] = ['deal cancel', 'deal cancel_overdue', 'deal cancel_unshipped', ...splits]
/** The brand is to send the product, or to answer a problem with it, and nothing was submitted. */
const unshipped: When = { shipment: ['awaiting_shipment', 'issue'], deliverable: ['pending'] }
const untouched: When = { deliverable: ['pending', 'changes_requested', 'cancelled'] }
const allBack: readonly Step[] = ['payment refund', 'payment lose']

export const causes: readonly Cause[] = [
  { step: 'campaign approve', because: 'operator', queue: 'campaign_review' },
  { step: 'campaign close', because: 'time' },
  {
    step: 'campaign complete',
    because: 'time',
    when: ended,
  },
  { step: 'application offer', because: 'with', with: ['offer send'] },
  { step: 'application hire', because: 'with', with: ['offer fund'] },
  { step: 'application release', because: 'with', with: endsOffer },
  { step: 'application withdraw', because: 'with', with: [] },
  { step: 'application close', because: 'with', with: ['campaign complete', 'campaign cancel'] },
  { step: 'offer send', because: 'with', with: ['payment authorise'] },
  { step: 'offer discard', because: 'time' },
  { step: 'offer counter', because: 'with', with: [] },
  { step: 'offer fund', because: 'with', with: ['payment capture'] },
  { step: 'offer payment_lapsed', because: 'time' },
  { step: 'offer expire', because: 'time' },
  { step: 'payment ask_action', because: 'chance' },
  { step: 'payment authorise', because: 'chance', when: { offer: ['draft'] } },
  { step: 'payment decline', because: 'chance' },
  { step: 'payment capture', because: 'chance', when: { offer: ['awaiting_payment'] } },
  { step: 'payment void', because: 'with', with: endsOffer },
  // A hold ends before the bank lets it expire, and a confirmation after a day.
  { step: 'payment void', because: 'time', when: { deal: ['new'] } },
  { step: 'payment release', because: 'with', with: ['deal complete', 'deal settle_completed'] },
  // What a bank has disputed meanwhile is paid out or divided afterwards.
  { step: 'payment release', because: 'with', with: ['payment win'], when: { deal: ['completed'] } },
  { step: 'payment refund_part', because: 'with', with: ['payment win'], when: { deal: ['cancelled'] } },
  { step: 'payment refund', because: 'with', with: ['deal cancel_overdue', 'deal cancel_unshipped'] },
  { step: 'payment refund_part', because: 'with', with: splits },
  { step: 'payment release', because: 'with', with: ['payment refund_part'], when: { deal: ['cancelled'] } },
  {
    step: 'payment refund',
    because: 'chance',
    when: { deal: [...running, 'disputed', 'cancellation_requested', 'completed'] },
  },
  { step: 'payment refund_part', because: 'chance', when: { deal: ['disputed', 'completed'] } },
  { step: 'payment refund_failed', because: 'chance' },
  {
    step: 'payment refund',
    because: 'operator',
    when: { deal: ['cancelled'] },
    queue: 'failed_refund',
  },
  { step: 'payment charge_back', because: 'chance' },
  { step: 'payment win', because: 'provider' },
  { step: 'payment lose', because: 'provider' },
  { step: 'payment lose_part', because: 'chance' },
  { step: 'deal open', because: 'with', with: ['offer fund'] },
  { step: 'deal review', because: 'with', with: ['deliverable submit'] },
  { step: 'deal continue', because: 'with', with: ['deliverable request_changes'] },
  { step: 'deal continue', because: 'with', with: ['deliverable approve'], kind: 'post' },
  { step: 'deal approve', because: 'with', with: ['deliverable approve'], kind: 'file' },
  { step: 'deal approve', because: 'with', with: ['deliverable post'], kind: 'post' },
  { step: 'deal reopen', because: 'with', with: ['amendment apply'] },
  // A renewal of rights is a change of a completed deal, which the graph leaves out.
  { step: 'deal renew', because: 'with', with: [] },
  { step: 'deal complete', because: 'time' },
  { step: 'deal cancel', because: 'with', with: allBack },
  { step: 'deal cancel_overdue', because: 'time', when: { deliverable: ['pending'] } },
  // The graph has one payment for each deal, so it leaves out milestones.
  { step: 'deal cancel_unfunded', because: 'with', with: [] },
  { step: 'deal cancel_unshipped', because: 'time', when: unshipped, kind: 'product' },
  {
    step: 'deal request_cancellation',
    because: 'with',
    with: ['cancellation request', 'cancellation freeze'],
  },
  { step: 'deal refuse_cancellation', because: 'with', with: ['cancellation refuse'] },
  { step: 'deal withdraw_cancellation', because: 'with', with: ['cancellation withdraw'] },
  { step: 'deal agree_cancellation', because: 'with', with: ['cancellation agree'] },
  { step: 'deal expire_cancellation', because: 'with', with: ['cancellation expire'] },
  { step: 'deal decide_cancellation', because: 'with', with: ['cancellation decide'] },
  { step: 'deal dispute', because: 'with', with: ['dispute open'] },
  { step: 'deal withdraw_dispute', because: 'with', with: ['dispute withdraw'] },
  {
    step: 'deal settle_completed',
    because: 'with',
    with: ['dispute settle', 'dispute close', 'dispute decide_appeal'],
    when: { deliverable: ['approved', 'live', 'completed'] },
  },
  {
    step: 'deal settle_dispute',
    because: 'with',
    with: ['dispute settle', 'dispute close', 'dispute decide_appeal'],
  },
  { step: 'deliverable open', because: 'with', with: ['deal open'] },
  { step: 'deliverable approve', because: 'time', when: atWork },
  { step: 'deliverable confirm', because: 'time', when: atWork },
  { step: 'deliverable complete', because: 'with', with: ['deal complete', 'deal settle_completed'] },
  { step: 'deliverable cancel', because: 'with', with: endsDeal },
  { step: 'shipment open', because: 'with', with: ['deal open'], kind: 'product' },
  { step: 'shipment receive', because: 'time', when: atWork, kind: 'product' },
  {
    step: 'shipment give_up',
    because: 'time',
    when: { ...atWork, deliverable: ['submitted', 'changes_requested', 'approved', 'completed'] },
    kind: 'product',
  },
  { step: 'shipment confirm_return', because: 'time', kind: 'product' },
  { step: 'shipment keep', because: 'time', when: { deal: ['completed', 'cancelled'] }, kind: 'product' },
  { step: 'shipment arrive', because: 'with', with: [] },
  { step: 'shipment end', because: 'with', with: ['deal complete', 'deal settle_completed', ...endsDeal] },
  { step: 'amendment propose', because: 'with', with: [] },
  // The hold of an extra revision at the agreed price applies it, as the hold of a proposed change proposes it.
  { step: 'amendment buy', because: 'with', with: [] },
  { step: 'amendment apply', because: 'chance', when: atWork },
  { step: 'amendment payment_lapsed', because: 'time' },
  { step: 'amendment counter', because: 'with', with: [] },
  { step: 'amendment expire', because: 'time' },
  { step: 'amendment end', because: 'with', with: ['deal complete', 'deal settle_completed', ...endsDeal] },
  { step: 'cancellation freeze', because: 'with', with: [] },
  { step: 'cancellation expire', because: 'time', when: untouched },
  { step: 'cancellation escalate', because: 'time' },
  { step: 'cancellation decide', because: 'operator', queue: 'cancellation' },
  { step: 'cancellation close', because: 'with', with: ['deal cancel'] },
  { step: 'chargeback register', because: 'with', with: ['payment charge_back'], when: atWork },
  { step: 'dispute escalate', because: 'time' },
  { step: 'dispute decide', because: 'operator', queue: 'dispute' },
  { step: 'dispute decide_appeal', because: 'operator', queue: 'appeal' },
  { step: 'dispute close', because: 'time' },
  { step: 'dispute end', because: 'with', with: ['deal cancel'] },
  {
    step: 'chargeback end',
    because: 'with',
    with: ['payment win', 'payment lose', 'payment lose_part', 'deal cancel'],
  },
  { step: 'payout schedule', because: 'with', with: ['payment release'] },
  { step: 'payout hold', because: 'chance' },
  { step: 'payout resume', because: 'with', with: [] },
  { step: 'payout send', because: 'time' },
  { step: 'payout pay', because: 'provider' },
  { step: 'payout fail', because: 'chance' },
  { step: 'payout reverse', because: 'with', with: allBack },
]

/** What people need for a step besides the states of its row. */
export const conditions: Partial<Record<Step, When>> = {
  'application invite': { campaign: ['live'] },
  'application apply': { campaign: ['live'] },
  'offer draft': { campaign: ['live'], application: ['new', 'submitted', 'shortlisted'] },
  'payment request': { offer: ['draft'] },
  'campaign complete': ended,
  'campaign cancel': ended,
  'deal cancel_overdue': { deliverable: ['pending'] },
  // Milestones are left out.
  'deal cancel_unfunded': { deal: [] },
  'deal cancel_unshipped': unshipped,
  'deliverable submit': atWork,
  'deliverable request_changes': atWork,
  'deliverable approve': atWork,
  'deliverable post': atWork,
  'deliverable confirm': atWork,
  'shipment give_address': atWork,
  'shipment ship': atWork,
  'shipment receive': atWork,
  'shipment report': atWork,
  'shipment replace': atWork,
  'shipment proceed': atWork,
  'shipment drop': atWork,
  'amendment draft': atWork,
  'amendment propose': atWork,
  'amendment accept': atWork,
  'cancellation request': atWork,
  'dispute open': { deal: [...running, 'completed'] },
}

/**
 * Guards that the acting side can meet by itself, by what it sends or by waiting, or that `when` states. A row with another guard
 * counts as a possible move, but never as a way out.
 */
export const ownGuards: ReadonlySet<string> = new Set([
  'work_unfinished',
  'not_overdue',
  'product_not_late',
  'tracking_missing',
  'product_received',
  'wrong_state',
  'nothing_uploaded',
  'comment_missing',
  'not_a_post',
  'post_url_missing',
  'deals_open',
  'offers_open',
])

/** States besides the ends of the tables in which nobody waits: a draft, an application that was declined, money where it belongs, or an item of the queue. */
export const settled: Partial<Record<Noun, readonly string[]>> = {
  campaign: ['draft'],
  application: ['declined', 'withdrawn'],
  payment: ['released', 'refunded', 'partially_refunded'],
  shipment: ['received'],
  payout: ['paid', 'on_hold', 'failed'],
}
