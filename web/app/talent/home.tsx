import { homeCalls } from '@marquee/contract/calls/home'
import { BankPrompt } from '#features/bank/BankPrompt.tsx'
import { useEarnings } from '#features/earnings/use-earnings.ts'
import { HomePage } from '#features/home/HomePage.tsx'
import { JoinBanner } from '#features/home/JoinBanner.tsx'
import { talentPaths } from '#lib/paths.ts'
import { useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

export const handle = { early: [homeCalls.setUp] }

export default function TalentHome() {
  const actions = (kind: 'primary' | 'plain') => (
    <ButtonLink kind={kind} to={talentPaths.discover}>
      Find work
    </ButtonLink>
  )
  const calm = (
    <EmptyState title="You’re all caught up">
      Offers, invitations and feedback on your work appear here as soon as they arrive.
    </EmptyState>
  )
  const sums = useEarnings('talent').data?.totals ?? []
  const isMoneyWaiting = sums.some(({ held, coming }) => held + coming > 0)
  const notice = <BankPrompt payee="talent" isMoneyWaiting={isMoneyWaiting} earnings={talentPaths.earnings} />
  return (
    <HomePage
      side="talent"
      name={useUser().talent?.displayName ?? ''}
      actions={actions}
      calm={calm}
      notice={notice}
      price={<JoinBanner />}
    />
  )
}
