import { createContext, use } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)

/** The nonce of this page's content policy; undefined in the browser, where scripts no longer need it. */
export function useNonce(): string | undefined {
  return use(NonceContext)
}
