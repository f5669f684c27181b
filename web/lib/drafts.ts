import { encryptedStorage } from './encrypted-storage.ts'
import { useSession } from './session.ts'
import { storageKey } from './storage-key.ts'

/**
 * Returns the storage name of a draft of the present account. Log-out removes drafts, an expired session does
 * not.
 */
function nameOf(draft: string): string {
  return `marquee.draft.${useSession.getState().user?.id ?? 'nobody'}.${draft}`
}

/** Stores a draft. Rejects when the browser has no room for it, or no key to encrypt it with. */
export async function saveDraft(draft: string, value: unknown): Promise<void> {
  if ((await storageKey()) === null) throw new Error('This browser has no key to encrypt drafts with.')
  await encryptedStorage.setItem(nameOf(draft), JSON.stringify(value))
}

/** Returns the stored draft, unvalidated; null when there is none or it cannot be decrypted. */
export async function readDraft(draft: string): Promise<unknown> {
  const text = await encryptedStorage.getItem(nameOf(draft))
  return text ? JSON.parse(text) : null
}

export async function deleteDraft(draft: string): Promise<void> {
  await encryptedStorage.removeItem(nameOf(draft))
}
