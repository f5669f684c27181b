import { campaignCalls, type OwnCampaign } from '@marquee/contract/calls/campaigns'
import { formatCount } from '@marquee/contract/rules/wording'
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
  const waiting = `${formatCount(undecided, 'undecided application')} will be closed, and the talents notified.`
  const textsByEnding = {
    close: {
      title: 'Close applications?',
      confirm: 'Close applications',
      consequences: [
        waiting,
        'Open offers and deals continue. You can reopen applications with a new closing date.',
      ],
    },
    complete: {
      title: 'Complete this campaign?',
      confirm: 'Complete campaign',
      consequences:
        deals + offers > 0
          ? [
              `You can complete it once all deals and offers are finished. It still has ${formatCount(deals, 'active deal')} and ${formatCount(offers, 'open offer')}.`,
            ]
          : [waiting, 'The campaign ends permanently.'],
    },
    cancel: {
      title: 'Cancel this campaign?',
      confirm: 'Cancel campaign',
      consequences:
        deals > 0
          ? [`You can’t cancel it while it has ${formatCount(deals, 'active deal')}.`]
          : [waiting, `${formatCount(offers, 'open offer')} will be withdrawn.`, 'You can’t undo this.'],
    },
  } as const
  const shown = textsByEnding[ending ?? 'close']
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
