import { loadAccount } from '../identity/identity.store.ts'
import { cancelDigest } from './digest.ts'
import { listSettings, resubscribeKind, unsubscribeKind } from './settings.store.ts'
import type { Ended } from './unsubscribe-token.ts'

interface Named {
  accountId: string
  ended: Ended
}

/** Turns off the emails named by a link; does nothing when repeated. */
export async function unsubscribeKindOf({ accountId, ended }: Named): Promise<void> {
  if (!(await loadAccount(accountId))) return
  const kinds =
    ended === 'daily'
      ? (await listSettings(accountId)).filter(({ mail }) => mail === 'daily').map(({ kind }) => kind)
      : [ended]
  await unsubscribeKind(accountId, kinds)
  await cancelDigest(accountId, kinds)
}

/** Undoes an unsubscription, unless another setting was chosen since. */
export async function resubscribeKindOf({ accountId, ended }: Named): Promise<void> {
  await resubscribeKind(accountId, ended === 'daily' ? { before: 'daily' } : { kind: ended })
}
