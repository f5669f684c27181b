import { fileResponse } from '@marquee/contract/calls/files'
import { z } from 'zod'
import { encryptedStorage } from './encrypted-storage.ts'
import { outboxPrefix } from './has-queued.ts'
import { useSession } from './session.ts'

const unsent = z.object({
  conversationId: z.string(),
  /** Made once, when the message was written; by it the server knows a repetition. */
  clientId: z.string(),
  text: z.string(),
  files: z.array(fileResponse),
  replyTo: z.object({ no: z.number(), author: z.string(), text: z.string() }).nullable(),
  at: z.string(),
  /** Why the server did not take it; such a message waits for a person. */
  fault: z.string().nullable(),
})
export type QueuedMessage = z.output<typeof unsent>

/**
 * Where the unsent messages of one conversation lie, each under a name of its own behind this one: a tab may still see what lay here a
 * moment ago, and must not write that back over what another tab has just put here. They belong to the account that wrote them. Null
 * when nobody is signed in.
 */
export function outboxKeyOf(conversationId: string): string | null {
  const account = useSession.getState().user?.id
  return account ? `${outboxPrefix}${account}.${conversationId}` : null
}

/** The conversation on whose shelf this lies, if it is one of the present account. */
export function conversationOf(name: string): string | null {
  const account = useSession.getState().user?.id
  const own = `${outboxPrefix}${account}.`
  return account && name.startsWith(own) ? (name.slice(own.length).split('.')[0] ?? null) : null
}

/** The conversations in which the present account has something unsent. */
export function conversationsWithQueued(): string[] {
  return [...new Set(Object.keys(localStorage).flatMap((name) => conversationOf(name) ?? []))]
}

/** What lies there, in the order of writing. */
export async function readQueue(shelf: string): Promise<QueuedMessage[]> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(`${shelf}.`))
  const kept = await Promise.all(names.map((name) => encryptedStorage.getItem(name)))
  const found = kept.flatMap((text) => (text ? (unsent.safeParse(JSON.parse(text)).data ?? []) : []))
  return found.toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Writes what has come or changed and removes what has gone; of anything else nothing is touched. */
export async function updateQueue(
  shelf: string,
  before: readonly QueuedMessage[],
  after: readonly QueuedMessage[],
): Promise<void> {
  for (const one of after)
    if (!before.includes(one)) await encryptedStorage.setItem(nameOn(shelf, one), JSON.stringify(one))
  const stays = new Set(after.map(({ clientId }) => clientId))
  for (const one of before)
    if (!stays.has(one.clientId)) await encryptedStorage.removeItem(nameOn(shelf, one))
}

const nameOn = (shelf: string, { clientId }: QueuedMessage): string => `${shelf}.${clientId}`
