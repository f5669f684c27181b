import { create } from 'zustand'
import { flushOnUnload, flushQueue } from './flush-queue.ts'
import {
  conversationOf,
  conversationsWithQueued,
  outboxKeyOf,
  type QueuedMessage,
  readQueue,
  updateQueue,
} from './outbox-storage.ts'
import { useSession } from './session.ts'
import { onReconnect } from './socket-events.ts'
import { storageKey } from './storage-key.ts'
import { withLock } from './with-lock.ts'

interface Box {
  kept: readonly QueuedMessage[]
  /** Shown already, on their way to the shelf. */
  arriving: readonly QueuedMessage[]
}

/** Waits between tries while nobody answers, in milliseconds; the last is repeated. */
const pauses = [1_000, 2_000, 3_000, 5_000]
const nobody: readonly QueuedMessage[] = []

const useBoxes = create<{ boxes: Readonly<Record<string, Box>> }>(() => ({ boxes: {} }))
const busy = new Set<string>()
const again = new Set<string>()
const waiting = new Set<() => void>()
let isStarted = false

/** The unsent messages of a conversation, oldest first: on their way, waiting for the line, or refused. */
export function useQueuedMessages(conversationId: string): readonly QueuedMessage[] {
  const box = useBoxes((state) => state.boxes[conversationId])
  if (!box) return nobody
  return box.arriving.length === 0 ? box.kept : [...box.kept, ...box.arriving]
}

/** Begins to send whatever an earlier page left unsent, and goes on with what other tabs write. Once per page. */
export function startOutbox(): void {
  for (const conversationId of conversationsWithQueued()) void look(conversationId)
  if (isStarted) return
  isStarted = true
  onReconnect(wake)
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('pagehide', part)
  window.addEventListener('storage', ({ key }) => {
    const conversationId = key === null ? null : conversationOf(key)
    if (conversationId) void look(conversationId)
  })
}

/** Sealing takes a moment; whoever leaves the page within it would lose their words. What stands before them goes first once more. */
function part(): void {
  for (const { kept, arriving } of Object.values(useBoxes.getState().boxes)) {
    if (arriving.length === 0) continue
    for (const unsent of [...kept.filter(({ fault }) => fault === null), ...arriving]) flushOnUnload(unsent)
  }
}

/** Keeps a message until the server has it, and sends it in its turn. It shows at once. */
export async function post(unsent: QueuedMessage): Promise<void> {
  const { conversationId } = unsent
  put(conversationId, ({ kept, arriving }) => ({ kept, arriving: [...arriving, unsent] }))
  await change(conversationId, (kept) => [...kept, behind(kept.at(-1), unsent)])
  put(conversationId, ({ kept, arriving }) => ({
    kept,
    arriving: arriving.filter(({ clientId }) => clientId !== unsent.clientId),
  }))
  await drain(conversationId)
}

/** What is written in the same instant keeps its order, which is that of its times. */
function behind(last: QueuedMessage | undefined, unsent: QueuedMessage): QueuedMessage {
  const at = last && last.at >= unsent.at ? new Date(Date.parse(last.at) + 1).toISOString() : unsent.at
  return { ...unsent, at }
}

/** Tries a refused message once more, at its old place. */
export async function retryQueued({ conversationId, clientId }: QueuedMessage): Promise<void> {
  await change(conversationId, (kept) =>
    kept.map((one) => (one.clientId === clientId ? { ...one, fault: null } : one)),
  )
  wake()
  await drain(conversationId)
}

/** Gives up a message that has not gone. */
export async function discardQueued({ conversationId, clientId }: QueuedMessage): Promise<void> {
  await change(conversationId, (kept) => kept.filter((one) => one.clientId !== clientId))
}

async function look(conversationId: string): Promise<void> {
  await change(conversationId, (kept) => kept)
  await drain(conversationId)
}

/** Sends in order, one after the other, until nothing is left that can go. */
async function drain(conversationId: string): Promise<void> {
  if (busy.has(conversationId)) {
    again.add(conversationId)
    return
  }
  busy.add(conversationId)
  for (let tries = 0; ; ) {
    const outcome = await withLock(`marquee.sending.${conversationId}`, () => sendNext(conversationId))
    if (outcome === 'signed-out') break
    if (outcome === 'nothing' && !again.delete(conversationId)) break
    tries = outcome === 'later' ? tries + 1 : 0
    if (outcome === 'later') await pause(pauses[Math.min(tries, pauses.length) - 1] ?? 0)
  }
  busy.delete(conversationId)
}

async function sendNext(conversationId: string): Promise<'nothing' | 'sent' | 'later' | 'signed-out'> {
  const kept = await change(conversationId, (entries) => entries)
  const next = kept.find(({ fault }) => fault === null)
  if (!next) return 'nothing'
  const outcome = await flushQueue(next)
  if (outcome === 'later') return useSession.getState().user ? 'later' : 'signed-out'
  if (outcome === 'sent') await discardQueued(next)
  else
    await change(conversationId, (entries) =>
      entries.map((one) => (one.clientId === next.clientId ? { ...one, ...outcome } : one)),
    )
  return 'sent'
}

/** Reads the shelf, changes it and shows it, undisturbed by other tabs. Gives what lies there now. */
async function change(
  conversationId: string,
  by: (kept: readonly QueuedMessage[]) => readonly QueuedMessage[],
): Promise<readonly QueuedMessage[]> {
  const shelf = outboxKeyOf(conversationId)
  if (shelf === null) return nobody
  return withLock(shelf, async () => {
    const isKept = (await storageKey()) !== null
    const before = isKept
      ? await readQueue(shelf)
      : (useBoxes.getState().boxes[conversationId]?.kept ?? nobody)
    const after = by(before)
    if (isKept) await updateQueue(shelf, before, after)
    put(conversationId, ({ arriving }) => ({
      kept: after,
      arriving: arriving.filter((one) => !after.some(isSame(one))),
    }))
    return after
  })
}

function isSame({ clientId }: QueuedMessage): (other: QueuedMessage) => boolean {
  return (other) => other.clientId === clientId
}

function put(conversationId: string, by: (box: Box) => Box): void {
  useBoxes.setState(({ boxes }) => ({
    boxes: { ...boxes, [conversationId]: by(boxes[conversationId] ?? { kept: nobody, arriving: nobody }) },
  }))
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      waiting.delete(end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    waiting.add(end)
  })
}

function wake(): void {
  for (const end of [...waiting]) end()
}

// The next account of this tab sees nothing of the last one's.
useSession.subscribe(({ user }) => {
  if (!user) useBoxes.setState({ boxes: {} })
})
