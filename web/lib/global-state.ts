import type { Role } from '@marquee/contract/call'
import { REHYDRATION_TIMEOUT } from '@marquee/contract/rules/constants'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { encryptedStorage } from './encrypted-storage.ts'

export interface GlobalState {
  isLoggedIn: boolean
  /** Who was here last: after an expired session that role's own door opens. Log-out forgets it. */
  lastRole: Role | null
}

const initial: GlobalState = { isLoggedIn: false, lastRole: null }
export const storedName = 'marquee.state'

/** State that outlives the page, encrypted. The user's data is not in it (specification section 3). */
export const useGlobalState = create<GlobalState>()(
  persist(() => initial, {
    name: storedName,
    storage: createJSONStorage(() => encryptedStorage),
    skipHydration: true,
    version: 2,
  }),
)

/** Brings the stored state back; after 5 seconds it goes on with defaults, whatever happened (section 2 and 9). */
export async function restoreGlobalState(wait: number = REHYDRATION_TIMEOUT): Promise<void> {
  const given = new Promise<void>((resolve) => setTimeout(resolve, wait))
  await Promise.race([Promise.resolve(useGlobalState.persist.rehydrate()).catch(() => undefined), given])
}

export function markLoggedIn(lastRole: Role): void {
  useGlobalState.setState({ isLoggedIn: true, lastRole })
}

export function markLoggedOut(): void {
  useGlobalState.setState({ isLoggedIn: false })
}

export function resetGlobalState(): void {
  useGlobalState.setState(initial)
}
