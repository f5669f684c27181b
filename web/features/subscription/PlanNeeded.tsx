import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'

/** At a step that only a brand with a plan can take: why, and the way to it. */
export function PlanNeeded({ plan, children }: { plan: string; children: ReactNode }) {
  return (
    <Callout
      tone="action"
      action={
        <ButtonLink kind="primary" to={plan}>
          See plans
        </ButtonLink>
      }
    >
      {children}
    </Callout>
  )
}
