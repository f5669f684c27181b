import type { Stripe } from '@stripe/stripe-js'

interface ProviderSettings {
  publishableKey: string
  scriptUrl: string
}

let loading: Promise<Stripe> | null = null

/**
 * Loads the payment provider's script once, always from the provider's own address (specification section 1).
 * Rejects when it does not load; the next call retries.
 */
export function loadProvider({ publishableKey, scriptUrl }: ProviderSettings): Promise<Stripe> {
  loading ??= addScript(scriptUrl).then(() => {
    if (!window.Stripe) throw new Error(notThere)
    return window.Stripe(publishableKey)
  })
  loading.catch(() => {
    loading = null
  })
  return loading
}

const notThere =
  'The payment provider’s card fields could not be loaded. Check your connection and try again.'

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(notThere))
    })
    document.head.append(script)
  })
}
