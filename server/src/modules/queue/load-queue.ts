import type { Queue, QueueItem, QueueParty } from '@marquee/contract/calls/queue'
import { listQueue, type QueueRow } from './queue.store.ts'

const MAX_ITEMS = 200

/** Returns the queue as responses show it. */
export async function loadQueue(now: Date): Promise<Queue> {
  const rows = await listQueue(now, MAX_ITEMS + 1)
  const shown = rows.slice(0, MAX_ITEMS).map((row) => viewItem(row, now))
  return {
    items: shown.filter(({ postponedUntil }) => postponedUntil === null),
    hasMore: rows.length > MAX_ITEMS,
    postponed: shown.filter(({ postponedUntil }) => postponedUntil !== null),
  }
}

/** Returns an item as responses show it. */
export function viewItem(row: QueueRow, now: Date): QueueItem {
  const { amount, currency, postponed_until, emailed_at, email_kind } = row
  const isPostponed = postponed_until !== null && postponed_until > now
  return {
    kind: row.kind,
    subjectId: row.subject_id,
    subject: row.subject,
    user: withPage(partyOf(row.user_id, row.user_name), row.user_account, row.user_talent),
    other: withPage(partyOf(row.other_id, row.other_name), row.other_account, row.other_talent),
    dealId: row.deal_id,
    money: amount !== null && currency ? { amount, currency } : null,
    since: row.since.toISOString(),
    dueAt: row.due_at.toISOString(),
    assignee: partyOf(row.assignee_id, row.assignee),
    postponedUntil: isPostponed ? postponed_until.toISOString() : null,
    postponedBy: isPostponed ? partyOf(row.postponed_by, row.postponed_by_name) : null,
    postponeReason: isPostponed ? (row.postpone_reason ?? '') : '',
    lastEmail:
      emailed_at && email_kind && emailed_at >= row.since
        ? {
            kind: email_kind,
            at: emailed_at.toISOString(),
            by: partyOf(row.emailed_by, row.emailed_by_name),
            to: row.emailed_to ?? '',
          }
        : null,
  }
}

const withPage = (
  party: { id: string; name: string } | null,
  account: string | null,
  talent: string | null,
) => party && { ...party, page: pageOfParty({ account, talent }) }

/** Returns where operators read about someone: at their account, or at the profile that nobody has claimed. */
export function pageOfParty({
  account,
  talent,
}: {
  account: string | null
  talent: string | null
}): QueueParty['page'] {
  if (account) return { at: 'user', id: account }
  return talent ? { at: 'managed_profile', id: talent } : null
}

const partyOf = (id: string | null, name: string | null) => (id ? { id, name: name ?? 'Deleted user' } : null)
