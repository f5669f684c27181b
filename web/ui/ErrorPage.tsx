import { isRouteErrorResponse, useRouteError } from 'react-router'
import { MessagePage } from './MessagePage.tsx'

/** Shown when a page fails to render: "not found" for a missing page, otherwise a retry. */
export function ErrorPage() {
  const fault = useRouteError()
  if (isRouteErrorResponse(fault) && fault.status === 404) return <MissingPage />
  return (
    <MessagePage
      code="Sorry"
      title="Something went wrong on this page"
      action={{ label: 'Load it again', to: '' }}
    >
      What you saved is safe. If it happens again, the problem is ours and we will see it.
    </MessagePage>
  )
}

export function MissingPage() {
  return (
    <MessagePage
      code="404"
      title="There is nothing at this address"
      action={{ label: 'Go to the start page', to: '/' }}
    >
      The link may be old, or the page belongs to someone else.
    </MessagePage>
  )
}
