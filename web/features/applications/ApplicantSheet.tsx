import { type ApplicationForBrand, applicationCalls } from '@marquee/contract/calls/applications'
import type { ReactNode } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { ApplicationBody } from './ApplicationBody.tsx'
import { applicationTopics } from './applications.queries.ts'

interface ApplicantSheetProps {
  application: ApplicationForBrand | null
  paths: {
    talent: (talentId: string) => string
    newOffer: (application: ApplicationForBrand) => string
    offer: (offerId: string) => string
  }
  /** The button to message the talent, provided by the page. */
  messageTo: (talentId: string) => ReactNode
  onClose: () => void
  onDecline: (application: ApplicationForBrand) => void
}

/** One application next to the board, with its allowed actions. */
export function ApplicantSheet({ application, paths, messageTo, onClose, onDecline }: ApplicantSheetProps) {
  const manage = useCallMutation(applicationCalls.manageApplicant, { topics: applicationTopics })
  if (!application) return null
  const { id: applicationId, version, talent, offerId } = application
  const can = (event: string) => application.allowedActions.includes(event)
  const send = (action: 'shortlist' | 'unshortlist' | 'undo_decline') =>
    manage.mutate({ applicationId, version, action })
  const isDecidable = application.status === 'submitted' || application.status === 'shortlisted'
  return (
    <Dialog isOpen onClose={onClose} title={talent.displayName} shape="sheet">
      <Stack>
        <ApplicationBody application={application} />
        <Cluster>
          {isDecidable && (
            <ButtonLink kind="primary" to={paths.newOffer(application)}>
              Make an offer
            </ButtonLink>
          )}
          {offerId && <ButtonLink to={paths.offer(offerId)}>View offer</ButtonLink>}
          {messageTo(talent.id)}
          {can('shortlist') && (
            <Button busy={manage.isPending} onClick={() => send('shortlist')}>
              Shortlist
            </Button>
          )}
          {can('unshortlist') && (
            <Button busy={manage.isPending} onClick={() => send('unshortlist')}>
              Remove from shortlist
            </Button>
          )}
          {can('undo_decline') && (
            <Button busy={manage.isPending} onClick={() => send('undo_decline')}>
              Undo decline
            </Button>
          )}
          {can('decline') && (
            <Button kind="quiet" onClick={() => onDecline(application)}>
              Decline…
            </Button>
          )}
          <ButtonLink kind="quiet" to={paths.talent(talent.id)}>
            Profile
          </ButtonLink>
        </Cluster>
      </Stack>
    </Dialog>
  )
}
