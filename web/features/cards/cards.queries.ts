import { cardCalls } from '@marquee/contract/calls/cards'
import { useCallQuery } from '#lib/use-call-query.ts'

/** What a change of cards puts out of date. */
export const cardTopics = ['cards']

/** The brand's saved cards, the default first. */
export function useCards() {
  return useCallQuery(['cards'], cardCalls.getCards, {})
}
