import type { Amendment } from '@marquee/contract/calls/amendments'
import { amendmentEvents } from '@marquee/contract/events/amendments'
import { timelineTexts } from '@marquee/contract/events/index'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { renewedTime } from '@marquee/contract/rules/usage-rights'
import type { PricedTerms } from '@marquee/contract/terms/amendment-terms'
import { formatTalent, sideOf, type Viewer } from '#lib/viewer.ts'
import type { TimelineEntry } from '#ui/Timeline.tsx'

/** The steps of a renewal of rights, where they have other words than those of a change. */
const renewalTexts: Readonly<Record<string, string>> = {
  'amendment.propose': '{actor} offered to renew the usage rights',
  'amendment.accept': '{actor} accepted the renewal',
  'amendment.buy': '{actor} renewed the usage rights at the agreed price',
  'amendment.apply': 'The usage rights are renewed',
  'amendment.refuse': '{actor} declined the renewal',
  'amendment.withdraw': '{actor} withdrew the renewal',
  'amendment.expire': 'The renewal expired',
  'amendment.end': 'The renewal ended without a payment',
}

/** The two sides of a deal, by name. */
export interface Parties {
  brand: { companyName: string }
  talent: { displayName: string }
  agency?: { name: string } | null
}

const texts = timelineTexts(amendmentEvents)

/** Returns the name of the side that the viewer deals with. */
export function otherName(side: Viewer, { brand, talent }: Parties): string {
  return side === 'brand' ? talent.displayName : brand.companyName
}

/** Returns the title of a change that is open, as its reader knows both sides. */
export function titleOf(
  side: Viewer,
  { by, kind }: Pick<Amendment, 'by' | 'kind'>,
  parties: Parties,
): string {
  const isOwn = by === sideOf(side)
  const who = isOwn
    ? by === 'talent'
      ? formatTalent(side, parties.talent.displayName)
      : 'You'
    : otherName(side, parties)
  if (kind === 'change') return `${who} proposed a change`
  if (kind === 'extra_revision')
    return by === 'talent' ? `${who} offered one more revision` : `${who} asked for one more revision`
  if (kind === 'rights_renewal')
    return by === 'talent' ? `${who} offered to renew the usage rights` : `${who} renewed the usage rights`
  return by === 'talent' ? `${who} asked for more time` : `${who} proposed later dates`
}

/**
 * Returns what a change means in money, what the reader’s side earns or pays first: "You earn £20 more: £100 in
 * all". Null where the price stays.
 */
export function moneySentence(
  side: Viewer,
  { before, after }: { before: Pick<PricedTerms, 'price'>; after: Pick<PricedTerms, 'price'> },
  parties: Parties,
): string | null {
  const part = side === 'brand' ? 'payerPays' : 'talent'
  const difference = after.price[part] - before.price[part]
  if (difference === 0) return null
  const money = (amount: number) => formatMoney(amount, after.price.currency)
  const who = side === 'brand' ? 'You' : formatTalent(side, parties.talent.displayName)
  const verb = side === 'brand' ? 'pay' : 'earn'
  const direction = difference > 0 ? 'more' : 'less'
  const vat = side === 'brand' ? ' incl. VAT' : ''
  return `${who} ${who === 'You' ? verb : `${verb}s`} ${money(Math.abs(difference))} ${direction}: ${money(after.price[part])}${vat} in all.`
}

/**
 * Returns what a renewal of rights does to the right that ends at this moment: "3 more months of usage rights, until 03 Mar, 2027".
 * Null for other changes.
 */
export function renewalSentence(
  { renewal }: Pick<Amendment, 'renewal'>,
  rightsEndAt: string | null,
  now: Date,
): string | null {
  if (!renewal || !rightsEndAt) return null
  const planned = renewedTime(new Date(rightsEndAt), renewal.months, now)
  const more = renewal.months === 1 ? '1 more month' : `${renewal.months} more months`
  return `${more} of usage rights, until ${formatDate(renewal.until ?? planned.until)}.`
}

/** Returns the steps of all changes of a deal in the reader’s words, in no order. */
export function changeEntries(
  side: Viewer,
  amendments: readonly Amendment[],
  parties: Parties,
): TimelineEntry[] {
  return amendments.flatMap(({ id, kind, by: proposer, timeline }) =>
    timeline.flatMap(({ event, by, at }, index) => {
      const text = (kind === 'rights_renewal' && renewalTexts[event]) || texts[event]
      if (!text) return []
      const sentence = text
        .replace('{actor}', actorName(side, by === 'system' ? proposer : by, parties))
        .replace('{talent}', side === 'talent' ? 'you' : parties.talent.displayName)
      return [{ id: `${id} ${index}`, at, text: sentence }]
    }),
  )
}

function actorName(side: Viewer, by: string, { brand, talent, agency }: Parties): string {
  if (by === side) return 'You'
  if (by === 'agent') return side === 'agent' ? 'Your agency' : (agency?.name ?? 'The agency')
  return by === 'brand' ? brand.companyName : talent.displayName
}
