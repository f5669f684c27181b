import { formatMoney } from '../rules/currency.ts'
import { formatDate } from '../rules/dates.ts'
import { describePayDay } from '../rules/pay-day.ts'
import { RENEWAL_PRICE_LASTS_DAYS } from '../rules/usage-rights.ts'
import { capitalise, formatCount } from '../rules/wording.ts'
import { type AmendmentKind, changedTerms, type PricedTerms } from './amendment-terms.ts'
import { BRAND_TERMS_PRECEDENCE } from './brand-terms-precedence.ts'
import { describeDates, describeDeliverable } from './deliverables.ts'
import { describeMilestones, MILESTONE_PAY_DAYS } from './milestones.ts'
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
  kind: AmendmentKind
  /** The deliverable of an extra revision; empty otherwise. */
  deliverable: string
  by: 'brand' | 'talent'
  reason: string
  /** For how many months a renewal extends the right, and from when until when; null for other changes. */
  renewal: { months: number; from: string; until: string } | null
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
    ...attachedTerms(facts),
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
  return [
    price.taxPercent > 0
      ? `${brand} pays ${money(price.payerPays)} in all, of which ${money(price.tax)} is VAT at ${price.taxPercent}%.`
      : `${brand} pays ${money(price.payerPays)} in all, without VAT.`,
    feeLine(price, brand),
    ...(agency && price.agent > 0
      ? [
          `${agency} earns a commission of ${price.agentBps / 100}%: ${money(price.agent)}. It comes out of ${talent}’s part.`,
        ]
      : []),
    `${talent} earns ${money(price.talent)}.`,
    ...payoutLines({ brand, talent, terms, payHours }),
  ]
}

/** A sheet of a deal without milestones reads as before there were any. */
function payoutLines({
  brand,
  talent,
  terms,
  payHours,
}: Pick<SheetFacts, 'brand' | 'talent' | 'terms' | 'payHours'>): string[] {
  const { milestones, currency, deliverables } = terms
  if (milestones.length === 0)
    return [
      `Marquee holds what ${brand} has paid, and pays out ${describePayDay(deliverables, payHours)}, or when ${brand} completes the deal before.`,
    ]
  return [
    `${brand} pays in ${milestones.length} milestones: ${describeMilestones(milestones, currency)}. The first is paid when the offer is accepted, each further one when the work of the one before is approved.`,
    `Marquee holds each payment. ${talent} is paid ${describePayDay(deliverables, payHours, milestones)}, or when ${brand} pays a milestone out before.`,
    `${talent} begins with a milestone once it is paid, and may leave the deal when one is not paid within ${MILESTONE_PAY_DAYS} days. What was approved before is paid out.`,
  ]
}

function feeLine({ fee, feeBps, feeMode, currency }: Price, brand: string): string {
  if (feeBps === 0) return 'Marquee takes no fee.'
  const [rate, amount] = [`${feeBps / 100}%`, formatMoney(fee, currency)]
  return feeMode === 'deducted'
    ? `The fee of Marquee is ${rate} of the price without VAT: ${amount}. It is part of what ${brand} pays.`
    : `The fee of Marquee is ${rate} of the price: ${amount}. It is added to the price and part of what ${brand} pays.`
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

function rightsLines(facts: SheetFacts): string[] {
  const { brand, talent } = facts
  const { rights, exclusivity } = facts.terms
  const use =
    rights.channels.length === 0
      ? `${brand} may not use the work itself.`
      : `${brand} may use the work as follows: ${describeRights(rights)}. The time begins when the deal is completed.`
  return [
    use,
    ...(rights.channels.length > 0 && !rights.mayEdit ? [`${brand} may not edit it.`] : []),
    ...(rights.aiTraining ? [] : ['The work may not be used to train AI.']),
    ...(rights.channels.length > 0 ? renewalLines(facts) : []),
    exclusivity
      ? `${talent} does not work for others in this category for ${formatCount(exclusivity.days, 'day')}: ${exclusivity.category}.`
      : 'No exclusivity is agreed.',
  ]
}

/** A sheet without an agreed price has no such line, so it reads as before there were any. */
function renewalLines({ brand, talent, price, terms: { renewalPrice, currency } }: SheetFacts): string[] {
  if (renewalPrice === null || isGift(price)) return []
  return [
    `${brand} can renew it for ${formatMoney(renewalPrice, currency)} a month until ${RENEWAL_PRICE_LASTS_DAYS} days after its end. ${talent} has agreed to that price in advance.`,
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

/** A sheet of a deal without attached terms has no such heading, so it reads as before there were any. */
function attachedTerms({ brand, terms: { brandTerms } }: SheetFacts): SheetSection[] {
  if (!brandTerms) return []
  return [
    {
      title: 'Attached terms',
      lines: [
        `${brand} has attached its own terms to the offer, as a PDF file: ${brandTerms.name}. The SHA-256 of the file is ${brandTerms.sha256}.`,
        'Both sides have signed them with the offer.',
        BRAND_TERMS_PRECEDENCE,
      ],
    },
  ]
}

function changeLines(
  { brand, talent }: SheetFacts,
  { kind, deliverable, by, reason, renewal, before, after, at }: SheetChange,
): string[] {
  const proposer = by === 'brand' ? brand : talent
  const what = {
    change: 'it',
    more_time: 'later dates',
    extra_revision: `an extra revision of “${deliverable}”`,
    rights_renewal: `a renewal of the right to use the work by ${formatCount(renewal?.months ?? 0, 'month')}`,
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
    ...(renewal
      ? [
          `The work may be used as agreed from ${formatDate(renewal.from)} until ${formatDate(renewal.until)}. Nothing else changes.`,
        ]
      : []),
    ...(reason ? [`Reason: ${reason}`] : []),
  ]
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
