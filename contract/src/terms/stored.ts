import { z } from 'zod'
import { type AmendedTerms, amendedTerms } from './amendment-terms.ts'
import { deliverableSpec } from './deliverable-spec.ts'
import type { OfferTerms } from './offer-terms.ts'
import { type Price, priceResponse } from './price.ts'
import { termRows } from './rows.ts'

/**
 * Shapes of terms as the database stores them. Each value carries the version of its shape as `v`; values
 * without one are version 0. `upgrade` returns the present shape of an older value: a term that was added
 * later gets the `storedDefault` of its row. Raise the version with each change of shape.
 */
interface StoredShape<Value> {
  version: number
  upgrade: (stored: unknown) => Value
}

/** Stored values skip the checks between fields: they were valid when they were accepted. */
const storedTerms = z.object(storedSchemas(termRows))

export const termsShape: StoredShape<OfferTerms> = {
  version: 1,
  upgrade: (stored) => storedTerms.parse(stored),
}

export const amendedTermsShape: StoredShape<AmendedTerms> = {
  version: 1,
  upgrade: (stored) => amendedTerms.parse(stored),
}

export const priceShape: StoredShape<Price> = {
  version: 1,
  upgrade: (stored) => priceResponse.parse(stored),
}

export const deliverableShape: StoredShape<z.output<typeof deliverableSpec>> = {
  version: 1,
  upgrade: (stored) => deliverableSpec.parse(stored),
}

type Rows = Readonly<Record<string, { schema: z.ZodType; storedDefault?: unknown }>>

/** Returns the schema of each term, with its stored default where it has one. */
export function storedSchemas<R extends Rows>(rows: R): { [Field in keyof R]: R[Field]['schema'] } {
  return Object.assign(
    {},
    ...Object.entries(rows).map(([field, { schema, storedDefault }]) => ({
      [field]: storedDefault === undefined ? schema : schema.default(storedDefault),
    })),
  )
}
