import type { Row } from '../book/row.ts'

/** The kinds of objects that billing keeps in the book, by the name in their `object` field. */
export interface BillingKinds {
  coupon: Row
}
