import type { RosterDetails } from '@marquee/contract/calls/roster'
import { type ReactNode, useState } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { OverflowMenu } from '#ui/OverflowMenu.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { UrlTabs } from '#ui/UrlTabs.tsx'
import { ClaimDialog } from './ClaimDialog.tsx'
import { MandateCard } from './MandateCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RosterState } from './RosterState.tsx'
import { useRosterTalent } from './roster.queries.ts'
import { WorkCard, type WorkPaths } from './WorkCard.tsx'

interface TalentOnRosterPageProps {
  talentId: string
  roster: string
  /** Where the agent looks for campaigns for a talent. */
  campaignsPath: (talentId: string) => string
  workPaths: WorkPaths
  /** The profile, as form or read-only, provided by the page. */
  profileOf: (details: RosterDetails) => ReactNode
  /** The earnings, provided by the page; loaded only where the mandate includes them. */
  earningsOf: (details: RosterDetails) => ReactNode
  /** Whom the talent has blocked. */
  blockedOf: (details: RosterDetails) => ReactNode
  onRemoved: () => void
}

const tabs = [
  { id: 'mandate', label: 'Representation and work' },
  { id: 'profile', label: 'Profile' },
  { id: 'earnings', label: 'Earnings' },
]

/** One talent of the roster: permissions, active work, notes and profile. */
export function TalentOnRosterPage({
  talentId,
  roster,
  campaignsPath,
  workPaths,
  profileOf,
  earningsOf,
  blockedOf,
  onRemoved,
}: TalentOnRosterPageProps) {
  const [tab] = useUrlState('tab', 'mandate')
  const [isRemoving, setRemoving] = useState(false)
  return (
    <Loaded query={useRosterTalent(talentId, !isRemoving)} skeleton={<PageSkeleton />}>
      {(details) => (
        <>
          <TalentHead
            details={details}
            roster={roster}
            campaignsPath={campaignsPath}
            onRemoving={setRemoving}
            onRemoved={onRemoved}
          />
          <UrlTabs label="Talent" tabs={tabs} />
          {tab === 'profile' && profileOf(details)}
          {tab === 'earnings' &&
            (details.scopes.includes('finance') ? earningsOf(details) : <NotCovered details={details} />)}
          {tab !== 'profile' && tab !== 'earnings' && (
            <Columns
              main={
                <>
                  <MandateCard details={details} />
                  <WorkCard details={details} paths={workPaths} />
                </>
              }
              side={
                <>
                  <NotesCard key={talentId} talentId={talentId} details={details} />
                  {details.scopes.includes('message') && blockedOf(details)}
                </>
              }
            />
          )}
        </>
      )}
    </Loaded>
  )
}

/** Shown discreetly: most mandates do not include it. */
function NotCovered({ details }: { details: RosterDetails }) {
  const name = details.talent?.displayName ?? 'this talent'
  return (
    <EmptyState title="Not covered by your agreement">
      Your permissions don’t include {name}’s earnings. {details.isManaged ? 'Change the' : 'Propose new'}{' '}
      terms to see them here.
    </EmptyState>
  )
}

type Open = 'claim' | 'remove' | null

interface TalentHeadProps {
  details: RosterDetails
  roster: string
  campaignsPath: (talentId: string) => string
  onRemoving: (isRemoving: boolean) => void
  onRemoved: () => void
}

function TalentHead({ details, roster, campaignsPath, onRemoving, onRemoved }: TalentHeadProps) {
  const [open, setOpen] = useState<Open>(null)
  const [terms, setTerms] = useUrlState('terms')
  const { talent, status, isManaged, doNotPitch } = details
  if (!talent) return null
  const isActive = status === 'active'
  const close = () => setOpen(null)
  return (
    <>
      <PageHeader
        back={{ label: 'Roster', to: roster }}
        picture={<Avatar name={talent.displayName} picture={talent.avatarUrl} size={64} />}
        title={talent.displayName}
        lead={
          <Cluster>
            <RosterState row={details} />
            {doNotPitch && <Chip>Do not pitch</Chip>}
            {talent.headline && <span>{talent.headline}</span>}
          </Cluster>
        }
        actions={
          isActive && (
            <>
              <ButtonLink to={campaignsPath(talent.id)}>Find campaigns for {talent.displayName}</ButtonLink>
              {isManaged && <Button onClick={() => setOpen('claim')}>Invite to claim profile…</Button>}
              <Button onClick={() => setTerms('new')}>
                {isManaged ? 'Change terms' : 'Propose new terms'}
              </Button>
            </>
          )
        }
        menu={
          isActive && (
            <OverflowMenu
              actions={[{ label: 'Remove…', isDangerous: true, onSelect: () => setOpen('remove') }]}
            />
          )
        }
      />
      <ProposeDialog
        talentId={talent.id}
        details={details}
        isOpen={isActive && terms === 'new'}
        onClose={() => setTerms('', true)}
      />
      <ClaimDialog talentId={talent.id} name={talent.displayName} isOpen={open === 'claim'} onClose={close} />
      <RemoveDialog
        row={open === 'remove' ? details : null}
        onClose={close}
        onRemoving={onRemoving}
        onRemoved={onRemoved}
      />
    </>
  )
}
