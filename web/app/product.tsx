import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { onSignedOut } from '#lib/api.ts'
import { newQueryClient } from '#lib/query-client.ts'
import { forgetSession } from '#lib/session.ts'
import { Toasts } from '#ui/Toasts.tsx'

/**
 * Wraps everything that runs in the browser with the query cache and toasts. Public pages are outside and
 * have no script.
 */
export default function Product() {
  const [client] = useState(newQueryClient)
  useEffect(() => {
    onSignedOut(() => {
      forgetSession()
      client.clear()
    })
  }, [client])
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <Toasts />
    </QueryClientProvider>
  )
}
