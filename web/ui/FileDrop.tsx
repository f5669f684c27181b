import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import type { useUploads } from '#lib/uploads/use-uploads.ts'
import classes from './FileDrop.module.css'
import { UploadRow } from './UploadRow.tsx'

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
  const [isOver, setOver] = useState(false)
  const input = useId()
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    uploads.add([...event.dataTransfer.files])
  }
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const handleChoice = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }
  return (
    <div className={classes.frame}>
      <label
        htmlFor={input}
        className={classes.drop}
        data-over={isOver || undefined}
        onDrop={handleDrop}
        onDragOver={handleDragOver}
        onDragLeave={() => setOver(false)}
      >
        <input
          id={input}
          type="file"
          multiple
          accept={accept}
          className={classes.input}
          onChange={handleChoice}
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
