import type { FormEvent, ReactNode } from 'react'
import { FieldScope } from './FieldScope.tsx'
import classes from './FormBody.module.css'

interface FormBodyProps {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** Buttons at the end; the last one sends. */
  actions: ReactNode
  /** Buttons as wide as the form, as on the sign-in pages. */
  isNarrow?: boolean
  id?: string
  children: ReactNode
}

/** Fields below each other and the buttons at their end. Our own words mark faults, never the browser's bubbles. */
export function FormBody({ onSubmit, actions, isNarrow = false, id, children }: FormBodyProps) {
  return (
    <FieldScope>
      <form id={id} className={classes.form} onSubmit={onSubmit} noValidate>
        {children}
        <div className={classes.actions} data-narrow={isNarrow || undefined}>
          {actions}
        </div>
      </form>
    </FieldScope>
  )
}
