import type { BankAccount } from '@marquee/contract/calls/payouts'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { Link } from 'react-router'
import { Callout } from '#ui/Callout.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'

interface BankFactsProps {
  account: Pick<BankAccount, 'bank' | 'waitsUntil'>
  /** Path of the page to change the password. */
  settings: string
}

/** The known digits of the bank account; after a change, until when payouts are on hold. */
export function BankFacts({ account: { bank, waitsUntil }, settings }: BankFactsProps) {
  const isWaiting = waitsUntil !== null && new Date(waitsUntil) > new Date()
  return (
    <>
      {isWaiting && (
        <Callout tone="warning">
          Your bank details, email address or two-step verification changed. Payouts are on hold until{' '}
          {formatLocalDateTime(waitsUntil)}. If this wasn’t you,{' '}
          <Link to={settings}>change your password</Link> now.
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
