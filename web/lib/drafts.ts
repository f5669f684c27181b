import { sealedStorage } from './sealed-storage.ts'
import { useSession } from './session.ts'

/** Drafts belong to the account that typed them; log-out removes them, an expired session does not. */
function nameOf(draft: string): string {
  return `marquee.draft.${useSession.getState().user?.id ?? 'nobody'}.${draft}`
}

export async function keepDraft(draft: string, value: unknown): Promise<void> {
  await sealedStorage.setItem(nameOf(draft), JSON.stringify(value))
}

/** What was kept, unread; null when nothing was or it cannot be opened. */
export async function readDraft(draft: string): Promise<unknown> {
  const text = await sealedStorage.getItem(nameOf(draft))
  return text ? JSON.parse(text) : null
}

export async function dropDraft(draft: string): Promise<void> {
  await sealedStorage.removeItem(nameOf(draft))
}
