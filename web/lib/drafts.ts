import { encryptedStorage } from './encrypted-storage.ts'
import { useSession } from './session.ts'

/** Drafts belong to the account that typed them; log-out removes them, an expired session does not. */
function nameOf(draft: string): string {
  return `marquee.draft.${useSession.getState().user?.id ?? 'nobody'}.${draft}`
}

export async function saveDraft(draft: string, value: unknown): Promise<void> {
  await encryptedStorage.setItem(nameOf(draft), JSON.stringify(value))
}

/** What was kept, unread; null when nothing was or it cannot be opened. */
export async function readDraft(draft: string): Promise<unknown> {
  const text = await encryptedStorage.getItem(nameOf(draft))
  return text ? JSON.parse(text) : null
}

export async function deleteDraft(draft: string): Promise<void> {
  await encryptedStorage.removeItem(nameOf(draft))
}
