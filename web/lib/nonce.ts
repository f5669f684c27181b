import { createContext, use } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)

/**
 * Returns the nonce of this page's content policy. The browser hides it from markup but not from the page's
 * own script.
 */
export function useNonce(): string | undefined {
  return use(NonceContext) ?? nonceOfPage()
}

function nonceOfPage(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
