import { pdfIssue } from '@marquee/contract/rules/uploads'
import { useId } from 'react'
import { formatSize } from '#lib/uploads/speed.ts'
import classes from '../FileDrop.module.css'
import { useFileDrop } from '../use-file-drop.ts'

interface PdfFieldProps {
  label: string
  value: File | null
  error?: string | undefined
  isDisabled?: boolean
  onChoose: (file: File) => void
  /** Receives why a chosen file cannot be used. */
  onWrong: (sentence: string) => void
}

/** An area to drop or choose one PDF of at most 5 MB. */
export function PdfField({ label, value, error, isDisabled = false, onChoose, onWrong }: PdfFieldProps) {
  const input = useId()
  const take = (file: File | undefined) => {
    if (!file || isDisabled) return
    const issue = pdfIssue(file)
    if (issue) onWrong(issue)
    else onChoose(file)
  }
  const { area, onChange } = useFileDrop(([file]) => take(file))
  return (
    <div className={classes.frame}>
      <label htmlFor={input} className={classes.drop} {...area}>
        <input
          id={input}
          type="file"
          accept="application/pdf,.pdf"
          disabled={isDisabled}
          data-path="file"
          className={classes.input}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${input}-error` : undefined}
          onChange={onChange}
        />
        <strong>{value ? value.name : label}</strong>
        <span className={classes.hint}>
          {value
            ? `${formatSize(value.size)} · choose another`
            : 'PDF, up to 5 MB, without scripts and actions'}
        </span>
      </label>
      {error && (
        <p id={`${input}-error`} className={classes.hint} data-failed role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
