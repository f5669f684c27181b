import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { type Email, sendEmail } from '../../platform/email/email.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { loadAccount } from '../identity/identity.store.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'

/** Sends an email when the brand must do something about its subscription; none when all went as expected. */
export async function emailSubscriptionChange(row: SubscriptionRow): Promise<void> {
  const message = messageOf(row)
  if (message) await sendToBrand(row, row.state, message)
}

/** Announces the end of a trial three days before it is charged. */
export async function emailTrialEnding(row: SubscriptionRow): Promise<void> {
  const day = row.trialEnd ? formatDate(row.trialEnd) : 'soon'
  const text = `Your free trial ends on ${day}. From then on we charge ${formatMoney(row.price, row.currency)} each period. If you would rather not go on, cancel before that day in one click.`
  await sendToBrand(row, 'trial_ends', {
    subject: `Your free trial ends on ${day}`,
    parts: [text, { button: 'View your plan', url: planUrl() }],
  })
}

type EmailContent = Pick<Email, 'subject' | 'parts'>

const planUrl = (): string => publicUrl('/dashboard/payments/plan')

function messageOf({ state, actionUrl }: SubscriptionRow): EmailContent | null {
  if (state === 'past_due')
    return {
      subject: 'Your subscription payment did not go through',
      parts: [
        'Your bank did not take the payment for your subscription. Your subscription stays active for seven days.',
        { button: 'Pay now', url: actionUrl ?? planUrl() },
      ],
    }
  if (state === 'unpaid' || state === 'cancelled')
    return {
      subject: 'Your subscription has ended',
      parts: [
        'Running deals go on as agreed, but you cannot start campaigns or offers until you subscribe again.',
        { button: 'Subscribe again', url: planUrl() },
      ],
    }
  return null
}

async function sendToBrand(
  row: SubscriptionRow,
  event: string,
  { subject, parts }: EmailContent,
): Promise<void> {
  const account = await loadAccount(row.brandId)
  const key = `subscription:${row.subscriptionRef}:${event}:${row.currentPeriodEnd?.getTime() ?? 0}`
  if (account) await sendEmail({ to: account.email, subject, parts, key })
}
