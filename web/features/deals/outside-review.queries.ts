import { workLinkCalls } from '@marquee/contract/calls/work-links'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Topics that links to work and the comments of guests make stale. */
export const outsideTopics = ['outside-review']

/** Reads the links to the work of a deal that work. */
export function useWorkLinks(dealId: string) {
  return useCallQuery(['outside-review', 'links', dealId], workLinkCalls.workLinks, { dealId })
}

/** Reads what guests wrote about the work of a deal. */
export function useOutsideComments(dealId: string) {
  return useCallQuery(['outside-review', 'comments', dealId], workLinkCalls.outsideComments, { dealId })
}
