import { formatMoney } from '../rules/currency.ts'
import { formatDate } from '../rules/dates.ts'
import { describePayDay } from '../rules/pay-day.ts'
import { capitalise, formatCount } from '../rules/wording.ts'
import { changedTerms, type PricedTerms } from './amendment-terms.ts'
import { describeDates, describeDeliverable } from './deliverables.ts'
import type { OfferTerms } from './offer-terms.ts'
import { isGift, type Price } from './price.ts'
import { describeRights } from './rights.ts'

/** One heading of a deal sheet with its sentences. */
export interface SheetSection {
  title: string
  lines: string[]
}

/** A change of the deal that is in force. */
export interface SheetChange {
  no: number
  kind: 'change' | 'more_time' | 'extra_revision'
  /** The deliverable of an extra revision; empty otherwise. */
  deliverable: string
  by: 'brand' | 'talent'
  reason: string
  before: PricedTerms
  after: PricedTerms
  /** When the deal got these terms. */
  at: string
}

/** What a deal sheet says, as its reader may see the price. */
export interface SheetFacts {
  title: string
  brand: string
  talent: string
  /** The agency that earns the commission; null without one, and for readers who do not see it. */
  agency: string | null
  agreedAt: string
  versionNo: number
  terms: OfferTerms
  price: Price
  reviewDays: number
  payHours: number
  changes: readonly SheetChange[]
}

/** Returns the terms of a deal in plain sentences, which name both sides, for the page and for the document. */
export function dealSheetSections(facts: SheetFacts): SheetSection[] {
  const changes = facts.changes.map((change) => ({
    title: `Change ${change.no}`,
    lines: changeLines(facts, change),
  }))
  return [
    { title: 'Who and when', lines: partyLines(facts) },
    { title: 'Work', lines: workLines(facts) },
    { title: 'Money', lines: moneyLines(facts) },
    { title: 'Revisions', lines: revisionLines(facts) },
    { title: 'Use of the work', lines: rightsLines(facts) },
    { title: 'Product', lines: productLines(facts) },
    ...changes,
  ]
}

function partyLines({ title, brand, talent, agency, agreedAt, versionNo, changes }: SheetFacts): string[] {
  const last = changes.at(-1)
  return [
    `${brand}, the brand, and ${talent}, the talent, agreed on version ${versionNo} of the offer on ${formatDate(agreedAt)}: ${title}.`,
    ...(agency ? [`${agency} represents ${talent}.`] : []),
    ...(last
      ? [
          `Both sides have changed it ${changes.length === 1 ? 'once' : `${changes.length} times`} since, last on ${formatDate(last.at)}. This sheet states the terms as they are now.`,
        ]
      : []),
  ]
}

function workLines({ talent, brand, terms, reviewDays }: SheetFacts): string[] {
  const work = terms.deliverables.map((spec) => {
    const brief = spec.brief ? ` ${spec.brief}` : ''
    return `${capitalise(describeDeliverable(spec))}: ${lowerFirst(describeDates(spec))}.${brief}`
  })
  return [
    `${talent} makes the following for ${brand}.`,
    ...work,
    `Work that ${talent} submits counts as approved after ${formatCount(reviewDays, 'day')}, unless ${brand} requests changes before.`,
  ]
}

function moneyLines({ brand, talent, agency, terms, price, payHours }: SheetFacts): string[] {
  if (isGift(price))
    return [`${talent} works for a gift. ${brand} pays no fee, and nothing is invoiced or paid out.`]
  const money = (minor: number) => formatMoney(minor, price.currency)
  const fee = `${price.feeBps / 100}%`
  return [
    price.taxPercent > 0
      ? `${brand} pays ${money(price.payerPays)} in all, of which ${money(price.tax)} is VAT at ${price.taxPercent}%.`
      : `${brand} pays ${money(price.payerPays)} in all, without VAT.`,
    price.feeMode === 'deducted'
      ? `The fee of Marquee is ${fee} of the price without VAT: ${money(price.fee)}. It is part of what ${brand} pays.`
      : `The fee of Marquee is ${fee} of the price: ${money(price.fee)}. It is added to the price and part of what ${brand} pays.`,
    ...(agency && price.agent > 0
      ? [
          `${agency} earns a commission of ${price.agentBps / 100}%: ${money(price.agent)}. It comes out of ${talent}’s part.`,
        ]
      : []),
    `${talent} earns ${money(price.talent)}.`,
    `Marquee holds what ${brand} has paid, and pays out ${describePayDay(terms.deliverables, payHours)}, or when ${brand} completes the deal before.`,
  ]
}

function revisionLines({ brand, talent, terms }: SheetFacts): string[] {
  const { revisions, extraRevisionPrice, currency } = terms
  const included =
    revisions === 0
      ? 'No revision is included.'
      : `${capitalise(formatCount(revisions, 'revision'))} of each deliverable ${revisions === 1 ? 'is' : 'are'} included.`
  return [
    included,
    extraRevisionPrice === null
      ? `No price is agreed for an extra one: both sides agree on it when it is needed.`
      : `${brand} can buy an extra one for ${formatMoney(extraRevisionPrice, currency)}. ${talent} has agreed to that price in advance.`,
  ]
}

function rightsLines({ brand, talent, terms: { rights, exclusivity } }: SheetFacts): string[] {
  const use =
    rights.channels.length === 0
      ? `${brand} may not use the work itself.`
      : `${brand} may use the work as follows: ${describeRights(rights)}.`
  return [
    use,
    ...(rights.channels.length > 0 && !rights.mayEdit ? [`${brand} may not edit it.`] : []),
    ...(rights.aiTraining ? [] : ['The work may not be used to train AI.']),
    exclusivity
      ? `${talent} does not work for others in this category for ${formatCount(exclusivity.days, 'day')}: ${exclusivity.category}.`
      : 'No exclusivity is agreed.',
  ]
}

function productLines({ brand, talent, terms: { product, currency } }: SheetFacts): string[] {
  if (!product) return [`${brand} sends no product.`]
  const worth = product.value > 0 ? `, worth ${formatMoney(product.value, currency)}` : ''
  return [
    `${brand} sends ${talent} this product before the work: ${product.name}${worth}.`,
    product.mustReturn ? `${talent} sends it back after the work.` : `${talent} keeps it.`,
  ]
}

function changeLines(
  { brand, talent }: SheetFacts,
  { kind, deliverable, by, reason, before, after, at }: SheetChange,
): string[] {
  const proposer = by === 'brand' ? brand : talent
  const what = {
    change: 'it',
    more_time: 'later dates',
    extra_revision: `an extra revision of “${deliverable}”`,
  }[kind]
  const money = (price: Price) => formatMoney(price.payerPays, price.currency)
  const isRepriced = before.price.payerPays !== after.price.payerPays
  const terms = changedTerms(before, after).flatMap((changed) =>
    // The rows of the price address their reader; a sheet names both sides.
    typeof changed.label === 'string'
      ? [`${changed.label}: ${changed.before ?? 'new'}, now ${changed.after ?? 'removed'}.`]
      : [],
  )
  return [
    `${proposer} proposed ${what}, and the deal has had these terms since ${formatDate(at)}.`,
    ...(isRepriced
      ? [
          `${brand} pays ${money(after.price)} instead of ${money(before.price)}, and ${talent} earns ${formatMoney(after.price.talent, after.price.currency)}.`,
        ]
      : []),
    ...terms,
    ...(kind === 'extra_revision' ? [`It adds one revision of this deliverable.`] : []),
    ...(reason ? [`Reason: ${reason}`] : []),
  ]
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
