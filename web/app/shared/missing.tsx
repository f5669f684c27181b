import { pathsOf, useViewer } from '#lib/use-viewer.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** The page of an unknown address inside a role's area: the menu stays, and home is one click away. */
export default function Missing() {
  const { home } = pathsOf[useViewer()]
  return (
    <>
      <title>Page not found · Marquee</title>
      <EmptyState
        title="Page not found"
        action={
          <ButtonLink kind="primary" to={home}>
            Go to home page
          </ButtonLink>
        }
      >
        The link may be out of date, or you may not have access to this page.
      </EmptyState>
    </>
  )
}
