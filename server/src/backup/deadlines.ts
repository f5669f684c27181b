import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { amendments } from '../modules/amendments/amendments.tables.ts'
import { cancellations } from '../modules/cancellations/cancellations.tables.ts'
import { deals, deliverables } from '../modules/deals/deals.tables.ts'
import { postCorrections } from '../modules/deals/post-checks.tables.ts'
import { disputes } from '../modules/disputes/disputes.tables.ts'
import { emailChanges, secondFactors } from '../modules/identity/security.tables.ts'
import { milestones } from '../modules/milestones/milestones.tables.ts'
import { offers } from '../modules/offers/offers.tables.ts'
import { payees } from '../modules/payouts/payouts.tables.ts'
import { reportCases } from '../modules/reports/reports.tables.ts'
import { reviewPeriods } from '../modules/reviews/reviews.tables.ts'
import { shipments } from '../modules/shipments/shipments.tables.ts'

/** What a restoration does with the timers of one noun. */
interface DeadlineRow {
  noun: string
  /** The timers of the noun; all that no other row names without them. */
  events?: readonly string[]
  /**
   * The dates that move with the timers by the time between the backup and its restoration, so that nobody loses time to answer;
   * or why the timers keep their time.
   */
  rule: { moves: readonly MovedColumn[] } | { stays: string }
}

/** A date that users see for a timer, and the condition (SQL) on which a row has it. */
interface MovedColumn {
  column: AnyPgColumn
  where?: string
}

/** A paused deal gets its whole pause back when it goes on. */
const running = 'paused_at is null'
const ofRunningDeal = `exists (select from deals where deals.id = deal_id and deals.${running})`

/** Every timer of the product. A test compares it with those that have a handler. */
export const deadlines: readonly DeadlineRow[] = [
  { noun: 'sign_up', rule: { moves: [] } },
  { noun: 'second factor', rule: { moves: [{ column: secondFactors.removesAt }] } },
  { noun: 'mandate', events: ['expire'], rule: { moves: [] } },
  { noun: 'mandate', events: ['lapse'], rule: { stays: 'Both sides agreed on the last day.' } },
  { noun: 'campaign', events: ['complete'], rule: { moves: [] } },
  { noun: 'campaign', rule: { stays: 'The last day to apply was announced.' } },
  { noun: 'application', rule: { moves: [] } },
  { noun: 'offer', events: ['sunset'], rule: { stays: 'The mandate says until when commission is due.' } },
  { noun: 'offer', rule: { moves: [{ column: offers.expiresAt }] } },
  { noun: 'deal', rule: { moves: [{ column: deals.payDay, where: running }] } },
  { noun: 'usage rights', rule: { stays: 'Both sides agreed on the days, counted from the completion.' } },
  { noun: 'ad code', rule: { stays: 'The platform ends the code on its own date.' } },
  {
    noun: 'deliverable',
    rule: {
      moves: [
        { column: deliverables.dueAt, where: ofRunningDeal },
        { column: deliverables.autoDecisionAt, where: ofRunningDeal },
      ],
    },
  },
  {
    noun: 'correction',
    rule: { moves: [{ column: postCorrections.dueAt }, { column: deliverables.correctionDueAt }] },
  },
  { noun: 'post check', rule: { stays: 'Its days are counted from the post.' } },
  {
    noun: 'shipment',
    rule: {
      moves: [
        { column: shipments.dueAt, where: running },
        { column: shipments.plannedAt, where: running },
        { column: deals.productDueAt, where: running },
      ],
    },
  },
  {
    noun: 'milestone',
    rule: {
      moves: [
        { column: milestones.payDay, where: ofRunningDeal },
        { column: milestones.dueAt },
        { column: deals.milestoneDueAt },
      ],
    },
  },
  { noun: 'amendment', rule: { moves: [{ column: amendments.expiresAt }] } },
  {
    noun: 'cancellation',
    rule: { moves: [{ column: cancellations.respondBy }, { column: cancellations.decideBy }] },
  },
  {
    noun: 'dispute',
    rule: {
      moves: [{ column: disputes.settleBy }, { column: disputes.decideBy }, { column: disputes.appealBy }],
    },
  },
  { noun: 'review', rule: { moves: [{ column: reviewPeriods.endsAt }] } },
  { noun: 'report case', rule: { moves: [{ column: reportCases.appealBy }] } },
  { noun: 'payout', events: ['resume'], rule: { moves: [{ column: payees.waitsUntil }] } },
  { noun: 'payout', rule: { moves: [] } },
  { noun: 'payment', rule: { stays: 'The bank decides when a hold ends.' } },
  { noun: 'chargeback', rule: { stays: 'The bank decides until when it takes evidence.' } },
  { noun: 'subscription', rule: { stays: 'The payment provider renews on its own date.' } },
  { noun: 'conversation', rule: { moves: [] } },
  { noun: 'saved searches', rule: { stays: 'They are counted at a time of day.' } },
  { noun: 'digest', rule: { stays: 'It is sent at a time of day.' } },
  { noun: 'document', rule: { stays: 'It is printed at once.' } },
  { noun: 'setting change', rule: { stays: 'The day was announced.' } },
]

/** Dates that move although no timer belongs to them. */
export const datesWithoutTimer: readonly MovedColumn[] = [{ column: emailChanges.undoUntil }]

/** Returns the row of a timer; undefined when there is none. */
export function deadlineOf(noun: string, event: string): DeadlineRow | undefined {
  const rows = deadlines.filter((row) => row.noun === noun)
  return rows.find((row) => row.events?.includes(event)) ?? rows.find((row) => !row.events)
}
