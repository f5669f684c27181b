import { create } from 'zustand'
import { askToStay } from './ask-to-stay.ts'
import { flushOnUnload, flushQueue } from './flush-queue.ts'
import {
  conversationOf,
  conversationsWithQueued,
  isUnstored,
  outboxKeyOf,
  type QueuedMessage,
  readQueue,
  updateQueue,
} from './outbox-storage.ts'
import { useSession } from './session.ts'
import { onReconnect } from './socket-events.ts'
import { withLock } from './with-lock.ts'

interface Box {
  kept: readonly QueuedMessage[]
  /** Shown already, not stored yet. */
  arriving: readonly QueuedMessage[]
}

/** Delays between attempts while the server does not answer, in milliseconds; the last one repeats. */
const pauses = [1_000, 2_000, 3_000, 5_000]
const nobody: readonly QueuedMessage[] = []

const useBoxes = create<{ boxes: Readonly<Record<string, Box>> }>(() => ({ boxes: {} }))
const busy = new Set<string>()
const again = new Set<string>()
const waiting = new Set<() => void>()
let isStarted = false

/**
 * Returns the queued messages of a conversation, oldest first: being sent, waiting for a connection, or
 * rejected.
 */
export function useQueuedMessages(conversationId: string): readonly QueuedMessage[] {
  const box = useBoxes((state) => state.boxes[conversationId])
  if (!box) return nobody
  return box.arriving.length === 0 ? box.kept : [...box.kept, ...box.arriving]
}

/**
 * Starts sending what an earlier page left in the queue and follows what other tabs write. Runs once per
 * page.
 */
export function startOutbox(): void {
  for (const conversationId of conversationsWithQueued()) void look(conversationId)
  if (isStarted) return
  isStarted = true
  onReconnect(wake)
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('pagehide', part)
  window.addEventListener('beforeunload', ask)
  window.addEventListener('storage', ({ key }) => {
    const conversationId = key === null ? null : conversationOf(key)
    if (conversationId) void look(conversationId)
  })
}

/**
 * Sends messages on page unload that are not stored yet, because encryption is asynchronous, or that the browser could not store.
 * Stored messages of the same conversation are sent first again.
 */
function part(): void {
  for (const { kept, arriving } of boxesToLose()) {
    for (const unsent of [...kept.filter(({ fault }) => fault === null), ...arriving]) flushOnUnload(unsent)
  }
}

/** Asks before the page is closed while a message would be lost. A link inside the app loses none, because the outbox goes on sending. */
function ask(event: Event): void {
  if (boxesToLose().length > 0) askToStay(event)
}

/** Returns the queues with a message that is neither sent nor stored in this browser. */
function boxesToLose(): Box[] {
  const boxes = Object.values(useBoxes.getState().boxes)
  return boxes.filter(({ kept, arriving }) => arriving.length > 0 || kept.some(isUnstored))
}

/** Stores a message until the server has it and sends it in order. It is shown at once. */
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

/**
 * Returns the message with a later time than the last one, so that messages of the same instant keep their
 * order.
 */
function behind(last: QueuedMessage | undefined, unsent: QueuedMessage): QueuedMessage {
  const at = last && last.at >= unsent.at ? new Date(Date.parse(last.at) + 1).toISOString() : unsent.at
  return { ...unsent, at }
}

/** Retries a rejected message at its old position. */
export async function retryQueued({ conversationId, clientId }: QueuedMessage): Promise<void> {
  await change(conversationId, (kept) =>
    kept.map((one) => (one.clientId === clientId ? { ...one, fault: null } : one)),
  )
  wake()
  await drain(conversationId)
}

/** Deletes a message that was not sent. */
export async function discardQueued({ conversationId, clientId }: QueuedMessage): Promise<void> {
  await change(conversationId, (kept) => kept.filter((one) => one.clientId !== clientId))
}

async function look(conversationId: string): Promise<void> {
  await change(conversationId, (kept) => kept)
  await drain(conversationId)
}

/** Sends queued messages one after the other until none is left that can be sent. */
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

/** Reads, changes and shows the queue under a lock across tabs. Returns the new queue. */
async function change(
  conversationId: string,
  by: (kept: readonly QueuedMessage[]) => readonly QueuedMessage[],
): Promise<readonly QueuedMessage[]> {
  const outboxKey = outboxKeyOf(conversationId)
  if (outboxKey === null) return nobody
  return withLock(outboxKey, async () => {
    const before = await readQueue(outboxKey)
    const after = by(before)
    await updateQueue(outboxKey, before, after)
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

// The next account of this tab must not see the messages of the last one.
useSession.subscribe(({ user }) => {
  if (!user) useBoxes.setState({ boxes: {} })
})
