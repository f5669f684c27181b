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
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const given = new Map((await claimFileRows(wanted, accountId, subject)).map((file) => [file.id, file]))
  if (given.size === wanted.length) return wanted.flatMap((id) => given.get(id) ?? [])
  const own = (await findFiles(wanted)).filter((file) => file.ownerId === accountId)
  return fail(own.length === wanted.length ? 'file_not_ready' : 'not_found')
}
