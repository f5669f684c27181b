import { fileReply } from '@marquee/contract/calls/files'
import { z } from 'zod'
import { outboxPrefix } from './has-unsent.ts'
import { sealedStorage } from './sealed-storage.ts'
import { useSession } from './session.ts'

const unsent = z.object({
  conversationId: z.string(),
  /** Made once, when the message was written; by it the server knows a repetition. */
  clientId: z.string(),
  text: z.string(),
  files: z.array(fileReply),
  replyTo: z.object({ no: z.number(), author: z.string(), text: z.string() }).nullable(),
  at: z.string(),
  /** Why the server did not take it; such a message waits for a person. */
  fault: z.string().nullable(),
})
export type Unsent = z.output<typeof unsent>

const shape = z.array(unsent)

/** Where the unsent messages of one conversation lie; they belong to the account that wrote them. Null when nobody is signed in. */
export function shelfOf(conversationId: string): string | null {
  const account = useSession.getState().user?.id
  return account ? `${outboxPrefix}${account}.${conversationId}` : null
}

/** The conversation whose shelf this is, if it is one of the present account. */
export function conversationOf(shelf: string): string | null {
  const account = useSession.getState().user?.id
  const own = `${outboxPrefix}${account}.`
  return account && shelf.startsWith(own) ? shelf.slice(own.length) : null
}

/** The conversations in which the present account has something unsent. */
export function shelved(): string[] {
  return Object.keys(localStorage).flatMap((name) => conversationOf(name) ?? [])
}

export async function readShelf(shelf: string): Promise<Unsent[]> {
  const kept = await sealedStorage.getItem(shelf)
  return kept ? (shape.safeParse(JSON.parse(kept)).data ?? []) : []
}

/** Keeps these and only these. Where the browser offers no encryption nothing stays, as everywhere. */
export async function fillShelf(shelf: string, entries: readonly Unsent[]): Promise<void> {
  if (entries.length === 0) await sealedStorage.removeItem(shelf)
  else await sealedStorage.setItem(shelf, JSON.stringify(entries))
}
