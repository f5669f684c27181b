import type { BankAccount } from '@marquee/contract/calls/payouts'
import { Notice } from '#ui/Notice.tsx'

/** What is said to somebody who comes back from the provider's page; `again` is its mark for a link that was too old. */
export function BankReturn({ mark, account: { status } }: { mark: string; account: BankAccount }) {
  const isReady = status === 'active'
  return (
    <div role="status">
      {isReady && (
        <Notice tone="good">
          <strong>You are all set.</strong> What waited is on its way, and later pay-outs leave by themselves.
        </Notice>
      )}
      {!isReady && mark === 'again' && <Notice tone="warning">That link was too old. Continue with a fresh one.</Notice>}
      {!isReady && mark !== 'again' && <Notice tone="action">Thank you. The payment provider has not said yes yet.</Notice>}
    </div>
  )
}
