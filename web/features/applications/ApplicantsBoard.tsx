import type { ApplicationForBrand } from '@marquee/contract/calls/applications'
import { type ReactNode, useState } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { Board } from '#ui/Board.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { ApplicantCard } from './ApplicantCard.tsx'
import { ApplicantSheet } from './ApplicantSheet.tsx'
import { useApplicants } from './applications.queries.ts'
import { DeclineDialog } from './DeclineDialog.tsx'

interface ApplicantsBoardProps {
  campaignId: string
  paths: {
    talent: (talentId: string) => string
    newOffer: (application: ApplicationForBrand) => string
    offer: (offerId: string) => string
  }
  /** The button to message a talent, provided by the page. */
  messageTo: (talentId: string) => ReactNode
  /** Shown instead of the board while nobody has applied. */
  emptyAction: ReactNode
}

const columns = [
  { id: 'new', label: 'New', states: ['invited', 'submitted'] },
  { id: 'shortlist', label: 'Shortlisted', states: ['shortlisted'] },
  { id: 'offered', label: 'Offer sent', states: ['offered'] },
  { id: 'hired', label: 'Hired', states: ['hired'] },
  { id: 'out', label: 'Closed', states: ['declined', 'withdrawn', 'closed'] },
] as const satisfies { id: string; label: string; states: ApplicationForBrand['status'][] }[]

/** Applicants by status. The open application is in the URL. */
export function ApplicantsBoard({ campaignId, paths, messageTo, emptyAction }: ApplicantsBoardProps) {
  const applicants = useApplicants(campaignId)
  const [openId, setOpen] = useUrlState('application')
  const [declining, setDeclining] = useState<ApplicationForBrand | null>(null)
  return (
    <>
      <LoadedPages
        pages={applicants}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState title="No applications yet" action={emptyAction}>
            Applications appear here as soon as they’re sent.
          </EmptyState>
        }
      >
        {(items) => (
          <Board
            label="Applicants"
            columns={columns.map(({ id, label, states }) => {
              const own = items.filter(({ status }) => states.some((state) => state === status))
              const cards = own.map((application) => (
                <ApplicantCard
                  key={application.id}
                  application={application}
                  onOpen={() => setOpen(application.id)}
                />
              ))
              return { id, label, count: own.length, cards }
            })}
          />
        )}
      </LoadedPages>
      <ApplicantSheet
        application={applicants.items.find(({ id }) => id === openId) ?? null}
        paths={paths}
        messageTo={messageTo}
        onClose={() => setOpen('', true)}
        onDecline={setDeclining}
      />
      <DeclineDialog application={declining} onClose={() => setDeclining(null)} />
    </>
  )
}
