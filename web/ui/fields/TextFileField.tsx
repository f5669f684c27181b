import { useId } from 'react'
import classes from '../FileDrop.module.css'
import { useFileDrop } from '../use-file-drop.ts'

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
  const input = useId()
  const read = async (file: File | undefined) => {
    if (file && !disabled) onRead(await file.text(), file.name)
  }
  const { area, onChange } = useFileDrop(([file]) => void read(file))
  return (
    <label htmlFor={input} className={classes.drop} {...area}>
      <input
        id={input}
        type="file"
        accept={accept}
        disabled={disabled}
        className={classes.input}
        onChange={onChange}
      />
      <strong>{label}</strong>
      <span className={classes.hint}>{hint}</span>
    </label>
  )
}
