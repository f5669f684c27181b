import type { Role } from '@marquee/contract/call'
import { REHYDRATION_TIMEOUT } from '@marquee/contract/rules/constants'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { encryptedStorage } from './encrypted-storage.ts'

export interface GlobalState {
  isLoggedIn: boolean
  /** The role used last: after an expired session its own sign-in page opens. Log-out clears it. */
  lastRole: Role | null
}

const initial: GlobalState = { isLoggedIn: false, lastRole: null }
export const storedName = 'marquee.state'

/** State that survives a reload, encrypted. It does not contain the user's data (specification section 3). */
export const useGlobalState = create<GlobalState>()(
  persist(() => initial, {
    name: storedName,
    storage: createJSONStorage(() => encryptedStorage),
    skipHydration: true,
    version: 2,
  }),
)

/**
 * Restores the stored state; continues with the defaults after 5 seconds or a failure (specification sections
 * 2 and 9).
 */
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
