import { fail } from '@marquee/contract/errors'
import { accountCode } from './accounts.ts'
import { findJournal, linesOf } from './ledger.store.ts'
import { postJournal } from './post-journal.ts'

/**
 * Corrects a booked fact by a journal with all its lines reversed; a repeated call corrects once. `memo` is
 * the reason. Fails with `not_found` for a fact that is not booked.
 */
export async function reverseJournal(
  factKey: string,
  { occurredAt, memo }: { occurredAt: Date; memo: string },
): Promise<'posted' | 'known'> {
  const original = (await findJournal(factKey)) ?? fail('not_found')
  const booked = await linesOf(original.id)
  const lines = booked.map(({ account, amount }) => ({ account: accountCode(account), amount: -amount }))
  return postJournal({
    factKey: `correction:${factKey}`,
    kind: 'correction',
    occurredAt,
    subject: original.subject ?? undefined,
    memo,
    reversesId: original.id,
    lines,
  })
}
