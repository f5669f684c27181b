import type { StoredFile } from '@marquee/contract/rules/stored-file'
import { create } from 'zustand'

export type UploadStatus = 'waiting' | 'going' | 'paused' | 'failed' | 'done'

export interface Upload {
  id: string
  /**
   * What the file is for: uploads of one slot are shown together and outlive the page on which they began.
   */
  slot: string
  name: string
  bytes: number
  sent: number
  /** Bytes per second over the last seconds; 0 while unknown. */
  speed: number
  status: UploadStatus
  error: string | null
  /** The stored file, once the upload is complete. */
  stored: StoredFile | null
}

export const useUploadStore = create<{ uploads: Upload[] }>(() => ({ uploads: [] }))

export function addUpload(upload: Upload): void {
  useUploadStore.setState(({ uploads }) => ({ uploads: [...uploads, upload] }))
}

export function updateUpload(id: string, change: Partial<Upload>): void {
  useUploadStore.setState(({ uploads }) => ({
    uploads: uploads.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }))
}

export function removeUpload(id: string): void {
  useUploadStore.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.id !== id) }))
}
