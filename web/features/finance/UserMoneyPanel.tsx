import { financeCalls, type UserMoney } from '@marquee/contract/calls/finance'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { formatDate } from '@marquee/contract/rules/dates'
import { operatorPaths } from '#lib/paths.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Money } from '#ui/Money.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'

/** What a user has paid and earned, and their mandates, as operators see them. */
export function UserMoneyPanel({ userId }: { userId: string }) {
  const query = useCallQuery(['finance', 'user', userId], financeCalls.userMoney, { userId })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ amounts, bank, mandates }) => (
        <>
          <Card title="Money" aside={bank && <BankStatus bank={bank} />}>
            {amounts.length === 0 ? (
              <p>Nothing paid or earned.</p>
            ) : (
              amounts.map((one) => <KeyValues key={one.currency} rows={rowsOf(one)} />)
            )}
          </Card>
          {mandates.length > 0 && <MandatesCard userId={userId} mandates={mandates} />}
        </>
      )}
    </Loaded>
  )
}

const bankStates = {
  pending: { label: 'Bank details incomplete', tone: 'warning' },
  active: { label: 'Can be paid out', tone: 'good' },
  restricted: { label: 'More details needed', tone: 'warning' },
  rejected: { label: 'Account closed by the provider', tone: 'bad' },
} as const

function BankStatus({ bank }: { bank: keyof typeof bankStates }) {
  const { label, tone } = bankStates[bank]
  return <Status tone={tone}>{label}</Status>
}

/** The amounts that are not zero, in the order in which money moves. */
function rowsOf({ currency, ...amounts }: UserMoney['amounts'][number]) {
  const { paid, refunded, held, earned, waiting, owing } = amounts
  return [
    { label: 'Held on cards', amount: held },
    { label: 'Paid', amount: paid },
    { label: 'Refunded', amount: refunded },
    { label: 'Paid out', amount: earned },
    { label: 'Waiting payouts', amount: waiting },
    { label: 'Owed to Marquee', amount: owing },
  ]
    .filter(({ amount }) => amount !== 0)
    .map(({ label, amount }) => ({ label, value: <Money minor={amount} currency={currency} /> }))
}

/** The mandates of a user; those of an agent lead to the talents. */
function MandatesCard({ userId, mandates }: Pick<UserMoney, 'mandates'> & { userId: string }) {
  return (
    <Card title="Mandates">
      <RowList label="Mandates, newest first">
        {mandates.map(({ id, agency, talent, talentPage, status, startsAt, endsAt }) => {
          const { tone, label } = mandateLifecycle.states[status]
          return (
            <Row
              key={id}
              {...(talentPage && talentPage.id !== userId && { to: operatorPaths.pageOf(talentPage) })}
              title={`${agency} for ${talent || 'a person asked by email'}`}
              detail={`From ${formatDate(startsAt)}${endsAt ? ` to ${formatDate(endsAt)}` : ''}`}
              state={<Status tone={tone}>{label}</Status>}
            />
          )
        })}
      </RowList>
    </Card>
  )
}
