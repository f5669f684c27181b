import { Button as MantineButton } from '@mantine/core'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import classes from './Button.module.css'
import { type ButtonKind, buttonLook } from './button-look.ts'

interface ButtonProps {
  kind?: ButtonKind
  size?: 'small' | 'normal' | 'large'
  type?: 'button' | 'submit'
  busy?: boolean
  disabled?: boolean
  wide?: boolean
  icon?: ReactNode
  form?: string
  name?: string
  value?: string
  'aria-label'?: string
  'aria-pressed'?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** The one button. `primary` once per view; `strong` for the step that waits in a row; `danger` only after its consequences. */
export function Button({
  kind = 'plain',
  size = 'normal',
  type = 'button',
  busy = false,
  wide = false,
  icon,
  children,
  ...rest
}: ButtonProps) {
  return (
    <MantineButton
      {...buttonLook(kind, size)}
      className={classes.button}
      type={type}
      loading={busy}
      fullWidth={wide}
      leftSection={icon}
      {...rest}
    >
      {children}
    </MantineButton>
  )
}
