import type { ApplicationForBrand } from '@marquee/contract/calls/applications'
import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { formatWait } from '@marquee/contract/rules/pay-day'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMarket } from '#lib/use-market.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Status } from '#ui/Status.tsx'
import { ApplicantFacts } from './ApplicantFacts.tsx'
import { ApplicantNotes } from './ApplicantNotes.tsx'
import classes from './ApplicantPanel.module.css'
import { ApplicationBody } from './ApplicationBody.tsx'
import { useApplicant, type useManageApplicant } from './applications.queries.ts'

export interface ApplicantPaths {
  talent: (talentId: string) => string
  newOffer: (application: ApplicationForBrand) => string
  offer: (offerId: string) => string
  deal: (dealId: string) => string
}

interface ApplicantPanelProps {
  application: ApplicationForBrand
  /** The index is null when the filter of the list no longer includes the applicant. */
  position: { index: number | null; count: number; hasPrevious: boolean; hasNext: boolean }
  manage: ReturnType<typeof useManageApplicant>
  paths: ApplicantPaths
  messageTo: (talentId: string) => ReactNode
  /** What was verified about a talent, provided by the page. */
  verifiedOf: (talentId: string) => ReactNode
  /** Notes typed but not saved, by the id of the application. */
  noteDrafts: Map<string, string>
  /** The name is the title of the sheet around the panel. */
  isTitled: boolean
  onMove: (by: 1 | -1) => void
  onDecline: () => void
}

/** One applicant with the facts, the notes of the brand, and the decision that stays in view. */
export function ApplicantPanel({
  application,
  position,
  manage,
  paths,
  messageTo,
  verifiedOf,
  noteDrafts,
  isTitled,
  onMove,
  onDecline,
}: ApplicantPanelProps) {
  const details = useApplicant(application.id).data
  const { talent, status } = application
  const { label, tone } = applicationLifecycle.states[status]
  return (
    <>
      <header className={classes.head} tabIndex={-1} data-first>
        <Avatar name={talent.displayName} picture={talent.avatarUrl} size={64} />
        <div className={classes.who}>
          {!isTitled && <h2>{talent.displayName}</h2>}
          <p>{[talent.headline, talent.city].filter(Boolean).join(' · ')}</p>
          <Status tone={tone}>{label}</Status>
          {verifiedOf(talent.id)}
        </div>
        <div className={classes.steps}>
          <Button
            size="small"
            aria-label="Previous applicant"
            disabled={!position.hasPrevious}
            onClick={() => onMove(-1)}
          >
            ‹
          </Button>
          <span>
            {position.index === null ? 'Not in this list' : `${position.index + 1} of ${position.count}`}
          </span>
          <Button
            size="small"
            aria-label="Next applicant"
            disabled={!position.hasNext}
            onClick={() => onMove(1)}
          >
            ›
          </Button>
        </div>
      </header>
      {details && <ApplicantFacts applicant={details} dealPath={paths.deal} />}
      <div className={classes.part}>
        <ApplicationBody application={application} />
      </div>
      {details && (
        <ApplicantNotes
          key={application.id}
          applicationId={application.id}
          notes={details.notes}
          drafts={noteDrafts}
        />
      )}
      <div className={classes.links}>
        {messageTo(talent.id)}
        <Link to={paths.talent(talent.id)}>View profile</Link>
      </div>
      <Decision application={application} manage={manage} paths={paths} onDecline={onDecline} />
    </>
  )
}

/** The decision with its consequence; it stays at the bottom of the panel. */
function Decision({
  application,
  manage,
  paths,
  onDecline,
}: Pick<ApplicantPanelProps, 'application' | 'manage' | 'paths' | 'onDecline'>) {
  const offerHours = useMarket().data?.offerHours
  const { id: applicationId, version, talent, offerId, status } = application
  const can = (event: string) => application.allowedActions.includes(event)
  const send = (action: 'shortlist' | 'unshortlist' | 'undo_decline') =>
    manage.mutate({ applicationId, version, action })
  const isDecidable = status === 'submitted' || status === 'shortlisted'
  if (!offerId && application.allowedActions.length === 0) return null
  return (
    <footer className={classes.decision}>
      {isDecidable && offerHours !== undefined && (
        <p>
          <strong>If you send an offer,</strong> its price is authorised on your card, not charged.{' '}
          {talent.displayName} has {formatWait(offerHours)} to respond.
        </p>
      )}
      <div className={classes.buttons}>
        {can('decline') && <Button onClick={onDecline}>Decline…</Button>}
        {can('undo_decline') && (
          <Button busy={manage.isPending} onClick={() => send('undo_decline')}>
            Undo decline
          </Button>
        )}
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
        <span data-shortcut="o">
          {isDecidable && (
            <ButtonLink kind="primary" to={paths.newOffer(application)}>
              Send an offer
            </ButtonLink>
          )}
          {offerId && (
            <ButtonLink kind="primary" to={paths.offer(offerId)}>
              View offer
            </ButtonLink>
          )}
        </span>
      </div>
    </footer>
  )
}
