import classes from './Button.module.css'
import type { ButtonSize } from './button-look.ts'

interface OutsideLinkProps {
  href: string
  size?: ButtonSize
  /** Read aloud instead of the text; begins with it. */
  label?: string
  /** Keeps the page that it is on. */
  isNewTab?: boolean
  children: string
}

/** A link to another website that looks like a button. */
export function OutsideLink({ href, size = 'normal', label, isNewTab = false, children }: OutsideLinkProps) {
  return (
    <a
      className={classes.button}
      data-kind="plain"
      data-size={size}
      href={href}
      rel="noreferrer"
      aria-label={label}
      target={isNewTab ? '_blank' : undefined}
    >
      <span className={classes.text}>{children}</span>
    </a>
  )
}
