import { campaignCalls, type OwnCampaign } from '@marquee/contract/calls/campaigns'
import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { formatDate } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Status } from '#ui/Status.tsx'
import { EndCampaignDialog, type Ending } from './EndCampaignDialog.tsx'
import { ReopenDialog } from './ReopenDialog.tsx'

interface CampaignHeadProps {
  campaign: OwnCampaign
  paths: { campaigns: string; edit: string }
}

const topics = ['campaigns', 'applications', 'offers', 'home']

/** The header of a campaign's workspace: its status and the actions its lifecycle allows. */
export function CampaignHead({ campaign, paths }: CampaignHeadProps) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const [isReopening, setReopening] = useState(false)
  const move = useCallMutation(campaignCalls.moveCampaign, { topics })
  const can = (event: string) => campaign.allowedActions.includes(event)
  const send = (event: 'pause' | 'resume') => move.mutate({ campaignId: campaign.id, event })
  const { label, tone } = campaignLifecycle.states[campaign.status]
  return (
    <>
      <PageHeader
        back={{ label: 'Campaigns', to: paths.campaigns }}
        title={campaign.title}
        lead={
          <Cluster>
            <Status tone={tone}>{label}</Status>
            <span>
              {campaign.placesTaken} of {campaign.places} places taken
            </span>
            {campaign.applyBy && <span>applications close {formatDate(campaign.applyBy)}</span>}
          </Cluster>
        }
        actions={
          <>
            {can('cancel') && (
              <Button kind="quiet" onClick={() => setEnding('cancel')}>
                Cancel…
              </Button>
            )}
            {can('pause') && (
              <Button kind="quiet" busy={move.isPending} onClick={() => send('pause')}>
                Pause
              </Button>
            )}
            {can('close') && (
              <Button kind="quiet" onClick={() => setEnding('close')}>
                Close
              </Button>
            )}
            {can('edit') && (
              <ButtonLink to={paths.edit}>
                {campaign.status === 'draft' ? 'Continue draft' : 'Edit brief'}
              </ButtonLink>
            )}
            {can('resume') && (
              <Button kind="primary" busy={move.isPending} onClick={() => send('resume')}>
                Resume
              </Button>
            )}
            {can('reopen') && <Button onClick={() => setReopening(true)}>Reopen</Button>}
            {can('complete') && (
              <Button
                kind={campaign.status === 'closed' ? 'primary' : 'plain'}
                onClick={() => setEnding('complete')}
              >
                Complete
              </Button>
            )}
          </>
        }
      />
      <EndCampaignDialog
        campaign={campaign}
        ending={ending}
        onClose={() => setEnding(null)}
        topics={topics}
      />
      <ReopenDialog
        campaignId={campaign.id}
        isOpen={isReopening}
        onClose={() => setReopening(false)}
        topics={topics}
      />
    </>
  )
}
