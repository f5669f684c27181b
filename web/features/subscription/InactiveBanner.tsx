import { isEntitled, useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'

/** Shown above the pages of a brand without a plan: what it can do meanwhile, and the link to the plans. */
export function InactiveBanner({ plan }: { plan: string }) {
  if (isEntitled(useUser())) return null
  return (
    <Callout
      tone="warning"
      action={
        <ButtonLink kind="strong" size="small" to={plan}>
          View plans
        </ButtonLink>
      }
    >
      <strong>Your subscription is not active.</strong> You can view everything, prepare campaigns and finish
      active deals. To publish or send offers, choose a plan.
    </Callout>
  )
}
