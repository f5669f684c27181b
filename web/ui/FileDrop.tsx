import { useId } from 'react'
import type { useUploads } from '#lib/uploads/use-uploads.ts'
import classes from './FileDrop.module.css'
import { UploadRow } from './UploadRow.tsx'
import { useFileDrop } from './use-file-drop.ts'

interface FileDropProps {
  /** From `useUploads(slot)`. */
  uploads: ReturnType<typeof useUploads>
  label: string
  /** Accepted file types and size. */
  hint: string
  /** Like the attribute of a file input: `image/*,video/*`. */
  accept?: string
}

/** An area to drop or choose files; each shows its progress, speed and time left, and can be paused. */
export function FileDrop({ uploads, label, hint, accept }: FileDropProps) {
  const input = useId()
  const { area, onChange } = useFileDrop(uploads.add)
  return (
    <div className={classes.frame}>
      <label htmlFor={input} className={classes.drop} {...area}>
        <input
          id={input}
          type="file"
          multiple
          accept={accept}
          className={classes.input}
          onChange={onChange}
        />
        <strong>{label}</strong>
        <span className={classes.hint}>{hint}</span>
      </label>
      {uploads.uploads.length > 0 && (
        <ul className={classes.list} aria-label="Files">
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
      )}
    </div>
  )
}
