import { fail } from '@marquee/contract/errors'
import { openTransaction } from '../../platform/database/database.ts'
import { log } from '../../platform/log.ts'
import { type AccountCode, accountCode, accountOf } from './accounts.ts'
import type { JournalKind } from './journals.ts'
import {
  createJournal,
  createPostings,
  findJournal,
  type Journal,
  type Line,
  linesOf,
  openAccounts,
} from './ledger.store.ts'

/**
 * Thrown when the ledger contradicts itself: a programming error that must stop the operation. Logged when it
 * is created.
 */
export class LedgerAlarm extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'LedgerAlarm'
    log.error({ where: 'ledger', alarm: sentence }, 'ledger alarm')
  }
}

export type { Line } from './ledger.store.ts'

/** A fact about money, with its lines in minor units. */
export interface Entry {
  /**
   * The fact by the provider’s or our own ids: `capture:pi_x`, `refund:re_x`, `transfer:tr_x`,
   * `release:deal_x`, `fee:txn_x`.
   */
  factKey: string
  kind: JournalKind
  occurredAt: Date
  /** The object it is about; unknown to this module. */
  subject?: string | undefined
  /** The provider’s balance transaction that this books. One transaction, one journal. */
  providerTxn?: string | undefined
  memo?: string | undefined
  reversesId?: number | undefined
  lines: readonly Line[]
}

/**
 * Books a fact once: a repeated fact returns `known` and changes nothing, however many webhooks announce it.
 * Runs in the caller’s transaction; accounts are opened on first use, lines of zero are left out. Throws
 * `LedgerAlarm` when the lines do not sum to zero in each currency, when the fact is booked with other lines,
 * or when its provider transaction is booked under another fact.
 */
export async function postJournal({ lines: entryLines, ...entry }: Entry): Promise<'posted' | 'known'> {
  openTransaction('postJournal()')
  const lines = mergeLines(entryLines)
  assertBalanced(entry.factKey, lines)
  const journal = await createJournal(entry)
  if (!journal) return confirmKnown({ ...entry, lines })
  const ids = await openAccounts(lines.map((line) => line.account))
  await createPostings(
    journal.id,
    lines.map(({ account, amount }) => ({
      accountId: ids.get(account) ?? 0,
      amount,
      currency: accountOf(account).currency,
    })),
  )
  return 'posted'
}

/** Merges lines to one per account, without zero lines, in their order. */
function mergeLines(lines: readonly Line[]): Line[] {
  const sums = new Map<AccountCode, number>()
  for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount }]))
}

function assertBalanced(factKey: string, lines: readonly Line[]): void {
  const sums = new Map<string, number>()
  for (const { account, amount } of lines) {
    if (!Number.isSafeInteger(amount)) throw new LedgerAlarm(`${factKey}: ${amount} is not a whole amount`)
    const { currency } = accountOf(account)
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  if (lines.length === 0) throw new LedgerAlarm(`${factKey} moves nothing`)
  for (const [currency, sum] of sums)
    if (sum !== 0) throw new LedgerAlarm(`${factKey} is ${sum} off in ${currency}`)
}

async function confirmKnown(entry: Entry): Promise<'known'> {
  const known = await findJournal(entry.factKey)
  if (!known)
    throw new LedgerAlarm(
      `${entry.factKey}: its provider transaction ${entry.providerTxn} or its original is booked by another fact`,
    )
  const differs =
    differenceOf(known, entry) ||
    (serialise(await linesOf(known.id)) === serialise(entry.lines) ? '' : 'amounts')
  if (differs) throw new LedgerAlarm(`${entry.factKey} is booked already, with other ${differs}`)
  return 'known'
}

/**
 * Returns what differs from the booked journal. A provider transaction that was unknown at the first booking
 * is not a difference.
 */
function differenceOf(known: Journal, entry: Entry): string {
  if (known.kind !== entry.kind) return 'kind'
  return known.providerTxn && entry.providerTxn && known.providerTxn !== entry.providerTxn
    ? 'provider transaction'
    : ''
}

/** Returns lines as comparable text, in any order. */
function serialise(lines: readonly { account: string; amount: number }[]): string {
  return lines
    .map(({ account, amount }) => `${account} ${amount}`)
    .sort()
    .join('\n')
}

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
