import { operatorPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** The page of an unknown address inside the operators’ area. */
export default function Missing() {
  return (
    <>
      <title>Page not found · Marquee</title>
      <EmptyState
        title="Page not found"
        action={
          <ButtonLink kind="primary" to={operatorPaths.queue}>
            Go to queue
          </ButtonLink>
        }
      >
        The link may be out of date.
      </EmptyState>
    </>
  )
}
