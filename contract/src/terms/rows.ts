import { z } from 'zod'
import { withoutContactDetails } from '../rules/contact-details.ts'
import { type Currency, currencies, formatMoney } from '../rules/currency.ts'
import { formatDate } from '../rules/dates.ts'
import { paragraph } from '../rules/text.ts'
import { brandTerms, describeBrandTerms } from './brand-terms.ts'
import { type DeliverableSpec, deliverableSpec, offeredDeliverable } from './deliverable-spec.ts'
import { describeDeliverables, lastDraftDue } from './deliverables.ts'
import { describePayments, MAX_MILESTONES, milestoneTerm } from './milestones.ts'
import { formatPrice } from './price.ts'
import { describeProduct, offeredProduct, product } from './product.ts'
import { describeExclusivity, exclusivity, offeredExclusivity, rightsValue, usageRights } from './rights.ts'
import { term } from './term.ts'

/** Every term of an offer, in the order in which forms and pages show them. */
export const termRows = {
  /**
   * The entered amount in minor units: VAT-inclusive while the fee is deducted (design, section 7). 0 for gifted
   * work.
   */
  price: term({
    schema: z
      .int('Please enter a whole amount.')
      .min(0, 'The price cannot be negative.')
      .max(1_000_000_000, 'That amount is too large.')
      .refine((price) => price === 0 || price >= 100, 'The smallest price is 1.00.'),
    label: 'Price',
    section: 'price',
    control: { kind: 'money', label: 'Price, VAT included' },
    text: null,
    comparison: [
      {
        label: { brand: 'You pay, incl. VAT', talent: 'Price, incl. VAT', agent: 'Price, incl. VAT' },
        text: (_value, price) => formatPrice(price, 'payerPays'),
        weight: (_value, price) => price.payerPays,
      },
      {
        label: { brand: '{talent} earns', talent: 'You earn', agent: '{talent} earns' },
        text: (_value, price) => formatPrice(price, 'talent'),
        weight: (_value, price) => price.talent,
      },
    ],
  }),

  currency: term({
    schema: z.enum(currencies),
    label: 'Currency',
    section: 'price',
    control: { kind: 'none' },
    text: null,
    comparison: [],
  }),

  deliverables: term({
    schema: deliverableList(deliverableSpec),
    offered: deliverableList(offeredDeliverable),
    label: 'Deliverables',
    section: 'work',
    control: { kind: 'own' },
    text: null,
    comparison: [
      { label: 'Deliverables', text: describeDeliverables, identity: JSON.stringify },
      { label: 'Last draft due', text: (specs) => formatDate(lastDraftDue(specs)) },
      { label: 'Posting', text: describePosting },
      {
        label: 'Minimum days online',
        text: (specs) => String(liveDays(specs)),
        weight: (specs) => -liveDays(specs),
      },
    ],
  }),

  /** What the brand sends before the work; null where the talent needs nothing from it. */
  product: term({
    schema: product.nullable().default(null),
    offered: offeredProduct.nullable().default(null),
    label: 'Product',
    section: 'work',
    control: { kind: 'own' },
    text: describeProduct,
    comparison: [{ label: 'Product', text: (value, price) => describeProduct(value, price.currency) }],
    storedDefault: null,
  }),

  /** The parts in which the work is paid; empty where all of it is paid at once. */
  milestones: term({
    schema: z
      .array(milestoneTerm)
      .max(MAX_MILESTONES, `An offer can have up to ${MAX_MILESTONES} milestones.`)
      .default([]),
    label: 'Payment',
    section: 'work',
    control: { kind: 'own' },
    text: describePayments,
    comparison: [
      {
        label: 'Payment',
        text: (value, price) => describePayments(value, price.currency),
        identity: JSON.stringify,
      },
    ],
    storedDefault: [],
  }),

  revisions: term({
    schema: z.int().min(0).max(10),
    label: 'Revisions included',
    section: 'price',
    control: {
      kind: 'number',
      label: 'Revisions included',
      hint: 'Rounds of changes before an extra one is paid.',
    },
    text: (revisions) => String(revisions),
    comparison: [{ label: 'Revisions included', text: String, weight: (revisions) => -revisions }],
  }),

  /** What one more revision of a deliverable costs, entered as the price is; null where none is agreed. */
  extraRevisionPrice: term({
    schema: z
      .int('Please enter a whole amount.')
      .min(100, 'The smallest price is 1.00.')
      .max(100_000_000, 'That amount is too large.')
      .nullable()
      .default(null),
    label: 'Extra revision',
    section: 'price',
    control: {
      kind: 'optional money',
      label: 'Price of an extra revision, VAT included',
      hint: 'You can buy one at this price without asking. Leave it empty to agree on it later.',
    },
    text: describeExtraRevision,
    comparison: [
      {
        label: 'Extra revision',
        text: (value, price) => describeExtraRevision(value, price.currency),
        weight: (value) => value ?? 0,
      },
    ],
    storedDefault: null,
  }),

  rights: term({
    schema: usageRights,
    label: 'Usage rights',
    section: 'limits',
    control: { kind: 'own' },
    text: rightsValue,
    comparison: [{ label: 'Usage rights', text: rightsValue }],
  }),

  /** What the brand pays to use the work for one more month, entered as the price is; null where none is agreed. */
  renewalPrice: term({
    schema: z
      .int('Please enter a whole amount.')
      .min(100, 'The smallest price is 1.00.')
      .max(10_000_000, 'That amount is too large.')
      .nullable()
      .default(null),
    label: 'Rights renewal',
    section: 'price',
    control: {
      kind: 'optional money',
      label: 'Price to renew the usage rights for a month, VAT included',
      hint: 'You can renew at this price without asking, until 30 days after the rights end. Leave it empty to agree on it later.',
    },
    text: describeRenewalPrice,
    comparison: [
      {
        label: 'Rights renewal',
        text: (value, price) => describeRenewalPrice(value, price.currency),
        weight: (value) => value ?? 0,
      },
    ],
    storedDefault: null,
  }),

  exclusivity: term({
    schema: exclusivity.nullable(),
    offered: offeredExclusivity.nullable(),
    label: 'Exclusivity',
    section: 'limits',
    control: { kind: 'own' },
    text: describeExclusivity,
    comparison: [{ label: 'Exclusivity', text: describeExclusivity, weight: (value) => -(value?.days ?? 0) }],
  }),

  /** The brand’s own terms, which are signed with the offer; only the brand changes them. Null without any. */
  brandTerms: term({
    schema: brandTerms.nullable().default(null),
    label: 'Attached terms',
    section: 'limits',
    control: { kind: 'own' },
    text: describeBrandTerms,
    // The text shows the beginning of the hash, which two files could share.
    comparison: [{ label: 'Attached terms', text: describeBrandTerms, identity: JSON.stringify }],
    storedDefault: null,
  }),

  message: term({
    schema: paragraph(2000, 0),
    offered: withoutContactDetails(paragraph(2000, 0)),
    label: 'Message',
    section: 'message',
    control: { kind: 'text', label: 'Message', rows: 4, maxLength: 2000 },
    text: null,
    comparison: [],
  }),
}

function deliverableList(spec: typeof deliverableSpec) {
  return z.array(spec).min(1, 'Please add at least one deliverable.').max(20)
}

function describeExtraRevision(price: number | null, currency: Currency): string {
  return price === null ? 'No price agreed' : `${formatMoney(price, currency)} each`
}

function describeRenewalPrice(price: number | null, currency: Currency): string {
  return price === null ? 'No price agreed' : `${formatMoney(price, currency)} a month`
}

function describePosting(specs: readonly DeliverableSpec[]): string {
  const windows = specs
    .filter((spec) => spec.postFrom)
    .map(
      (spec) => `${formatDate(spec.postFrom)} to ${spec.postUntil ? formatDate(spec.postUntil) : 'any day'}`,
    )
  return [...new Set(windows)].join('; ') || 'No posting window'
}

const liveDays = (specs: readonly DeliverableSpec[]): number =>
  Math.max(0, ...specs.map((spec) => spec.minLiveDays))
