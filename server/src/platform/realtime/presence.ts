import { inTransaction } from '../database/database.ts'
import { systemActor } from '../handler.ts'
import { logError } from '../log.ts'

/** How long an account counts as here after this node last said so, and how often it says so. Milliseconds. */
export const PRESENCE_TTL_MS = 100_000
const heartbeatMs = 45_000
const batchMs = 250
/** A page that is loaded anew does not count as having left. */
const graceMs = 5_000

export interface Presence {
  /** These accounts have a screen open on this node; said when they come and again while they stay. */
  here(accountIds: string[]): Promise<void>
  /** Their last screen on this node has closed. */
  left(accountIds: string[]): Promise<void>
}

let presence: Presence | null = null
const open = new Map<string, number>()
const came = new Set<string>()
const gone = new Set<string>()
let gathering: NodeJS.Timeout | null = null

/** Who writes down who is here. */
export function onPresence(next: Presence | null): void {
  presence = next
}

/** Says again that those connected to this node are here; gives the way to stop, which says that all have left. */
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

/** Many come at once after a node was lost: they are written down together. */
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
