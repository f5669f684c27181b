import classes from './CommentPin.module.css'

interface CommentPinProps {
  no: number
  isResolved?: boolean
  /** The class that places it on the picture. */
  className: string | undefined
}

/** The mark of a comment on a drawn picture. The comment itself is beside it or nowhere, so it is not read out. */
export function CommentPin({ no, isResolved = false, className }: CommentPinProps) {
  return (
    <span
      className={`${classes.pin} ${className}`}
      data-resolved={isResolved || undefined}
      aria-hidden="true"
    >
      {no}
    </span>
  )
}
