import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import classes from '../FileDrop.module.css'

interface TextFileFieldProps {
  label: string
  hint: string
  /** Like the attribute of a file input: `.csv,text/csv`. */
  accept: string
  disabled?: boolean
  onRead: (text: string, name: string) => void
}

/** An area to drop or choose a text file, which is read in the browser and not uploaded. */
export function TextFileField({ label, hint, accept, disabled = false, onRead }: TextFileFieldProps) {
  const [isOver, setOver] = useState(false)
  const input = useId()
  const read = async (file: File | undefined) => {
    if (file && !disabled) onRead(await file.text(), file.name)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void read(event.dataTransfer.files[0])
  }
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const handleChoice = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void read(currentTarget.files?.[0])
    currentTarget.value = ''
  }
  return (
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
        accept={accept}
        disabled={disabled}
        className={classes.input}
        onChange={handleChoice}
      />
      <strong>{label}</strong>
      <span className={classes.hint}>{hint}</span>
    </label>
  )
}
