import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'
import { runtimeState } from '../runtime.ts'

/**
 * How long an account counts as online after this node's last heartbeat, and the heartbeat interval, in
 * milliseconds.
 */
export const PRESENCE_TTL_MS = 100_000
const heartbeatMs = 45_000
const batchMs = 250
/** Grace period so that a page reload does not show the account as offline. */
const graceMs = 5_000

export interface Presence {
  /**
   * Marks accounts with an open screen on this node as online; called when they connect and at each
   * heartbeat.
   */
  markOnline(accountIds: string[]): Promise<void>
  /** Marks accounts whose last screen on this node closed as offline. */
  markOffline(accountIds: string[]): Promise<void>
}

interface State {
  store: Presence | null
  /** Open screens by account. */
  screens: Map<string, number>
  /** Accounts to mark as online and as offline with the next batch. */
  pendingOnline: Set<string>
  pendingOffline: Set<string>
  batch: NodeJS.Timeout | null
}
const presence = runtimeState<State>(() => ({
  store: null,
  screens: new Map(),
  pendingOnline: new Set(),
  pendingOffline: new Set(),
  batch: null,
}))

/** Registers the store of presence. */
export function registerPresenceStore(store: Presence | null): void {
  presence().store = store
}

/**
 * Starts the heartbeat for accounts connected to this node; returns the function that stops it and marks all
 * of them as offline.
 */
export function startPresenceHeartbeat(): () => Promise<void> {
  const state = presence()
  const timer = setInterval(
    () => void report(state, 'markOnline', [...state.screens.keys()]),
    heartbeatMs,
  ).unref()
  return async () => {
    clearInterval(timer)
    if (state.batch) clearTimeout(state.batch)
    state.batch = null
    const all = [...state.screens.keys(), ...state.pendingOffline]
    for (const accounts of [state.screens, state.pendingOnline, state.pendingOffline]) accounts.clear()
    await report(state, 'markOffline', all)
  }
}

export function addConnection(accountId: string): void {
  const state = presence()
  const screens = state.screens.get(accountId) ?? 0
  state.screens.set(accountId, screens + 1)
  if (screens > 0) return
  state.pendingOffline.delete(accountId)
  state.pendingOnline.add(accountId)
  scheduleBatch(state)
}

export function removeConnection(accountId: string): void {
  const state = presence()
  const screens = (state.screens.get(accountId) ?? 0) - 1
  if (screens > 0) return void state.screens.set(accountId, screens)
  state.screens.delete(accountId)
  setTimeout(() => {
    if (state.screens.has(accountId)) return
    state.pendingOffline.add(accountId)
    scheduleBatch(state)
  }, graceMs).unref()
}

/** Batches accounts, because many connect at once after a node was lost. */
function scheduleBatch(state: State): void {
  state.batch ??= setTimeout(() => {
    state.batch = null
    const [pendingOnline, pendingOffline] = [[...state.pendingOnline], [...state.pendingOffline]]
    state.pendingOnline.clear()
    state.pendingOffline.clear()
    void report(state, 'markOnline', pendingOnline).then(() => report(state, 'markOffline', pendingOffline))
  }, batchMs).unref()
}

async function report({ store }: State, what: keyof Presence, accountIds: string[]): Promise<void> {
  if (!store || accountIds.length === 0) return
  await inTransaction(systemActor, () => store[what](accountIds)).catch((error) =>
    logError('presence', error),
  )
}
