import classes from './Stepper.module.css'

export interface Stage {
  label: string
  /** "12 Nov", "now", "by 12 Dec". */
  when?: string
  state: 'done' | 'now' | 'ahead'
}

/**
 * The stages of a process, left to right; labels wrap on a phone, and the bar scrolls sideways where it is
 * still too narrow.
 */
export function Stepper({ label, stages }: { label: string; stages: readonly Stage[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.frame} aria-label={label} tabIndex={0}>
      <ol className={classes.line}>
        {stages.map(({ label: name, when, state }) => (
          <li
            key={name}
            className={classes.stage}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span>{name}</span>
            {when && <span className={classes.when}>{when}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
