import { fail } from '@marquee/contract/errors'
import { claimFileRows, type FileRow, findFiles } from './files.store.ts'

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
  const own = (await findFiles(distinctIds)).filter((file) => file.ownerId === accountId)
  return fail(own.length === distinctIds.length ? 'file_not_ready' : 'not_found')
}
