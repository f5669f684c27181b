import { fail } from '@marquee/contract/errors'
import { BYTES_PER_GB } from '@marquee/contract/rules/uploads'
import { requireFreeSpace } from '../../platform/files/free-space.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { createFile, type FileRow, type NewFile, reserveBytes } from './files.store.ts'

/**
 * Creates the row of a file and counts its bytes against the account’s limit of this day (UTC), in the open transaction. Fails
 * at `field` with `upload_limit_reached` beyond the limit and with `storage_full` when the disk has no room.
 */
export async function createCountedFile(file: NewFile, now: Date, field = 'file'): Promise<FileRow> {
  const [{ uploadGbPerDay }] = await Promise.all([readMarketSettings(), requireFreeSpace(file.bytes, field)])
  const day = now.toISOString().slice(0, 10)
  const isReserved = await reserveBytes(file.ownerId, day, file.bytes, uploadGbPerDay * BYTES_PER_GB)
  if (!isReserved)
    fail('upload_limit_reached', { fields: { [field]: `You can upload up to ${uploadGbPerDay} GB a day.` } })
  return createFile(file)
}
