import { z } from 'zod'
import { id } from '../rules/text.ts'
import { milestoneIssues } from './milestones.ts'
import { termRows } from './rows.ts'
import { specIssues } from './spec-issues.ts'
import type { TermRow } from './term.ts'

type Schemas = { [Field in keyof typeof termRows]: (typeof termRows)[Field]['schema'] }

const schemas: Schemas = Object.assign(
  {},
  ...Object.entries(termRows).map(([field, row]) => ({ [field]: row.schema })),
)

const offeredSchemas: Schemas = Object.assign(
  {},
  ...Object.entries<TermRow<z.ZodType>>(termRows).map(([field, row]) => ({
    [field]: row.offered ?? row.schema,
  })),
)

/** Terms that were agreed. A change of a deal replaces some of them, so the checks between fields do not hold any more. */
export const agreedTerms = z.strictObject(schemas)

/**
 * Everything an offer version fixes, built from the rows of the terms. The server computes tax, fee and shares
 * from the price and never takes them from a request.
 */
export const offerTerms = agreedTerms.superRefine(checkBetweenFields)

/** The terms that a side offers now: the same, with texts without contact data. Versions that were stored earlier may have some. */
export const offeredTerms = z.strictObject(offeredSchemas).superRefine(checkBetweenFields)

function checkBetweenFields(terms: z.output<typeof agreedTerms>, check: z.RefinementCtx): void {
  for (const issue of [...specIssues(terms.deliverables), ...milestoneIssues(terms)]) check.addIssue(issue)
}
export type OfferTerms = z.output<typeof offerTerms>

/**
 * The offer version that the caller has seen; accepting or editing an older one fails with `offer_changed`.
 */
export const seenVersion = { offerId: id(), versionNo: z.int().min(1).max(10_000) }
