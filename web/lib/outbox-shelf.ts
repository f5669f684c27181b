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

/**
 * Where the unsent messages of one conversation lie, each under a name of its own behind this one: a tab may still see what lay here a
 * moment ago, and must not write that back over what another tab has just put here. They belong to the account that wrote them. Null
 * when nobody is signed in.
 */
export function shelfOf(conversationId: string): string | null {
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
export function shelved(): string[] {
  return [...new Set(Object.keys(localStorage).flatMap((name) => conversationOf(name) ?? []))]
}

/** What lies there, in the order of writing. */
export async function readShelf(shelf: string): Promise<Unsent[]> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(`${shelf}.`))
  const kept = await Promise.all(names.map((name) => sealedStorage.getItem(name)))
  const found = kept.flatMap((text) => (text ? (unsent.safeParse(JSON.parse(text)).data ?? []) : []))
  return found.toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Writes what has come or changed and removes what has gone; of anything else nothing is touched. */
export async function changeShelf(
  shelf: string,
  before: readonly Unsent[],
  after: readonly Unsent[],
): Promise<void> {
  for (const one of after)
    if (!before.includes(one)) await sealedStorage.setItem(nameOn(shelf, one), JSON.stringify(one))
  const stays = new Set(after.map(({ clientId }) => clientId))
  for (const one of before) if (!stays.has(one.clientId)) await sealedStorage.removeItem(nameOn(shelf, one))
}

const nameOn = (shelf: string, { clientId }: Unsent): string => `${shelf}.${clientId}`
