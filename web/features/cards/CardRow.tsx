import { type Card, cardCalls } from '@marquee/contract/calls/cards'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatCard, formatExpiry } from '#lib/payment/format-card.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Row.tsx'
import { Status } from '#ui/Status.tsx'
import { cardTopics } from './cards.queries.ts'

interface CardRowProps {
  card: Card
  onExpiry: () => void
  onRemove: () => void
}

/** One saved card with its actions. */
export function CardRow({ card, onExpiry, onRemove }: CardRowProps) {
  const prefer = useCallMutation(cardCalls.updateCard, {
    topics: cardTopics,
    success: 'Default card updated.',
  })
  const name = formatCard(card)
  return (
    <Row
      title={name}
      detail={`${card.isExpired ? 'Expired' : 'Expires'} ${formatExpiry(card)} · added ${formatDate(card.addedAt)}`}
      state={<CardState card={card} />}
      action={
        <>
          {!card.isDefault && !card.isExpired && (
            <Button
              size="small"
              busy={prefer.isPending}
              aria-label={`Make ${name} the default`}
              onClick={() => prefer.mutate({ cardId: card.id, isDefault: true })}
            >
              Make default
            </Button>
          )}
          <Button size="small" kind="quiet" aria-label={`Correct the expiry of ${name}`} onClick={onExpiry}>
            Correct expiry
          </Button>
          <Button size="small" kind="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove…
          </Button>
        </>
      }
    />
  )
}

function CardState({ card }: { card: Card }) {
  if (card.isExpired) return <Status tone="bad">Expired</Status>
  return card.isDefault ? <Status tone="good">Default</Status> : null
}
