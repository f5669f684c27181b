import type { z } from 'zod'
import type { OfferTerms } from './offer-terms.ts'
import type { Price } from './price.ts'
import { termRows } from './rows.ts'
import type { ComparisonRow, TermControl, TermRow } from './term.ts'

export type TermField = keyof typeof termRows
type SchemaOf<Field extends TermField> = (typeof termRows)[Field]['schema']
type Values = { [Field in TermField]: z.output<SchemaOf<Field>> }

const rows: { readonly [Field in TermField]: TermRow<SchemaOf<Field>> } = termRows
const fields = Object.keys(termRows).filter((name): name is TermField => Object.hasOwn(termRows, name))

/** Returns the fields of a section, in the order of the rows. */
export function termsOfSection(section: 'price' | 'work' | 'limits' | 'message'): readonly TermField[] {
  return fields.filter((field) => rows[field].section === section)
}

export function controlOf(field: TermField): TermControl {
  return rows[field].control
}

/** Returns label and wording of each term that has a wording, as the offer page and the deal show them. */
export function describeTerms(terms: OfferTerms): { label: string; text: string }[] {
  return fields.flatMap((field) => {
    const text = textOf(field, terms)
    return text === null ? [] : [{ label: rows[field].label, text }]
  })
}

/** Returns label and wording of one term; the wording is empty where the term has none. */
export function describeTerm(field: TermField, terms: OfferTerms): { label: string; text: string } {
  return { label: rows[field].label, text: textOf(field, terms) ?? '' }
}

function textOf<Field extends TermField>(field: Field, terms: Values): string | null {
  const { text } = rows[field]
  return text ? text(terms[field], terms.currency) : null
}

/** One row of the comparison, for one version. `weight` is null where better depends on taste. */
export interface ComparedTerm {
  label: ComparisonRow<never>['label']
  text: string
  weight: number | null
  /** Differs between versions whose values differ, even where their texts are equal. */
  identity: string
}

/**
 * Returns the comparison rows of a version, or of some of its terms; two versions have the same rows in the same
 * order.
 */
export function comparedTerms(
  terms: OfferTerms,
  price: Price,
  among: readonly TermField[] = fields,
): ComparedTerm[] {
  return fields.filter((field) => among.includes(field)).flatMap((field) => compareOne(field, terms, price))
}

function compareOne<Field extends TermField>(field: Field, terms: Values, price: Price): ComparedTerm[] {
  const row: TermRow<SchemaOf<Field>> = rows[field]
  const value = terms[field]
  return row.comparison.map(({ label, text, weight, identity }) => {
    const valueText = text(value, price)
    return {
      label,
      text: valueText,
      weight: weight ? weight(value, price) : null,
      identity: identity ? identity(value) : valueText,
    }
  })
}
