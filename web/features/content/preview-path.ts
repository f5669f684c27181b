import { contentPages } from '@marquee/contract/content/pages'
import type { ContentKey } from '@marquee/contract/content/schemas'

/**
 * Returns where the signed-in operator sees the draft of a page, or one of its versions: its public address. What several
 * pages show is seen on the home page.
 */
export function previewPath(page: ContentKey, version?: number): string {
  const query = new URLSearchParams({
    preview: page,
    ...(version !== undefined && { version: String(version) }),
  })
  return `${contentPages[page].path ?? '/'}?${query}`
}
