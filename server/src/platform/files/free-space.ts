import { statfs } from 'node:fs/promises'
import { fail } from '@marquee/contract/errors'
import { runtimeState } from '../runtime.ts'

const state = runtimeState(() => ({ folder: '', minFreeBytes: 0 }))

/** Sets the folder in which files are received, and the free space that must stay on its disk, in bytes. */
export function setFreeSpaceFloor(folder: string, minFreeBytes: number): void {
  state().folder = folder
  state().minFreeBytes = minFreeBytes
}

/**
 * Fails with `storage_full`, at the field, when receiving so many bytes would leave less free space than the floor. The
 * embedded database is on the same disk.
 */
export async function requireFreeSpace(bytes: number, field: string): Promise<void> {
  const { folder, minFreeBytes } = state()
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize - bytes < minFreeBytes)
    fail('storage_full', {
      fields: { [field]: 'There is no room for files at the moment.' },
      retryAfterSeconds: 600,
    })
}
