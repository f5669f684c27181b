import type { ContentKey } from '@marquee/contract/content/schemas'
import { failField } from '@marquee/contract/errors'
import { keepContentPictures, releaseUnusedPictures } from '../files/file.ts'
import { findShownPictures } from './content.store.ts'
import type { StoredContent } from './content.tables.ts'
import { picturesOf } from './content.ts'

/** Keeps the pictures of a draft as long as a draft or a version shows them. Fails at the field of one that is not stored. */
export async function keepPictures(page: ContentKey, draft: StoredContent): Promise<void> {
  const pictures = picturesOf(page, draft)
  const missing = await keepContentPictures([...new Set(pictures.map(({ key }) => key))])
  const first = pictures.find(({ key }) => missing.includes(key))
  if (first) failField(first.field, 'A picture in this text is no longer stored. Remove it and add it again.')
}

/**
 * Gives up those pictures of a former draft that no draft and no version of any page shows. Call it after the write that replaced the
 * draft.
 */
export async function releasePictures(page: ContentKey, formerDraft: StoredContent | null): Promise<void> {
  if (!formerDraft) return
  const keys = new Set(picturesOf(page, formerDraft).map(({ key }) => key))
  await releaseUnusedPictures([...keys], findShownPictures)
}
