import { homeCalls } from '@marquee/contract/calls/home'
import { useCallQuery } from '#lib/use-call-query.ts'
import type { Viewer } from '#lib/viewer.ts'

const rows = { brand: homeCalls.brandHome, talent: homeCalls.talentHome, agent: homeCalls.agentHome } as const

/** Reads the set-up steps of this account. */
export function useSetUp() {
  return useCallQuery(['home', 'set-up'], homeCalls.setUp, {})
}

/** Reads the tasks of this account. The key starts with `home`, so that every change of work refreshes it. */
export function useHome(side: Viewer) {
  return useCallQuery(['home', side], rows[side], {})
}
