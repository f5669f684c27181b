import type { StoredFile } from '@marquee/contract/rules/stored-file'
import type { useUploads } from '#lib/uploads/use-uploads.ts'
import { UploadRow } from '#ui/UploadRow.tsx'
import classes from './Composer.module.css'

interface AttachedFilesProps {
  /** Uploaded before the page was reloaded. */
  files: readonly StoredFile[]
  uploads: ReturnType<typeof useUploads>
  onDrop: (file: StoredFile) => void
}

/** The attachments of the message being written. */
export function AttachedFiles({ files, uploads, onDrop }: AttachedFilesProps) {
  if (files.length === 0 && uploads.uploads.length === 0) return null
  return (
    <ul className={classes.files} aria-label="Attached files">
      {files.map((file) => (
        <UploadRow
          key={file.id}
          upload={asUpload(file)}
          onPause={nothing}
          onResume={nothing}
          onRemove={() => onDrop(file)}
        />
      ))}
      {uploads.uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onPause={() => uploads.pause(upload.id)}
          onResume={() => uploads.resume(upload.id)}
          onRemove={() => uploads.remove(upload.id)}
        />
      ))}
    </ul>
  )
}

function asUpload(stored: StoredFile) {
  const { id, name, bytes } = stored
  return { id, slot: '', name, bytes, sent: bytes, speed: 0, status: 'done' as const, error: null, stored }
}

function nothing(): void {
  // Completed uploads cannot be paused.
}
