import { isRouteErrorResponse, useRouteError } from 'react-router'
import { MessagePage } from './MessagePage.tsx'

/** Shown when a page fails to render: "not found" for a missing page, otherwise a retry. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />
  return (
    <MessagePage
      code="Sorry"
      title="Something went wrong on this page"
      action={{ label: 'Reload page', to: '' }}
    >
      Your saved work is safe. Reload the page. If it happens again, contact us.
    </MessagePage>
  )
}

function MissingPage() {
  return (
    <MessagePage code="404" title="Page not found" action={{ label: 'Go to home page', to: '/' }}>
      The link may be out of date, or you may not have access to this page.
    </MessagePage>
  )
}
