import type { Readable } from 'node:stream'

/** Bytes `from` to `to`, both included. */
export interface Range {
  from: number
  to: number
}

/** Where files live: a folder of this machine, or S3. A key is `folder/name`, made by us and never by a sender. */
export interface Storage {
  /** Takes over the file at `path`; it is durable and whole once this resolves. */
  put(key: string, path: string, mime: string): Promise<void>
  /** Size in bytes; null when there is no such file. */
  size(key: string): Promise<number | null>
  stream(key: string, range?: Range): Promise<Readable>
  /** Gone afterwards, also when it never was there. */
  remove(key: string): Promise<void>
}

let current: Storage | null = null

export function setStorage(storage: Storage | null): void {
  current = storage
}

export function storage(): Storage {
  if (!current) throw new Error('The file storage is not open')
  return current
}
