import classes from './SaveStatus.module.css'

const words = {
  still: '',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved. We’ll try again with your next change.',
} as const

/** Shows whether an autosaved form is saved. */
export function SaveStatus({ state }: { state: keyof typeof words }) {
  return (
    <span className={classes.state} role="status" data-failed={state === 'failed' || undefined}>
      {words[state]}
    </span>
  )
}
