import { brandTermsCalls } from '@marquee/contract/calls/brand-terms'
import { useCallQuery } from '#lib/use-call-query.ts'

/** First parts of the query keys that a change of the list concerns. */
export const termsTopics = ['brand-terms']

/** Reads the terms that the brand can attach to new offers, newest first. */
export function useBrandTerms() {
  return useCallQuery(['brand-terms'], brandTermsCalls.brandTerms, {})
}
