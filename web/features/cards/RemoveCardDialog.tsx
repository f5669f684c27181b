import { type Card, cardCalls } from '@marquee/contract/calls/cards'
import { useState } from 'react'
import { ApiError, errorText } from '#lib/api-error.ts'
import { formatCard } from '#lib/payment/format-card.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Callout } from '#ui/Callout.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { cardTopics } from './cards.queries.ts'

interface RemoveCardDialogProps {
  card: Card
  isOpen: boolean
  onClose: () => void
}

/** Removes a card. If it is still in use, the error is shown in the dialog. */
export function RemoveCardDialog({ card, isOpen, onClose }: RemoveCardDialogProps) {
  const [why, setWhy] = useState('')
  const remove = useCallMutation(cardCalls.deleteCard, {
    topics: cardTopics,
    quiet: true,
    onSuccess: onClose,
  })
  const handleClose = () => {
    setWhy('')
    onClose()
  }
  const handleConfirm = () => {
    const onError = (error: Error) => {
      if (error instanceof ApiError && error.code === 'card_in_use') setWhy(errorText(error))
      else remove.showError(error)
    }
    remove.mutate({ cardId: card.id }, { onError })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={handleClose}
      title={`Remove ${formatCard(card)}?`}
      consequences={[
        'It can no longer be charged or used for a hold.',
        card.isDefault ? 'Your newest other card becomes the default.' : 'Your default card doesn’t change.',
        'Past charges and refunds are not affected. You can add it again at any time.',
      ]}
      confirm="Remove card"
      isDangerous
      isBusy={remove.isPending}
      isDisabled={why !== ''}
      onConfirm={handleConfirm}
    >
      <div role="alert">{why && <Callout tone="warning">{why}</Callout>}</div>
    </ConfirmDialog>
  )
}
