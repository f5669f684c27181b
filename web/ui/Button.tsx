import type { MouseEventHandler, ReactNode, Ref } from 'react'
import classes from './Button.module.css'
import type { ButtonKind, ButtonSize } from './button-look.ts'

interface ButtonProps {
  kind?: ButtonKind
  size?: ButtonSize
  type?: 'button' | 'submit'
  busy?: boolean
  disabled?: boolean
  wide?: boolean
  icon?: ReactNode
  form?: string
  name?: string
  value?: string
  'aria-label'?: string
  /** The name by which a link can focus it. */
  'data-path'?: string
  /** A dialog without fields focuses it when it opens. */
  'data-first'?: boolean
  'aria-pressed'?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/**
 * The button. `primary` once per view; `strong` for the pending step of a row; `danger` only after its
 * consequences.
 */
export function Button({
  kind = 'plain',
  size = 'normal',
  type = 'button',
  busy = false,
  disabled = false,
  wide = false,
  icon,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      className={classes.button}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon}
      <span className={classes.text}>{children}</span>
    </button>
  )
}
