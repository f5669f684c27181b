import { formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { sendEmail } from '../../platform/email/email.ts'
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
  await sendToBrand(row, 'trial_ends', { subject: `Your free trial ends on ${day}`, text })
}

interface EmailText {
  subject: string
  text: string
}

function messageOf({ state, actionUrl }: SubscriptionRow): EmailText | null {
  const settle = actionUrl ?? publicUrl('/dashboard/payments/plan')
  if (state === 'past_due')
    return {
      subject: 'Your subscription payment did not go through',
      text: `Your bank did not take the payment for your subscription. Your subscription stays active for seven days. Pay here: ${settle}`,
    }
  if (state === 'unpaid' || state === 'cancelled')
    return {
      subject: 'Your subscription has ended',
      text: `Running deals go on as agreed, but you cannot start campaigns or offers until you subscribe again: ${publicUrl('/dashboard/payments/plan')}`,
    }
  return null
}

async function sendToBrand(row: SubscriptionRow, event: string, { subject, text }: EmailText): Promise<void> {
  const account = await loadAccount(row.brandId)
  const key = `subscription:${row.subscriptionRef}:${event}:${row.currentPeriodEnd?.getTime() ?? 0}`
  if (account) await sendEmail({ to: account.email, subject, text, key })
}
