import type { FormEvent, ReactNode } from 'react'
import { FieldScope } from './FieldScope.tsx'
import classes from './FormBody.module.css'

interface FormBodyProps {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** Buttons at the end; the last one submits. */
  actions: ReactNode
  /** Makes buttons as wide as the form, as on the sign-in pages. */
  isNarrow?: boolean
  id?: string
  children: ReactNode
}

/** Stacked fields with the buttons at the end. Our own messages mark invalid fields, never the browser's. */
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
