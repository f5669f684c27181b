import type { ReactNode } from 'react'
import { useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { hasTrialLeft } from './has-trial-left.ts'

/** Shown where an action needs a plan: the reason, and the link to the plans. */
export function PlanNeeded({ plan, children }: { plan: string; children: ReactNode }) {
  return (
    <Callout
      tone="action"
      action={
        <ButtonLink kind="primary" to={plan}>
          {hasTrialLeft(useUser()) ? 'Start free trial' : 'View plans'}
        </ButtonLink>
      }
    >
      {children}
    </Callout>
  )
}
