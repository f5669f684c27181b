import classes from './Button.module.css'

/** Looks like a button, leaves for somebody else's page. */
export function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={classes.button} data-kind="plain" href={href} rel="noreferrer">
      <span className={classes.words}>{children}</span>
    </a>
  )
}
