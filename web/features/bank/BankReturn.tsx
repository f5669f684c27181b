import type { BankAccount } from '@marquee/contract/calls/payouts'
import { Callout } from '#ui/Callout.tsx'

/**
 * The message after the return from the provider's page; the mark `again` means that the link had expired.
 */
export function BankReturn({ returnState, account }: { returnState: string; account: BankAccount }) {
  return (
    <div role="status">
      {account.status === 'active' ? (
        <Callout tone="good">
          <strong>You’re all set.</strong> Payouts on hold are being sent, and future payouts are automatic.
        </Callout>
      ) : (
        <Callout tone="action">{unfinished(returnState, account)}</Callout>
      )}
    </div>
  )
}

function unfinished(returnState: string, { requirements }: BankAccount): string {
  if (returnState === 'again') return 'That link has expired. Continue with a new one.'
  return requirements.length > 0
    ? 'Not quite done. The payment provider still needs the details below.'
    : 'Thank you. The payment provider is checking your details.'
}
