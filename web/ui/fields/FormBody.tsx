import type { FormEvent, ReactNode } from 'react'
import { ActionBar } from '../ActionBar.tsx'
import { FieldScope } from './FieldScope.tsx'
import classes from './FormBody.module.css'

interface FormBodyProps {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  /** Buttons at the end; the last one submits. */
  actions: ReactNode
  /** Makes buttons as wide as the form, as on the sign-in pages. */
  isNarrow?: boolean
  /** What happens with the last button, and by when; the buttons then stay in view. */
  sentence?: ReactNode
  id?: string
  children: ReactNode
}

/**
 * Stacked fields with the buttons at the end. Our own messages mark invalid fields, never the browser's. Before the page's
 * script runs, a form is posted, so that no field gets into an address.
 */
export function FormBody({ onSubmit, actions, isNarrow = false, sentence, id, children }: FormBodyProps) {
  return (
    <FieldScope>
      <form id={id} className={classes.form} method="post" onSubmit={onSubmit} noValidate>
        {children}
        {sentence ? (
          <ActionBar sentence={sentence}>{actions}</ActionBar>
        ) : (
          <div className={classes.actions} data-narrow={isNarrow || undefined}>
            {actions}
          </div>
        )}
      </form>
    </FieldScope>
  )
}
