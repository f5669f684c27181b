import { z } from 'zod'
import { id } from '../rules/text.ts'
import { capitalise } from '../rules/wording.ts'
import { type DeliverableSpec, deliverableSpec } from './deliverable-spec.ts'
import { describeDates, describeDeliverable } from './deliverables.ts'
import { type ComparedTerm, comparedTerms } from './describe-terms.ts'
import type { OfferTerms } from './offer-terms.ts'
import type { Price } from './price.ts'
import { termRows } from './rows.ts'
import { specIssues } from './spec-issues.ts'

/** What a change of a deal is about. */
export const amendmentKinds = ['change', 'more_time', 'extra_revision', 'rights_renewal'] as const
export type AmendmentKind = (typeof amendmentKinds)[number]

/** The number of deliverables that a deal can have after a change. */
export const MAX_AMENDED_DELIVERABLES = 60

/** A deliverable of a change: one of the deal by its id, or a new one without an id. */
const amendedDeliverable = z.strictObject({ id: id().nullable(), ...deliverableSpec.shape })
export type AmendedDeliverable = z.output<typeof amendedDeliverable>

/** The terms of a deal that a change may replace, as the database stores them. */
export const amendedTerms = z.strictObject({
  price: termRows.price.schema,
  revisions: termRows.revisions.schema,
  rights: termRows.rights.schema,
  deliverables: z
    .array(amendedDeliverable)
    .min(1, 'Please keep at least one deliverable.')
    .max(MAX_AMENDED_DELIVERABLES, `A deal can have up to ${MAX_AMENDED_DELIVERABLES} deliverables.`),
})
export type AmendedTerms = z.output<typeof amendedTerms>

/**
 * The full new set of terms that a change proposes. Approved deliverables may be left out: they always stay. The
 * server computes tax, fee and shares from the price and never takes them from a request.
 */
export const proposedTerms = amendedTerms.superRefine((terms, check) => {
  for (const issue of specIssues(terms.deliverables)) check.addIssue(issue)
})

/** A set of terms with its price in all parts. */
export interface PricedTerms {
  terms: AmendedTerms
  price: Price
}

/** One term that a change replaces. */
export interface ChangedTerm {
  /** Names the row for the reader: `{talent}` is the talent's name, or "You" for the talent's side. */
  label: ComparedTerm['label']
  /** Null for a deliverable that is added. */
  before: string | null
  /** Null for a deliverable that is removed. */
  after: string | null
  /** Positive: better for the talent and worse for the brand; 0 where it depends on taste. */
  gain: number
}

/** Returns the terms that differ between two sets, in the order of the rows of the terms, deliverables last. */
export function changedTerms(before: PricedTerms, after: PricedTerms): ChangedTerm[] {
  const plain = comparedOf(after).flatMap((row, index): ChangedTerm[] => {
    const old = comparedOf(before)[index]
    if (!old || old.identity === row.identity) return []
    const gain = (row.weight ?? 0) - (old.weight ?? 0)
    return [{ label: row.label, before: old.text, after: row.text, gain }]
  })
  return [...plain, ...changedDeliverables(before.terms.deliverables, after.terms.deliverables)]
}

function comparedOf({ terms, price }: PricedTerms): ComparedTerm[] {
  const { deliverables: _deliverables, ...rest } = terms
  return comparedTerms(
    {
      ...rest,
      currency: price.currency,
      deliverables: [],
      product: null,
      extraRevisionPrice: null,
      renewalPrice: null,
      exclusivity: null,
      brandTerms: null,
      milestones: [],
      message: '',
    },
    price,
    ['price', 'revisions', 'rights'],
  )
}

function changedDeliverables(
  before: readonly AmendedDeliverable[],
  after: readonly AmendedDeliverable[],
): ChangedTerm[] {
  const kept = before.flatMap((old): ChangedTerm[] => {
    const label = labelOf(old)
    const next = after.find((item) => item.id === old.id)
    if (!next) return [{ label, before: describeDates(old), after: null, gain: 0 }]
    const parts = changedParts(old, next)
    if (parts.length === 0) return []
    const text = (spec: DeliverableSpec) => parts.map((part) => describePart[part](spec)).join(' · ')
    return [{ label, before: text(old), after: text(next), gain: 0 }]
  })
  const added = after.flatMap((item): ChangedTerm[] =>
    item.id === null
      ? [
          {
            label: labelOf(item),
            before: null,
            after: [describeDates(item), item.brief].filter(Boolean).join(' · '),
            gain: 0,
          },
        ]
      : [],
  )
  return [...kept, ...added]
}

const labelOf = (spec: DeliverableSpec): string => capitalise(describeDeliverable(spec))

const describePart = {
  work: labelOf,
  dates: describeDates,
  brief: ({ brief }: DeliverableSpec): string => brief || 'No notes',
}

function changedParts(before: DeliverableSpec, after: DeliverableSpec): (keyof typeof describePart)[] {
  const isOtherWork = before.platform !== after.platform || before.format !== after.format
  return [
    ...(isOtherWork ? (['work'] as const) : []),
    ...(describeDates(before) === describeDates(after) ? [] : (['dates'] as const)),
    ...(before.brief === after.brief ? [] : (['brief'] as const)),
  ]
}

/** Returns whether two sets differ in nothing. */
export function isSameSet(before: PricedTerms, after: PricedTerms): boolean {
  return changedTerms(before, after).length === 0
}

/** Returns the deliverables of a deal as its terms list them: equal ones together, with their quantity. */
export function groupedSpecs(items: readonly AmendedDeliverable[]): OfferTerms['deliverables'] {
  const groups = new Map<string, DeliverableSpec>()
  for (const { id: _id, ...spec } of items) {
    const key = JSON.stringify({ ...spec, quantity: 0 })
    const known = groups.get(key)
    groups.set(key, { ...spec, quantity: (known?.quantity ?? 0) + spec.quantity })
  }
  return [...groups.values()]
}
