import { BankCard } from '#features/bank/BankCard.tsx'
import { useBankAccount } from '#features/bank/bank.queries.ts'
import { EarningsView } from '#features/earnings/EarningsView.tsx'
import { agentPaths } from '#lib/paths.ts'
import { useUser } from '#lib/session.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** The agency's commission, visible to its owner only. */
export default function Earnings() {
  const isOwner = useUser().agency?.isOwner ?? false
  return (
    <>
      <PageHeader title="Earnings" lead="Your commission: held, upcoming and paid." />
      {isOwner ? (
        <Commission />
      ) : (
        <EmptyState title="Only the owner can see this">
          The agency’s earnings and bank details are visible to its owner only.
        </EmptyState>
      )}
    </>
  )
}

function Commission() {
  const [mark] = useUrlState('bank')
  const bank = useBankAccount('agent', mark).data?.status
  const roster = (
    <ButtonLink kind="primary" to={agentPaths.roster}>
      Go to roster
    </ButtonLink>
  )
  return (
    <EarningsView
      payee="agent"
      dealPath={agentPaths.deal}
      bank={<BankCard payee="agent" settings={agentPaths.settings} />}
      isBankFirst={bank !== undefined && bank !== 'active'}
      emptyAction={roster}
    />
  )
}
