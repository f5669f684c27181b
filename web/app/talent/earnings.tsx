import { BankCard } from '#features/bank/BankCard.tsx'
import { useBankAccount } from '#features/bank/bank.queries.ts'
import { EarningsView } from '#features/earnings/EarningsView.tsx'
import { talentPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

export default function Earnings() {
  const discover = (
    <ButtonLink kind="primary" to={talentPaths.discover}>
      Discover campaigns
    </ButtonLink>
  )
  const [mark] = useUrlState('bank')
  const bank = useBankAccount('talent', mark).data?.status
  return (
    <>
      <PageHeader title="Earnings" lead="Your earnings: held, upcoming and paid." />
      <EarningsView
        payee="talent"
        dealPath={talentPaths.deal}
        bank={<BankCard payee="talent" settings={talentPaths.settings} />}
        isBankFirst={bank !== undefined && bank !== 'active'}
        emptyAction={discover}
      />
    </>
  )
}
