import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'

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
  here(accountIds: string[]): Promise<void>
  /** Marks accounts whose last screen on this node closed as offline. */
  left(accountIds: string[]): Promise<void>
}

let presence: Presence | null = null
const open = new Map<string, number>()
const came = new Set<string>()
const gone = new Set<string>()
let gathering: NodeJS.Timeout | null = null

/** Registers the store of presence. */
export function onPresence(next: Presence | null): void {
  presence = next
}

/**
 * Starts the heartbeat for accounts connected to this node; returns the function that stops it and marks all
 * of them as offline.
 */
export function startPresenceHeartbeat(): () => Promise<void> {
  const timer = setInterval(() => void say('here', [...open.keys()]), heartbeatMs).unref()
  return async () => {
    clearInterval(timer)
    if (gathering) clearTimeout(gathering)
    gathering = null
    const all = [...open.keys(), ...gone]
    for (const set of [open, came, gone]) set.clear()
    await say('left', all)
  }
}

export function addConnection(accountId: string): void {
  const screens = open.get(accountId) ?? 0
  open.set(accountId, screens + 1)
  if (screens > 0) return
  gone.delete(accountId)
  came.add(accountId)
  gather()
}

export function removeConnection(accountId: string): void {
  const screens = (open.get(accountId) ?? 0) - 1
  if (screens > 0) return void open.set(accountId, screens)
  open.delete(accountId)
  setTimeout(() => {
    if (open.has(accountId)) return
    gone.add(accountId)
    gather()
  }, graceMs).unref()
}

/** Batches accounts, because many connect at once after a node was lost. */
function gather(): void {
  gathering ??= setTimeout(() => {
    gathering = null
    const [here, left] = [[...came], [...gone]]
    came.clear()
    gone.clear()
    void say('here', here).then(() => say('left', left))
  }, batchMs).unref()
}

async function say(what: keyof Presence, accountIds: string[]): Promise<void> {
  const sayer = presence
  if (!sayer || accountIds.length === 0) return
  await inTransaction(systemActor, () => sayer[what](accountIds)).catch((error) =>
    logError('presence', error),
  )
}
