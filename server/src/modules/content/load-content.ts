import type { Content, ContentKey } from '@marquee/contract/content/schemas'
import { fail } from '@marquee/contract/errors'
import { findContent } from './content.store.ts'
import { currentContent } from './content.ts'

/** Loads the content of a version. Fails with `not_found` for a version that does not exist. */
export async function loadContent<Key extends ContentKey>(page: Key, version: number): Promise<Content<Key>> {
  const stored = version === 0 ? null : ((await findContent(page, version)) ?? fail('not_found'))
  return currentContent(page, stored)
}
