import type { TextPart } from '#lib/text-changes.ts'
import classes from './ChangedText.module.css'

/** A text with the parts marked that were added and removed. */
export function ChangedText({ parts }: { parts: readonly TextPart[] }) {
  return (
    <p className={classes.text}>
      {parts.map(({ text, kind }, index) => {
        const key = `${index} ${kind}`
        if (kind === 'added') return <ins key={key}>{text}</ins>
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
      })}
    </p>
  )
}
