import { campaignCalls, type OwnCampaign } from '@marquee/contract/calls/campaigns'
import { formatCount } from '@marquee/contract/rules/plural'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

export type Ending = 'close' | 'complete' | 'cancel'

interface EndCampaignDialogProps {
  campaign: OwnCampaign
  ending: Ending | null
  onClose: () => void
  topics: readonly string[]
}

/** Closes, completes or cancels a campaign: the consequences for everyone in it, then the button. */
export function EndCampaignDialog({ campaign, ending, onClose, topics }: EndCampaignDialogProps) {
  const options = { topics, onSuccess: onClose }
  const move = useCallMutation(campaignCalls.moveCampaign, options)
  const complete = useCallMutation(campaignCalls.completeCampaign, options)
  const { undecided, offers, deals } = campaign.counts
  const waiting = `${formatCount(undecided, 'undecided application')} will be closed and told.`
  const words = {
    close: {
      title: 'Close applications?',
      confirm: 'Close it',
      consequences: [waiting, 'Open offers and deals go on. You can reopen it with a new closing day.'],
    },
    complete: {
      title: 'Complete this campaign?',
      confirm: 'Complete the campaign',
      consequences:
        deals + offers > 0
          ? [
              `This works once nothing runs any more. At the moment: ${formatCount(deals, 'running deal')} and ${formatCount(offers, 'open offer')}.`,
            ]
          : [waiting, 'The campaign ends for good.'],
    },
    cancel: {
      title: 'Cancel this campaign?',
      confirm: 'Cancel the campaign',
      consequences:
        deals > 0
          ? [`${formatCount(deals, 'deal')} still run, so it cannot be cancelled.`]
          : [waiting, `${formatCount(offers, 'open offer')} will be taken back.`, 'This cannot be undone.'],
    },
  } as const
  const shown = words[ending ?? 'close']
  const send = () => {
    if (ending === 'complete') complete.mutate({ campaignId: campaign.id })
    else if (ending) move.mutate({ campaignId: campaign.id, event: ending })
  }
  const isBlocked = (ending === 'complete' && deals + offers > 0) || (ending === 'cancel' && deals > 0)
  return (
    <ConfirmDialog
      {...shown}
      isOpen={ending !== null}
      onClose={onClose}
      isDangerous={ending === 'cancel'}
      isDisabled={isBlocked}
      isBusy={move.isPending || complete.isPending}
      onConfirm={send}
    />
  )
}
