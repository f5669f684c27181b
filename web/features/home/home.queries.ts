import { homeCalls } from '@marquee/contract/calls/home'
import type { Side } from '#lib/side.ts'
import { useAsk } from '#lib/use-ask.ts'

const rows = { brand: homeCalls.brandHome, talent: homeCalls.talentHome, agent: homeCalls.agentHome } as const

/** What needs this account now. The key starts with `home`, so that every change of work refreshes it. */
export function useHome(side: Side) {
  return useAsk(['home', side], rows[side], {})
}
