import { formatMoney } from '@marquee/contract/rules/currency'
import { queueKinds } from '@marquee/contract/rules/queue-kinds'
import { inTransaction } from '../../platform/database/database.ts'
import { sendEmail } from '../../platform/email/email.ts'
import { systemActor } from '../../platform/handler.ts'
import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { startOfDay, today } from '../../platform/time/day.ts'
import { operatorUrl } from '../operators/operator-area.ts'
import { listOperatorContacts } from '../operators/operator-names.store.ts'
import { auditSubjects } from '../operators/operators.ports.ts'
import { describeSubjects } from './audit-subjects.store.ts'
import { listQueue, type QueueRow } from './queue.store.ts'

/** The hour in London from which the email is sent. */
const HOUR = 7
/** Items that the email names; it counts the others. */
const MAX_NAMED = 10
const MAX_ITEMS = 200

/** Registers the daily email to all operators about items of the queue that are overdue, and the names in the audit log. */
export function registerQueue(): void {
  auditSubjects.provide({ describe: describeSubjects })
  onCleanUp('overdue queue', () => inTransaction(systemActor, (now) => remindOperators(now)))
}

/** Queues one email a day for each operator, from seven in London, while something is overdue. */
async function remindOperators(now: Date): Promise<void> {
  const day = today(now)
  if (now.getTime() < startOfDay(day).getTime() + HOUR * 3_600_000) return
  const overdue = (await listQueue(now, MAX_ITEMS)).filter(
    ({ due_at, postponed_until }) => due_at < now && !(postponed_until && postponed_until > now),
  )
  if (overdue.length === 0) return
  const more = overdue.length - MAX_NAMED
  for (const { id, email } of await listOperatorContacts())
    await sendEmail({
      to: email,
      subject:
        overdue.length === 1 ? '1 overdue item in the queue' : `${overdue.length} overdue items in the queue`,
      parts: [
        'These items wait for a decision, the longest overdue first:',
        ...overdue.slice(0, MAX_NAMED).map(lineOf),
        ...(more > 0 ? [`And ${more} more.`] : []),
        { button: 'Open the queue', url: operatorUrl('/admin/queue') },
      ],
      key: `overdue queue:${id}:${day}`,
    })
}

function lineOf({ kind, subject, amount, currency, assignee }: QueueRow): string {
  const money = amount !== null && currency ? `, ${formatMoney(amount, currency)}` : ''
  return `${queueKinds[kind].title}: ${subject}${money}${assignee ? `, assigned to ${assignee}` : ''}`
}
