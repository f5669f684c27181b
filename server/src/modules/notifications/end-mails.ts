import { loadAccount } from '../identity/identity.store.ts'
import { forgoDigest } from './digest.ts'
import { endMails, listSettings, resumeMails } from './settings.store.ts'
import type { Ended } from './unsubscribe-token.ts'

interface Named {
  accountId: string
  ended: Ended
}

/** Ends the mails a link names; again changes nothing. */
export async function endMailsOf({ accountId, ended }: Named): Promise<void> {
  if (!(await loadAccount(accountId))) return
  const kinds =
    ended === 'daily'
      ? (await listSettings(accountId)).filter(({ mail }) => mail === 'daily').map(({ kind }) => kind)
      : [ended]
  await endMails(accountId, kinds)
  await forgoDigest(accountId, kinds)
}

/** Takes that back, unless something else was chosen since. */
export async function resumeMailsOf({ accountId, ended }: Named): Promise<void> {
  await resumeMails(accountId, ended === 'daily' ? { before: 'daily' } : { kind: ended })
}
