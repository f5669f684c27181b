import classes from './SaveStatus.module.css'

const labels = {
  still: '',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved. We’ll try again with your next change.',
} as const

/** Shows whether an autosaved form is saved. */
export function SaveStatus({ state }: { state: keyof typeof labels }) {
  return (
    <span className={classes.state} role="status" data-failed={state === 'failed' || undefined}>
      {labels[state]}
    </span>
  )
}
