import { paymentCalls } from '@marquee/contract/calls/payments'
import type { Stripe } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { useCallQuery } from '#lib/use-call-query.ts'
import { loadProvider } from './load-provider.ts'

/** Where the provider's script is, its public key, and whether real money moves. */
export function usePaymentSettings() {
  return useCallQuery(['payment settings'], paymentCalls.paymentSettings, {})
}

/** The provider's script, ready to use; pages draw meanwhile. Asked for at the start of an area, it is there when a card is entered. */
export function useProvider() {
  const settings = usePaymentSettings()
  const provider = useQuery<Stripe>({
    queryKey: ['payment provider', settings.data?.scriptUrl],
    queryFn: () =>
      settings.data
        ? loadProvider(settings.data)
        : Promise.reject(new Error('The payment settings are not here yet.')),
    enabled: settings.data !== undefined,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
    // The provider's object is no plain data; comparing it with itself is all that is needed.
    structuralSharing: false,
  })
  const refetch = (): unknown => (settings.data ? provider.refetch() : settings.refetch())
  return { data: provider.data, error: settings.error ?? provider.error, refetch }
}

/** How far the payment of one payable is; while the bank or the provider has the next word, the provider is asked. */
export function usePaymentStatus(payableId: string, isWanted: boolean) {
  return useCallQuery(
    ['payments', 'status', payableId],
    paymentCalls.paymentStatus,
    { payableId },
    { enabled: isWanted },
  )
}
