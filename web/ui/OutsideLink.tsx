import classes from './Button.module.css'
import type { ButtonSize } from './button-look.ts'

interface OutsideLinkProps {
  href: string
  size?: ButtonSize
  children: string
}

/** A link to another website that looks like a button. */
export function OutsideLink({ href, size = 'normal', children }: OutsideLinkProps) {
  return (
    <a className={classes.button} data-kind="plain" data-size={size} href={href} rel="noreferrer">
      <span className={classes.text}>{children}</span>
    </a>
  )
}
