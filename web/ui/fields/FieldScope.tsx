import '../mantine.css'
import { MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { useNonce } from '#lib/nonce.ts'
import { theme } from '../theme.ts'

/**
 * Provides Mantine around our fields only, so that pages without a field do not load it. Its colours are
 * static CSS (mantine-theme.css). Inside another scope it adds nothing.
 */
export function FieldScope({ children }: { children: ReactNode }) {
  const outer = use(MantineContext)
  const nonce = useNonce()
  if (outer) return children
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateCssVariables={false}
      getStyleNonce={() => nonce ?? ''}
    >
      {children}
    </MantineProvider>
  )
}
