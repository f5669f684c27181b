import { Button as MantineButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './Button.module.css'
import { type ButtonKind, buttonLook } from './button-look.ts'

interface ButtonLinkProps {
  to: string
  kind?: ButtonKind
  size?: 'small' | 'normal' | 'large'
  wide?: boolean
  icon?: ReactNode
  /** For pages sent without scripts, which the router cannot enter by itself. */
  reload?: boolean
  'aria-label'?: string
  children: ReactNode
}

/** Looks like a button, goes somewhere. */
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
    <MantineButton
      component={Link}
      to={to}
      reloadDocument={reload}
      {...buttonLook(kind, size)}
      className={classes.button}
      fullWidth={wide}
      leftSection={icon}
      {...rest}
    >
      {children}
    </MantineButton>
  )
}
