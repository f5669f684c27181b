import { REHYDRATION_TIMEOUT } from '@marquee/contract/rules/constants'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { sealedStorage } from './sealed-storage.ts'

export interface GlobalState {
  isLoggedIn: boolean
  /** Choices of a person about their screens, by name: a list instead of a board, a closed hint. */
  choices: Record<string, string>
}

const initial: GlobalState = { isLoggedIn: false, choices: {} }
export const storedName = 'marquee.state'

/** State that outlives the page, encrypted. The user's data is not in it (specification section 3). */
export const useGlobalState = create<GlobalState>()(
  persist(() => initial, { name: storedName, storage: createJSONStorage(() => sealedStorage), skipHydration: true, version: 1 }),
)

/** Brings the stored state back; after 5 seconds it goes on with defaults, whatever happened (section 2 and 9). */
export async function restoreGlobalState(wait: number = REHYDRATION_TIMEOUT): Promise<void> {
  const given = new Promise<void>((resolve) => setTimeout(resolve, wait))
  await Promise.race([Promise.resolve(useGlobalState.persist.rehydrate()).catch(() => undefined), given])
}

export function setLoggedIn(isLoggedIn: boolean): void {
  useGlobalState.setState({ isLoggedIn })
}

export function keepChoice(name: string, value: string): void {
  useGlobalState.setState(({ choices }) => ({ choices: { ...choices, [name]: value } }))
}

export function resetGlobalState(): void {
  useGlobalState.setState(initial)
}
