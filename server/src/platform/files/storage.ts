import type { Readable } from 'node:stream'
import { runtimeState } from '../runtime.ts'

/** Bytes `from` to `to`, both included. */
export interface Range {
  from: number
  to: number
}

/** File storage: a local folder or S3. The server chooses keys (`folder/name`), never the sender. */
export interface Storage {
  /** Stores and takes over the file at `path`; it is complete and durable once this resolves. */
  put(key: string, path: string, mime: string): Promise<void>
  /** Returns the size in bytes; null when there is no such file. */
  size(key: string): Promise<number | null>
  stream(key: string, range?: Range): Promise<Readable>
  /** Yields the key of every stored file. */
  list(): AsyncIterable<string>
  /** Deletes the file; succeeds when there is none. */
  remove(key: string): Promise<void>
}

const state = runtimeState<{ storage: Storage | null }>(() => ({ storage: null }))

export function setStorage(storage: Storage | null): void {
  state().storage = storage
}

export function storage(): Storage {
  const opened = state().storage
  if (!opened) throw new Error('The file storage is not open')
  return opened
}
