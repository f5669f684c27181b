import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './Button.module.css'
import type { ButtonKind, ButtonSize } from './button-look.ts'

interface ButtonLinkProps {
  to: string
  kind?: ButtonKind
  size?: ButtonSize
  wide?: boolean
  icon?: ReactNode
  /** For pages sent without scripts, which the router cannot open by itself. */
  reload?: boolean
  'aria-label'?: string
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  kind = 'plain',
  size = 'normal',
  wide = false,
  icon,
  reload = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      reloadDocument={reload}
      className={classes.button}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      {...rest}
    >
      {icon}
      <span className={classes.text}>{children}</span>
    </Link>
  )
}
