import { homeCalls } from '@marquee/contract/calls/home'
import { BankPrompt } from '#features/bank/BankPrompt.tsx'
import { useEarnings } from '#features/earnings/use-earnings.ts'
import { HomePage } from '#features/home/HomePage.tsx'
import { useRosterNames } from '#features/roster/use-roster-names.ts'
import { agentPaths } from '#lib/paths.ts'
import { useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

export const handle = { early: [homeCalls.setUp] }

/** What needs the agency's attention now, for all its talents. */
export default function AgentHome() {
  const { agency, name } = useUser()
  const isOwner = agency?.isOwner ?? false
  const agencyName = agency?.name ?? name
  const { names, isKnown } = useRosterNames()
  const sums = useEarnings('agent', isOwner).data?.totals ?? []
  const isMoneyWaiting = sums.some(({ held, coming }) => held + coming > 0)
  const add = (
    <ButtonLink kind="primary" to={agentPaths.addTalent}>
      Add a talent
    </ButtonLink>
  )
  const calm =
    isKnown && names.length === 0 ? (
      <EmptyState title="Add your first talent" action={add}>
        Add a talent you manage, or send a talent a representation request. Tasks for them appear here.
      </EmptyState>
    ) : (
      <EmptyState title="You’re all caught up">
        Offers, invitations and feedback for your talents appear here as soon as they arrive.
      </EmptyState>
    )
  const actions = (kind: 'primary' | 'plain') => (
    <>
      <ButtonLink to={agentPaths.roster}>Roster</ButtonLink>
      <ButtonLink kind={kind} to={agentPaths.discover}>
        Find work
      </ButtonLink>
    </>
  )
  const notice = isOwner && (
    <BankPrompt payee="agent" isMoneyWaiting={isMoneyWaiting} earnings={agentPaths.earnings} />
  )
  return <HomePage side="agent" name={agencyName} actions={actions} calm={calm} notice={notice} />
}
