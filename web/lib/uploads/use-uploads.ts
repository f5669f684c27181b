import { newKey } from '../idempotency-key.ts'
import { addUpload, removeUpload, type Upload, updateUpload, useUploadStore } from './upload-store.ts'

interface Uploads {
  uploads: Upload[]
  add: (files: readonly File[]) => void
  pause: (id: string) => void
  resume: (id: string) => void
  remove: (id: string) => void
}

// The upload protocol is loaded with the first file, not with the page.
const sender = () => import('./start-upload.ts')

/** Returns the uploads of one slot and their actions. */
export function useUploads(slot: string): Uploads {
  const all = useUploadStore((state) => state.uploads)
  return {
    uploads: all.filter((one) => one.slot === slot),
    add: (files) => add(slot, files),
    pause,
    resume,
    remove,
  }
}

function add(slot: string, files: readonly File[]): void {
  for (const file of files) {
    const id = newKey()
    addUpload({
      id,
      slot,
      name: file.name,
      bytes: file.size,
      sent: 0,
      speed: 0,
      status: 'waiting',
      error: null,
      stored: null,
    })
    void sender()
      .then(({ startUpload }) => startUpload(id, file))
      .catch(() =>
        updateUpload(id, {
          status: 'failed',
          error: 'The upload could not start. Remove it and try again.',
        }),
      )
  }
}

function pause(id: string): void {
  void sender().then(({ pauseUpload }) => pauseUpload(id))
}

function resume(id: string): void {
  void sender().then(({ resumeUpload }) => resumeUpload(id))
}

function remove(id: string): void {
  removeUpload(id)
  void sender().then(({ stopUpload }) => stopUpload(id))
}
