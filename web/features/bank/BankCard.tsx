import type { BankAccount } from '@marquee/contract/calls/payouts'
import { useState } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { AddBank } from './AddBank.tsx'
import { BankFacts } from './BankFacts.tsx'
import { BankReturn } from './BankReturn.tsx'
import { type Payee, useBankAccount } from './bank.queries.ts'
import { ChangeBankDialog } from './ChangeBankDialog.tsx'
import { ContinueBank } from './ContinueBank.tsx'

interface BankCardProps {
  payee: Payee
  /** Path of the page to change the password. */
  settings: string
}

/** The payee's bank account and the next missing step, if any. */
export function BankCard({ payee, settings }: BankCardProps) {
  const [returnState] = useUrlState('bank')
  return (
    <Loaded
      query={useBankAccount(payee, returnState)}
      skeleton={
        <Card title="Bank account">
          <Skeleton height={120} />
        </Card>
      }
    >
      {(account) => (
        <Card title="Bank account" aside={<BankStatus status={account.status} />}>
          {returnState && <BankReturn returnState={returnState} account={account} />}
          <BankStep payee={payee} settings={settings} account={account} />
        </Card>
      )}
    </Loaded>
  )
}

const statusLabels = {
  none: { tone: 'warning', label: 'Not added yet' },
  pending: { tone: 'warning', label: 'Incomplete' },
  active: { tone: 'good', label: 'Ready' },
  restricted: { tone: 'bad', label: 'More details needed' },
  rejected: { tone: 'bad', label: 'Closed' },
} as const

function BankStatus({ status }: Pick<BankAccount, 'status'>) {
  return <Status tone={statusLabels[status].tone}>{statusLabels[status].label}</Status>
}

type StepProps = BankCardProps & { account: BankAccount }

function BankStep({ payee, settings, account }: StepProps) {
  if (account.status === 'none') return <AddBank payee={payee} />
  if (account.status === 'active') return <ActiveBank payee={payee} settings={settings} account={account} />
  if (account.status === 'rejected') {
    return (
      <Stack gap={12}>
        <p>
          The payment provider has closed this account and can’t pay out to it. Your money is safe: open a new
          account to be paid.
        </p>
        <AddBank payee={payee} label="Open a new account" />
      </Stack>
    )
  }
  return <ContinueBank payee={payee} settings={settings} account={account} />
}

function ActiveBank({ payee, settings, account }: StepProps) {
  const [isChanging, setChanging] = useState(false)
  return (
    <Stack gap={12}>
      <BankFacts account={account} settings={settings} />
      <div>
        <Button onClick={() => setChanging(true)}>Change bank details…</Button>
      </div>
      <ChangeBankDialog payee={payee} isOpen={isChanging} onClose={() => setChanging(false)} />
    </Stack>
  )
}
