import { type ApplicationForTalent, applicationCalls } from '@marquee/contract/calls/applications'
import { useState } from 'react'
import { useWrite } from '#lib/use-write.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { ApplicationBody } from './ApplicationBody.tsx'
import { applicationTopics, useOwnApplication } from './applications.queries.ts'
import { EditApplicationForm } from './EditApplicationForm.tsx'

interface OwnApplicationPageProps {
  applicationId: string
  paths: { applications: string; campaign: (campaignId: string) => string; offer: (offerId: string) => string }
}

/** One own application: what was sent, and while it is undecided, changing or withdrawing it. */
export function OwnApplicationPage({ applicationId, paths }: OwnApplicationPageProps) {
  const application = useOwnApplication(applicationId)
  const [isEditing, setEditing] = useState(false)
  return (
    <Loaded query={application} skeleton={<PageSkeleton />}>
      {(loaded) => (
        <>
          <PageHeader
            back={{ label: 'Applications', to: paths.applications }}
            picture={<Avatar name={loaded.campaign.brand.companyName} picture={loaded.campaign.brand.logoUrl} size={64} shape="square" />}
            title={loaded.campaign.title}
            lead={loaded.campaign.brand.companyName}
            actions={
              <>
                {loaded.moves.includes('withdraw') && <Withdraw application={loaded} />}
                {loaded.moves.includes('edit') && !isEditing && <Button onClick={() => setEditing(true)}>Edit</Button>}
                <ButtonLink to={paths.campaign(loaded.campaign.id)}>See the campaign</ButtonLink>
                {loaded.offerId && (
                  <ButtonLink kind="primary" to={paths.offer(loaded.offerId)}>
                    See the offer
                  </ButtonLink>
                )}
              </>
            }
          />
          <Card title="Your application">
            {isEditing ? (
              <EditApplicationForm application={loaded} onDone={() => setEditing(false)} />
            ) : (
              <ApplicationBody application={loaded} />
            )}
          </Card>
        </>
      )}
    </Loaded>
  )
}

function Withdraw({ application }: { application: ApplicationForTalent }) {
  const [isOpen, setOpen] = useState(false)
  const withdraw = useWrite(applicationCalls.withdrawApplication, { topics: applicationTopics, onSuccess: () => setOpen(false) })
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Withdraw this application?"
        consequences={['The brand no longer sees it as open.', 'You may apply again while the campaign is live.']}
        confirm="Withdraw it"
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ applicationId: application.id, version: application.version })}
      />
    </>
  )
}
