import { fileResponse } from '@marquee/contract/rules/stored-file'
import { z } from 'zod'
import { encryptedStorage } from './encrypted-storage.ts'
import { outboxPrefix } from './has-queued.ts'
import { useSession } from './session.ts'
import { storageKey } from './storage-key.ts'

const unsent = z.object({
  conversationId: z.string(),
  /** Created with the message; the server detects duplicates by it. */
  clientId: z.string(),
  text: z.string(),
  files: z.array(fileResponse),
  replyTo: z.object({ no: z.number(), author: z.string(), text: z.string() }).nullable(),
  at: z.string(),
  /** Why the server rejected the message; it is not sent again until the user retries. */
  fault: z.string().nullable(),
})
export type QueuedMessage = z.output<typeof unsent>

/** Messages that this browser cannot store, for want of room or of a key, by storage name. They last as long as the page. */
const unstored = new Map<string, QueuedMessage>()

/**
 * Returns the storage prefix of the queued messages of one conversation; null when signed out. Each message
 * has its own entry below it, so that a tab with outdated state cannot overwrite a message that another tab
 * has just added. The entries belong to the account that wrote them.
 */
export function outboxKeyOf(conversationId: string): string | null {
  const account = useSession.getState().user?.id
  return account ? `${outboxPrefix}${account}.${conversationId}` : null
}

/** Returns the conversation of a storage name if it belongs to the present account, else null. */
export function conversationOf(name: string): string | null {
  const account = useSession.getState().user?.id
  const own = `${outboxPrefix}${account}.`
  return account && name.startsWith(own) ? (name.slice(own.length).split('.')[0] ?? null) : null
}

/** Returns the conversations in which the present account has queued messages. */
export function conversationsWithQueued(): string[] {
  const names = [...Object.keys(localStorage), ...unstored.keys()]
  return [...new Set(names.flatMap((name) => conversationOf(name) ?? []))]
}

/** Returns the queued messages under a prefix, oldest first: stored ones, and those that only this page has. */
export async function readQueue(outboxKey: string): Promise<QueuedMessage[]> {
  const isBelow = (name: string) => name.startsWith(`${outboxKey}.`)
  const names = Object.keys(localStorage).filter((name) => isBelow(name) && !unstored.has(name))
  const kept = await Promise.all(names.map((name) => encryptedStorage.getItem(name)))
  const found = kept.flatMap((text) => (text ? (unsent.safeParse(JSON.parse(text)).data ?? []) : []))
  const own = [...unstored].flatMap(([name, message]) => (isBelow(name) ? message : []))
  return [...found, ...own].toSorted((one, other) => one.at.localeCompare(other.at))
}

/**
 * Writes the messages that were added or changed and deletes those that were removed; other entries are not
 * touched.
 */
export async function updateQueue(
  outboxKey: string,
  before: readonly QueuedMessage[],
  after: readonly QueuedMessage[],
): Promise<void> {
  for (const one of after) if (!before.includes(one)) await storeMessage(itemKey(outboxKey, one), one)
  const stays = new Set(after.map(({ clientId }) => clientId))
  for (const one of before)
    if (!stays.has(one.clientId)) {
      unstored.delete(itemKey(outboxKey, one))
      await encryptedStorage.removeItem(itemKey(outboxKey, one))
    }
}

/** Returns whether the message would be lost with this page. */
export function isUnstored(message: QueuedMessage): boolean {
  const outboxKey = outboxKeyOf(message.conversationId)
  return outboxKey !== null && unstored.has(itemKey(outboxKey, message))
}

async function storeMessage(name: string, message: QueuedMessage): Promise<void> {
  unstored.set(name, message)
  const isStored = (await storageKey()) !== null && (await tryToStore(name, message))
  if (isStored) unstored.delete(name)
}

/** Stores a message; returns false where the browser has no room for it. */
function tryToStore(name: string, message: QueuedMessage): Promise<boolean> {
  return encryptedStorage.setItem(name, JSON.stringify(message)).then(
    () => true,
    () => false,
  )
}

const itemKey = (outboxKey: string, { clientId }: QueuedMessage): string => `${outboxKey}.${clientId}`
