import type { CallOutput } from '@marquee/contract/call'
import type { searchCalls } from '@marquee/contract/calls/search'
import { newcomers } from '@marquee/contract/rules/ranking'
import { labelStartingPrice } from '@marquee/contract/rules/starting-price'

/** A talent in the list of visitors. */
export type PublicTalent = CallOutput<typeof searchCalls.publicTalents>['items'][number]

/** The words that found the talents of a list. */
export interface SearchedWords {
  q: string
  /** Nothing matched the words as they are. */
  isSimilar: boolean
}

type ReasonFacts = Pick<
  PublicTalent,
  | 'reasons'
  | 'displayName'
  | 'headline'
  | 'typeName'
  | 'subtypes'
  | 'city'
  | 'startingPrice'
  | 'minFee'
  | 'feeCurrency'
  | 'rating'
>

/**
 * Returns the reasons of a card and what they are called; null without any. After a search by words, as many facts as there are words come
 * first, even where the card states them already. A name is not followed by the accounts that have it too.
 */
export function reasonsOnCard(
  talent: ReasonFacts,
  searched?: SearchedWords,
): { label: string; reasons: string[] } | null {
  const words = searched?.q.trim().split(/\s+/) ?? []
  const matched = talent.reasons.filter((reason) => reason !== newcomers.reason).slice(0, words.length)
  const hasName = matched.some((reason) => reason.startsWith('Name: '))
  const reasons = [...new Set([...matched, ...reasonsBeyondCard(talent)])].filter(
    (reason) => !(hasName && reason.startsWith('Account: ')),
  )
  if (reasons.length === 0) return null
  return {
    label: searched?.isSimilar ? `Similar to “${searched.q}”` : 'Why shown',
    reasons: reasons.map(continueLabel),
  }
}

/** Returns a reason as it follows a label: “Niche: Beauty” as “niche Beauty”, without a second colon. */
function continueLabel(reason: string): string {
  const rest = reason.replace(/^Portfolio: /, '').replace(/^([A-Z][a-z ]+): /, '$1 ')
  return `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
}

/**
 * Returns the reasons why a search shows a talent, without those that the card of the talent already states: name, headline, type,
 * niches, city, starting price and rating, and without the time off, which is the same for all of them.
 */
export function reasonsBeyondCard(talent: ReasonFacts): string[] {
  const { reasons, displayName, headline, typeName, subtypes, city, rating } = talent
  const price = labelStartingPrice(talent)
  const stated = [
    `Name: ${displayName}`,
    `Headline: “${headline}”`,
    `Talent type: ${typeName}`,
    `Based in ${city}`,
    rating !== null && `Rated ${rating.toFixed(1)} by brands`,
    price && `F${price.slice(1)}`,
  ]
  return reasons.filter(
    (reason) =>
      !stated.includes(reason) &&
      !listsOnly(reason, 'Niche: ', subtypes) &&
      !reason.startsWith('No time off ') &&
      !(price && reason.startsWith(`F${price.slice(1)}, within `)),
  )
}

/** Returns true when a reason consists of the label and some of the names, which may contain “and” and commas themselves. */
function listsOnly(reason: string, label: string, names: readonly string[]): boolean {
  if (!reason.startsWith(label)) return false
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((text, name) => text.replace(name, ''), reason.slice(label.length))
  return rest.replace(' and ', '').replaceAll(', ', '') === ''
}
