import { z } from 'zod'
import { type Currency, formatMoney } from '../rules/currency.ts'
import { addDays, daysBetween, formatDate } from '../rules/dates.ts'
import { shareByParts } from '../rules/money.ts'
import type { DeliverableSpec } from './deliverable-spec.ts'
import type { Price } from './price.ts'

/** How many milestones an offer has at most. */
export const MAX_MILESTONES = 6

/** Work that ends later than this after the offer is paid in milestones, in days: the provider holds money for 90. */
export const MILESTONES_AFTER_DAYS = 60

/** How long the brand has to pay a milestone whose turn has come, in days; then the talent may leave the deal. */
export const MILESTONE_PAY_DAYS = 7

/** The smallest price of a milestone, in minor units, as it is entered. */
const MIN_MILESTONE_PRICE = 100

/**
 * A part of the work that is paid and paid out on its own. Milestones follow the order of the deliverables: the first
 * one has the first lines of the list, and so on.
 */
export const milestoneTerm = z.strictObject({
  /** How many lines of the list of deliverables belong to it. */
  deliverables: z.int().min(1).max(20),
  /** Its part of the price, in minor units, entered as the price is. */
  price: z
    .int('Please enter a whole amount.')
    .min(MIN_MILESTONE_PRICE, 'The smallest price of a milestone is 1.00.')
    .max(1_000_000_000, 'That amount is too large.'),
})
export type MilestoneTerm = z.output<typeof milestoneTerm>

interface Planned {
  price: number
  currency: Currency
  deliverables: readonly DeliverableSpec[]
  milestones: readonly MilestoneTerm[]
}

/** Returns what is wrong with milestones as issues at their fields, for the schema of a set of terms. */
export function milestoneIssues({ price, currency, deliverables, milestones }: Planned) {
  const issue = (path: (string | number)[], message: string) => ({ code: 'custom' as const, path, message })
  if (milestones.length === 0) return []
  if (milestones.length === 1) return [issue(['milestones'], 'Please add a second milestone, or none.')]
  const lines = milestones.reduce((sum, one) => sum + one.deliverables, 0)
  if (lines !== deliverables.length)
    return [issue(['milestones'], 'Each deliverable must belong to one milestone.')]
  const sum = milestones.reduce((total, one) => total + one.price, 0)
  const wrongSum =
    sum === price
      ? []
      : [
          issue(
            ['milestones'],
            `The milestones add up to ${formatMoney(sum, currency)}, and the price is ${formatMoney(price, currency)}.`,
          ),
        ]
  const groups = linesOfMilestones(milestones).map(([from, until]) => deliverables.slice(from, until))
  const early = groups.findIndex((group, index) => {
    const before = groups[index - 1]
    return before !== undefined && firstDue(group) < firstDue(before)
  })
  return early < 0
    ? wrongSum
    : [
        ...wrongSum,
        issue(
          ['milestones'],
          `Milestone ${early + 1} is due before milestone ${early}. Please order them by date.`,
        ),
      ]
}

/** Returns for each milestone the first line of the deliverables that belongs to it, and the first that does not. */
export function linesOfMilestones(milestones: readonly MilestoneTerm[]): [from: number, until: number][] {
  let from = 0
  return milestones.map(({ deliverables }) => {
    const lines: [number, number] = [from, from + deliverables]
    from += deliverables
    return lines
  })
}

/** Returns the number of the milestone that a line of the deliverables belongs to, from 1; null without milestones. */
export function milestoneOfLine(milestones: readonly MilestoneTerm[], line: number): number | null {
  const index = linesOfMilestones(milestones).findIndex(([from, until]) => line >= from && line < until)
  return index < 0 ? null : index + 1
}

/**
 * Returns the price of each milestone, in the order of the milestones. All amounts are rounded cumulatively, so that the
 * parts add up to the price exactly (payments, section 4).
 */
export function milestonePrices(price: Price, milestones: readonly MilestoneTerm[]): Price[] {
  const weights = milestones.map((milestone) => milestone.price)
  const [pays, taxes, fees, agents] = [price.payerPays, price.tax, price.fee, price.agent].map((total) =>
    shareByParts(total, weights),
  )
  return milestones.map((_milestone, index) => {
    const [payerPays = 0, tax = 0, fee = 0, agent = 0] = [pays, taxes, fees, agents].map(
      (parts) => parts?.[index] ?? 0,
    )
    const talent = payerPays - tax - fee - agent
    const net = price.feeMode === 'deducted' ? payerPays - tax : agent + talent
    return { ...price, payerPays, tax, net, fee, agent, talent }
  })
}

