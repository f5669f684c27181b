import type { ApplicationForTalent } from '@marquee/contract/calls/applications'
import { type ReactNode, useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useMandate } from '#lib/use-mandate.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { OverflowMenu } from '#ui/OverflowMenu.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { ApplicationBody } from './ApplicationBody.tsx'
import {
  type ApplicationFilter,
  applicationRows,
  applicationTopics,
  useOwnApplication,
} from './applications.queries.ts'
import { EditApplicationForm } from './EditApplicationForm.tsx'

interface OwnApplicationPageProps {
  side: ApplicationFilter
  applicationId: string
  paths: {
    applications: string
    campaign: (campaignId: string) => string
    offer: (offerId: string) => string
  }
  /** The button to message the brand, provided by the page. */
  messageOf: (application: ApplicationForTalent) => ReactNode
}

/** One application of the talent: its content and, while undecided, the actions to edit or withdraw it. */
export function OwnApplicationPage({ side, applicationId, paths, messageOf }: OwnApplicationPageProps) {
  const application = useOwnApplication(side, applicationId)
  const [isEditing, setEditing] = useState(false)
  return (
    <Loaded query={application} skeleton={<PageSkeleton />}>
      {(loaded) => (
        <>
          <PageHeader
            back={{ label: 'Applications', to: paths.applications }}
            picture={
              <Avatar
                name={loaded.campaign.brand.companyName}
                picture={loaded.campaign.brand.logoUrl}
                size={64}
                shape="square"
              />
            }
            title={loaded.campaign.title}
            lead={
              <Cluster>
                {side === 'agent' && (
                  <ForTalent name={loaded.talent.displayName} picture={loaded.talent.avatarUrl} />
                )}
                <span>{loaded.campaign.brand.companyName}</span>
                {side === 'talent' && loaded.agency && <span>sent by {loaded.agency.name}</span>}
              </Cluster>
            }
            actions={
              <>
                {messageOf(loaded)}
                <ButtonLink to={paths.campaign(loaded.campaign.id)}>View campaign</ButtonLink>
                {loaded.offerId && (
                  <ButtonLink kind="primary" to={paths.offer(loaded.offerId)}>
                    View offer
                  </ButtonLink>
                )}
              </>
            }
            menu={
              <ChangeSteps
                side={side}
                application={loaded}
                isEditing={isEditing}
                onEdit={() => setEditing(true)}
              />
            }
          />
          <Card title={side === 'talent' ? 'Your application' : 'Application'}>
            {isEditing ? (
              <EditApplicationForm side={side} application={loaded} onDone={() => setEditing(false)} />
            ) : (
              <ApplicationBody application={loaded} />
            )}
          </Card>
        </>
      )}
    </Loaded>
  )
}

interface ChangeStepsProps {
  side: ApplicationFilter
  application: ApplicationForTalent
  isEditing: boolean
  onEdit: () => void
}

/** The menu of an undecided application; an agent needs a mandate that covers applications. */
function ChangeSteps({ side, application, isEditing, onEdit }: ChangeStepsProps) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const withdraw = useCallMutation(applicationRows[side].withdraw, {
    topics: applicationTopics,
    onSuccess: () => setWithdrawing(false),
  })
  if (!useMandate(side, application.talent).may('apply')) return null
  const can = (event: string) => application.allowedActions.includes(event)
  return (
    <>
      <OverflowMenu
        actions={[
          ...(can('edit') && !isEditing ? [{ label: 'Edit', onSelect: onEdit }] : []),
          ...(can('withdraw')
            ? [{ label: 'Withdraw…', isDangerous: true, onSelect: () => setWithdrawing(true) }]
            : []),
        ]}
      />
      <ConfirmDialog
        isOpen={isWithdrawing}
        onClose={() => setWithdrawing(false)}
        title="Withdraw this application?"
        subject={
          side === 'agent' && (
            <ForTalent name={application.talent.displayName} picture={application.talent.avatarUrl} />
          )
        }
        consequences={[
          'The brand can no longer accept it.',
          'You can apply again while the campaign is live.',
        ]}
        confirm="Withdraw application"
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ applicationId: application.id, version: application.version })}
      />
    </>
  )
}
