import '#ui/mantine.css'
import '#lib/schema-settings.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { onSignedOut } from '#lib/api.ts'
import { useNonce } from '#lib/nonce.ts'
import { newQueryClient } from '#lib/query-client.ts'
import { forgetSession } from '#lib/session.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { theme } from '#ui/theme.ts'

/** Around everything that runs in the browser: look, cache, toasts. Public pages are outside and stay without script. */
export default function Product() {
  const [client] = useState(newQueryClient)
  const nonce = useNonce()
  useEffect(() => {
    onSignedOut(() => {
      forgetSession()
      client.clear()
    })
  }, [client])
  return (
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={() => nonce ?? ''}>
      <QueryClientProvider client={client}>
        <Outlet />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  )
}
