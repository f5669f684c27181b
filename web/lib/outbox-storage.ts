import { fileResponse } from '@marquee/contract/rules/stored-file'
import { z } from 'zod'
import { encryptedStorage } from './encrypted-storage.ts'
import { outboxPrefix } from './has-queued.ts'
import { useSession } from './session.ts'

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
  return [...new Set(Object.keys(localStorage).flatMap((name) => conversationOf(name) ?? []))]
}

/** Returns the queued messages under a prefix, oldest first. */
export async function readQueue(outboxKey: string): Promise<QueuedMessage[]> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(`${outboxKey}.`))
  const kept = await Promise.all(names.map((name) => encryptedStorage.getItem(name)))
  const found = kept.flatMap((text) => (text ? (unsent.safeParse(JSON.parse(text)).data ?? []) : []))
  return found.toSorted((one, other) => one.at.localeCompare(other.at))
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
  for (const one of after)
    if (!before.includes(one)) await encryptedStorage.setItem(itemKey(outboxKey, one), JSON.stringify(one))
  const stays = new Set(after.map(({ clientId }) => clientId))
  for (const one of before)
    if (!stays.has(one.clientId)) await encryptedStorage.removeItem(itemKey(outboxKey, one))
}

const itemKey = (outboxKey: string, { clientId }: QueuedMessage): string => `${outboxKey}.${clientId}`
