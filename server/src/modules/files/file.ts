import { fail } from '@marquee/contract/errors'
import { BYTES_PER_GB } from '@marquee/contract/rules/uploads'
import { readMarketSettings } from '../settings/market-settings.ts'
import {
  attachContentPictures,
  claimFileRows,
  detachFiles,
  type FileRow,
  findFile,
  listFiles,
  lockContentPictures,
  releaseContentPictures,
  sumAttachedBytes,
  updateFile,
} from './files.store.ts'
import { publicFolders } from './storage-key.ts'

/**
 * Attaches uploaded files to a subject (`deliverable:<id>`), in the given order. Fails with `not_found` for a
 * missing or foreign file and with `file_not_ready` for one that is incomplete, rejected, or attached to
 * something else.
 */
export async function claimFiles(
  ids: readonly string[],
  accountId: string,
  subject: string,
): Promise<FileRow[]> {
  const distinctIds = [...new Set(ids)]
  if (distinctIds.length === 0) return []
  const claimed = new Map(
    (await claimFileRows(distinctIds, accountId, subject)).map((file) => [file.id, file]),
  )
  if (claimed.size === distinctIds.length) return distinctIds.flatMap((id) => claimed.get(id) ?? [])
  const own = (await listFiles(distinctIds)).filter((file) => file.ownerId === accountId)
  return fail(own.length === distinctIds.length ? 'file_not_ready' : 'not_found')
}

/**
 * Fails with `deal_files_limit`, at `fileIds`, when the files attached to these subjects have more bytes together
 * than a deal may have. Call it after `claimFiles`, with the deal locked.
 */
export async function checkDealFiles(subjects: readonly string[]): Promise<void> {
  const [bytes, { uploadGbPerDeal }] = await Promise.all([sumAttachedBytes(subjects), readMarketSettings()])
  if (bytes > uploadGbPerDeal * BYTES_PER_GB)
    fail('deal_files_limit', {
      fields: { fileIds: `The files of a deal can have up to ${uploadGbPerDeal} GB together.` },
    })
}

/**
 * Finds one of the account's public images, for a cover or a logo; null for a missing, foreign or private
 * file.
 */
export async function findOwnPicture(fileId: string, accountId: string): Promise<{ url: string } | null> {
  const file = await findFile(fileId)
  return file && file.ownerId === accountId && file.status === 'ready' && publicFolders.has(file.folder)
    ? { url: `/uploads/${file.key}` }
    : null
}

/**
 * Attaches an uploaded picture of `/upload` or a video to `subject` and makes it the file of `ownerId`, so that it stays when the
 * agent who sent it leaves, and is deleted with its owner. Fails with `invalid_file_type` for any other file, and as
 * `claimFiles` does.
 */
export async function claimWorkFile(
  fileId: string,
  { uploaderId, ownerId, subject }: { uploaderId: string; ownerId: string; subject: string },
): Promise<void> {
  const [file] = await claimFiles([fileId], uploaderId, subject)
  if (!file) return fail('not_found')
  const isVideo = file.folder === 'deliverables' && file.mime.startsWith('video/')
  if (!isVideo && file.folder !== 'covers') fail('invalid_file_type')
  await updateFile(fileId, { ownerId })
}

/** The subject of every picture that a page shows: several pages may show the same one. */
const PAGES = 'content:pages'

/** Attaches pictures of pages, of any operator, so that they are kept. Returns the keys of those that are not stored. */
export async function keepContentPictures(keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const kept = await attachContentPictures(keys, PAGES)
  return keys.filter((key) => !kept.includes(key))
}

/**
 * Detaches those of the pictures that no page shows: they are deleted like every upload that is attached to nothing. `findShown` returns
 * the keys that a page shows, and is called with the pictures locked, so that no page attaches one meanwhile.
 */
export async function releaseUnusedPictures(
  keys: readonly string[],
  findShown: (keys: readonly string[]) => Promise<string[]>,
): Promise<void> {
  if (keys.length === 0) return
  await lockContentPictures(keys)
  const shown = await findShown(keys)
  const unused = keys.filter((key) => !shown.includes(key))
  if (unused.length > 0) await releaseContentPictures(unused)
}

/** Ends the use of files that nothing shows any more: they are not served from then on, and deleted within a day. */
export async function removeFiles(ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await detachFiles(ids, now)
}
