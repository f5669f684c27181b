import { homeCalls } from '@marquee/contract/calls/home'
import { useAsk } from '#lib/use-ask.ts'

/** What needs this account now. The key starts with `home`, so that every change of work refreshes it. */
export function useHome(side: 'brand' | 'talent') {
  return useAsk(['home'], side === 'brand' ? homeCalls.brandHome : homeCalls.talentHome, {})
}
