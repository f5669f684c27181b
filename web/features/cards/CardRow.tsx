import { type Card, cardCalls } from '@marquee/contract/calls/cards'
import { formatDate } from '@marquee/contract/rules/dates'
import { useState } from 'react'
import { cardInWords, expiryInWords } from '#lib/payment/card-in-words.ts'
import { useWrite } from '#lib/use-write.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Row.tsx'
import { Status } from '#ui/Status.tsx'
import { cardTopics } from './cards.queries.ts'
import { ExpiryDialog } from './ExpiryDialog.tsx'
import { RemoveCardDialog } from './RemoveCardDialog.tsx'

/** One saved card and what can be done with it. */
export function CardRow({ card }: { card: Card }) {
  const [open, setOpen] = useState<'expiry' | 'remove' | null>(null)
  const prefer = useWrite(cardCalls.updateCard, { topics: cardTopics, success: 'This card is used by default now.' })
  const name = cardInWords(card)
  const close = () => setOpen(null)
  return (
    <>
      <Row
        title={name}
        detail={`${card.isExpired ? 'Expired' : 'Expires'} ${expiryInWords(card)} · added ${formatDate(card.addedAt)}`}
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
            <Button size="small" kind="quiet" aria-label={`Correct the expiry of ${name}`} onClick={() => setOpen('expiry')}>
              Correct expiry
            </Button>
            <Button size="small" kind="quiet" aria-label={`Remove ${name}`} onClick={() => setOpen('remove')}>
              Remove…
            </Button>
          </>
        }
      />
      <ExpiryDialog card={card} isOpen={open === 'expiry'} onClose={close} />
      <RemoveCardDialog card={card} isOpen={open === 'remove'} onClose={close} />
    </>
  )
}

function CardState({ card }: { card: Card }) {
  if (card.isExpired) return <Status tone="bad">Expired</Status>
  return card.isDefault ? <Status tone="good">Default</Status> : null
}
