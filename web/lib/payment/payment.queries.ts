import { paymentCalls } from '@marquee/contract/calls/payments'
import type { Stripe } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { useCallQuery } from '#lib/use-call-query.ts'
import { loadProvider } from './load-provider.ts'

/** Reads the provider's script address and public key, and whether payments are real. */
export function usePaymentSettings(isWanted = true) {
  return useCallQuery(['payment settings'], paymentCalls.paymentSettings, {}, { enabled: isWanted })
}

/**
 * Returns the provider's script when it is loaded; it is loaded once `isWanted`. Called when an area opens, so that the script is
 * ready by the time a card is entered; pages render meanwhile.
 */
export function useProvider(isWanted = true) {
  const settings = usePaymentSettings(isWanted)
  const provider = useQuery<Stripe>({
    queryKey: ['payment provider', settings.data?.scriptUrl],
    queryFn: () =>
      settings.data
        ? loadProvider(settings.data)
        : Promise.reject(new Error('The payment settings are not loaded yet.')),
    enabled: isWanted && settings.data !== undefined,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
    // The provider object is not plain data; it is compared by identity.
    structuralSharing: false,
  })
  const refetch = (): unknown => (settings.data ? provider.refetch() : settings.refetch())
  return { data: provider.data, error: settings.error ?? provider.error, refetch }
}

/**
 * Reads the payment status of one payable. The server asks the provider while the bank or the provider has to
 * act.
 */
export function usePaymentStatus(payableId: string, isWanted: boolean) {
  return useCallQuery(
    ['payments', 'status', payableId],
    paymentCalls.paymentStatus,
    { payableId },
    { enabled: isWanted },
  )
}
