import type { z } from 'zod'
import type { Currency } from '../rules/currency.ts'
import type { Price } from './price.ts'

/** The form control of a term, in words for the brand, which writes the offer. `own` is drawn by a component of the same name in `web/features/terms`. */
export type TermControl =
  | { kind: 'money'; label: string }
  | { kind: 'optional money'; label: string; hint: string }
  | { kind: 'number'; label: string; hint: string }
  | { kind: 'text'; label: string; rows: number; maxLength: number }
  | { kind: 'own' }
  | { kind: 'none' }

/** One row of the comparison of two versions. */
export interface ComparisonRow<Value> {
  /** Names the row for the reader: `{talent}` is the talent's name, or "You" for the talent's side. */
  label: string | { brand: string; talent: string; agent: string }
  text: (value: Value, price: Price) => string
  /** A number of which more is better for the talent and worse for the brand; absent where it depends on taste. */
  weight?: (value: Value, price: Price) => number
  /** Differs between values that differ; absent where their texts do. */
  identity?: (value: Value) => string
}

/** One term of an offer. Forms, offer page, comparison and deal are drawn from its row. */
export interface TermRow<Schema extends z.ZodType> {
  schema: Schema
  /** The schema before there is a deal: its texts have no contact data. Absent where the term has no text of its own. */
  offered?: Schema
  label: string
  /** Where forms and pages show the term. */
  section: 'price' | 'work' | 'limits' | 'message'
  control: TermControl
  /** The wording on the offer page and in the deal; null where the page draws the value itself. */
  text: ((value: z.output<Schema>, currency: Currency) => string) | null
  comparison: readonly ComparisonRow<z.output<Schema>>[]
  /** The value of versions stored before the term existed; required for terms added later. */
  storedDefault?: z.output<Schema>
}

/** Declares a term. A missing part does not compile. */
export function term<Schema extends z.ZodType>(row: TermRow<Schema>): TermRow<Schema> {
  return row
}
