import { dismissToast, useToasts } from '#lib/toast.ts'
import classes from './Toasts.module.css'

const labels = { success: 'Done', warning: 'Note', error: 'Problem' } as const

/** The toasts, bottom-centre. Screen readers announce errors at once and the others politely. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <div className={classes.place}>
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