/** A milestone whose price can still go down: it is neither paid nor being charged. */
interface PricedMilestone {
  /** As it is entered. */
  entered: number
  price: Price
}

/** Returns by how much milestones can go down together, in minor units as they are entered. */
export function sumToLower(milestones: readonly Pick<PricedMilestone, 'entered'>[]): number {
  return milestones.reduce((sum, { entered }) => sum + Math.max(0, entered - MIN_MILESTONE_PRICE), 0)
}

/**
 * Returns milestones after their deal became cheaper: `entered` is taken from them in proportion to what each can give, and all parts of
 * the price with it, so that the sums are exact. Each keeps 1.00 at least where `entered` is at most `sumToLower`.
 */
export function loweredMilestones(
  milestones: readonly PricedMilestone[],
  { entered, before, after }: { entered: number; before: Price; after: Price },
): PricedMilestone[] {
  if (entered === 0 || milestones.length === 0) return [...milestones]
  const taken = shareByParts(
    entered,
    milestones.map((one) => Math.max(0, one.entered - MIN_MILESTONE_PRICE)),
  )
  const [pays, taxes, fees, agents] = (['payerPays', 'tax', 'fee', 'agent'] as const).map((part) =>
    shareByParts(before[part] - after[part], taken),
  )
  return milestones.map(({ entered: own, price }, index) => {
    const payerPays = price.payerPays - (pays?.[index] ?? 0)
    const tax = price.tax - (taxes?.[index] ?? 0)
    const fee = price.fee - (fees?.[index] ?? 0)
    const agent = price.agent - (agents?.[index] ?? 0)
    const talent = payerPays - tax - fee - agent
    const net = price.feeMode === 'deducted' ? payerPays - tax : agent + talent
    return {
      entered: own - (taken[index] ?? 0),
      price: { ...price, payerPays, tax, net, fee, agent, talent },
    }
  })
}

/** Returns what is held for an offer before it is accepted: the price, or the part of the first milestone. */
export function heldPrice(price: Price, { milestones }: { milestones: readonly MilestoneTerm[] }): Price {
  return milestonePrices(price, milestones)[0] ?? price
}

/**
 * Returns why work that is paid like this takes too long, as a sentence: everything that is paid together must end within 60 days, counted
 * from `today` (`2026-12-03`), or from the end of the milestone before. Null where nothing takes too long, and for gifted work.
 */
export function tooLongIssue(
  { price, deliverables, milestones }: Pick<Planned, 'price' | 'deliverables' | 'milestones'>,
  today: string,
): string | null {
  if (price === 0) return null
  if (milestones.length === 0)
    return daysBetween(today, lastDay(deliverables)) > MILESTONES_AFTER_DAYS
      ? `Work after ${formatDate(addDays(today, MILESTONES_AFTER_DAYS))} is paid in milestones. Please split it.`
      : null
  const ends = linesOfMilestones(milestones).map((lines) => lastDay(deliverables.slice(...lines)))
  const long = ends.findIndex(
    (end, index) => daysBetween(ends[index - 1] ?? today, end) > MILESTONES_AFTER_DAYS,
  )
  return long < 0
    ? null
    : `Milestone ${long + 1} takes more than ${MILESTONES_AFTER_DAYS} days. Please split it or move its dates.`
}

/** Returns how the work is paid: "In one payment", or "In 2 milestones: £200.00, then £150.00". */
export function describePayments(milestones: readonly MilestoneTerm[], currency: Currency): string {
  if (milestones.length === 0) return 'In one payment'
  return `In ${milestones.length} milestones: ${describeMilestones(milestones, currency)}`
}

/** Returns the prices of milestones in their order: "£200.00, then £150.00". */
export function describeMilestones(milestones: readonly MilestoneTerm[], currency: Currency): string {
  return milestones.map(({ price }) => formatMoney(price, currency)).join(', then ')
}

const lastDay = (group: readonly DeliverableSpec[]): string =>
  group
    .map(({ draftDue, postUntil }) => postUntil ?? draftDue)
    .sort()
    .at(-1) ?? ''

const firstDue = (group: readonly DeliverableSpec[]): string =>
  group.map(({ draftDue }) => draftDue).sort()[0] ?? ''
