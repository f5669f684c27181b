import { TOAST_POSITION } from '@marquee/contract/rules/constants'
import { dismissToast, useToasts } from '#lib/toast.ts'
import classes from './Toasts.module.css'

const labels = { success: 'Done', warning: 'Note', error: 'Problem' } as const

/** The part of `bottom-center` behind the edge, as a value of CSS; the stylesheet keeps the list at the bottom edge. */
const alignment = TOAST_POSITION.replace('bottom-', '')

/** The toasts, bottom-centre. Screen readers announce errors at once and the others politely. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <div className={classes.place} style={{ justifyItems: alignment }}>
      <div aria-live="polite" className={classes.list}>
        {toasts.map(({ id, variant, text }) => (
          <div
            key={id}
            className={classes.toast}
            data-variant={variant}
            role={variant === 'error' ? 'alert' : undefined}
          >
            <span className={classes.dot} aria-hidden="true" />
            <span className={classes.hidden}>{labels[variant]}: </span>
            <span className={classes.text}>{text}</span>
            <button
              type="button"
              className={classes.close}
              onClick={() => dismissToast(id)}
              aria-label="Dismiss"
            >
              ×
            </button>
          </div>
        ))}
      </div>
    </div>
  )
}
