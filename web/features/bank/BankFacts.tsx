import type { BankAccount } from '@marquee/contract/calls/payouts'
import { formatDateTime } from '@marquee/contract/rules/dates'
import { Link } from 'react-router'
import { Callout } from '#ui/Callout.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'

interface BankFactsProps {
  account: Pick<BankAccount, 'bank' | 'waitsUntil'>
  /** Where the password is changed. */
  settings: string
}

/** The bank account as far as we know it: its ends. After a change, until when pay-outs wait. */
export function BankFacts({ account: { bank, waitsUntil }, settings }: BankFactsProps) {
  const isWaiting = waitsUntil !== null && new Date(waitsUntil) > new Date()
  return (
    <>
      {isWaiting && (
        <Callout tone="warning">
          You changed your bank details. Pay-outs wait until {formatDateTime(waitsUntil)} UTC. If that was not
          you, <Link to={settings}>change your password</Link> now.
        </Callout>
      )}
      {bank && (
        <KeyValues
          rows={[
            { label: 'Bank', value: bank.bankName || '–' },
            ...(bank.holderName ? [{ label: 'Name', value: bank.holderName }] : []),
            { label: 'Sort code', value: `••-••-${bank.sortCodeEnd || '••'}` },
            { label: 'Account', value: `•••• ${bank.last4}` },
            { label: 'Currency', value: bank.currency },
          ]}
        />
      )}
    </>
  )
}
