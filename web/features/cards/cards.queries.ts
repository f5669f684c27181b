import { cardCalls } from '@marquee/contract/calls/cards'
import { useAsk } from '#lib/use-ask.ts'

/** What a change of cards puts out of date. */
export const cardTopics = ['cards']

/** The brand's saved cards, the default first. */
export function useCards() {
  return useAsk(['cards'], cardCalls.getCards, {})
}
