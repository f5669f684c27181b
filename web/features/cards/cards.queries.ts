import { cardCalls } from '@marquee/contract/calls/cards'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Topics that a change to the cards makes stale. */
export const cardTopics = ['cards']

/** Reads the brand's saved cards, the default first. */
export function useCards() {
  return useCallQuery(['cards'], cardCalls.getCards, {})
}
