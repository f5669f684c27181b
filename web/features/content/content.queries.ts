import { operatorContentCalls } from '@marquee/contract/calls/operator-content'
import type { ContentKey } from '@marquee/contract/content/schemas'
import { useCallQuery } from '#lib/use-call-query.ts'

/** Reads the content pages, each with its published version and its draft. */
export function useContentPages() {
  return useCallQuery(['content'], operatorContentCalls.contentPages, {})
}

/** Reads the content of a version and of the one before it. */
export function useContentVersion(page: ContentKey, version: number) {
  return useCallQuery(['content', page, version], operatorContentCalls.contentVersion, { page, version })
}

/** Reads a page as it is edited, with its versions. */
export function useContentPage(page: ContentKey) {
  return useCallQuery(['content', page], operatorContentCalls.contentPage, { page })
}
