import { financeCalls } from '@marquee/contract/calls/finance'
import { useCallQuery } from '#lib/use-call-query.ts'

export function useMoney() {
  return useCallQuery(['finance', 'money'], financeCalls.marketMoney, {})
}

export function useVat() {
  return useCallQuery(['finance', 'vat'], financeCalls.marketVat, {})
}
