import type { Card as SavedCard } from '@marquee/contract/calls/cards'
import { Fragment, useRef, useState } from 'react'
import { toast } from '#lib/toast.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { AddCard } from './AddCard.tsx'
import { CardRow } from './CardRow.tsx'
import classes from './CardsView.module.css'
import { useCards } from './cards.queries.ts'
import { ExpiryDialog } from './ExpiryDialog.tsx'
import { RemoveCardDialog } from './RemoveCardDialog.tsx'

interface OpenDialog {
  id: string
  act: 'expiry' | 'remove'
}

/** The brand's cards and the form for a new one; whether the form is open is in the URL. */
export function CardsView() {
  const cards = useCards()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const [add, setAdd] = useUrlState('add')
  const list = useRef<HTMLDivElement>(null)
  const close = () => {
    setAdd('', true)
    // The form and its focus are gone; the focus continues at the cards.
    list.current?.focus()
  }
  const handleAdded = () => {
    close()
    toast.success('Card saved.')
  }
  return (
    <Stack>
      {add && (
        <Card title="New card">
          <AddCard onAdded={handleAdded} onCancel={close} />
        </Card>
      )}
      <div ref={list} tabIndex={-1} className={classes.list}>
        <Loaded
          query={cards}
          skeleton={<RowsSkeleton count={2} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            !add && (
              <Card>
                <EmptyState
                  title="No cards yet"
                  action={
                    <Button kind="primary" onClick={() => setAdd('card')}>
                      Add card
                    </Button>
                  }
                >
                  We hold the amount on your card when you send an offer, and charge it only when the talent
                  accepts.
                </EmptyState>
              </Card>
            )
          }
        >
          {({ items }) => (
            <>
              <RowList label="Saved cards">
                {items.map((card) => (
                  <CardRow
                    key={card.id}
                    card={card}
                    onExpiry={() => setOpen({ id: card.id, act: 'expiry' })}
                    onRemove={() => setOpen({ id: card.id, act: 'remove' })}
                  />
                ))}
              </RowList>
              <CardDialogs cards={items} open={open} onClose={() => setOpen(null)} />
            </>
          )}
        </Loaded>
      </div>
    </Stack>
  )
}

interface CardDialogsProps {
  cards: readonly SavedCard[]
  open: OpenDialog | null
  onClose: () => void
}

/** The dialogs of all cards; outside the list, which contains only rows. */
function CardDialogs({ cards, open, onClose }: CardDialogsProps) {
  const isOpen = (card: SavedCard, act: OpenDialog['act']) => open?.id === card.id && open.act === act
  return cards.map((card) => (
    <Fragment key={card.id}>
      <ExpiryDialog card={card} isOpen={isOpen(card, 'expiry')} onClose={onClose} />
      <RemoveCardDialog card={card} isOpen={isOpen(card, 'remove')} onClose={onClose} />
    </Fragment>
  ))
}

/** Opens the card form from the header of the page. */
export function AddCardButton() {
  const [add, setAdd] = useUrlState('add')
  if (add) return null
  return <Button onClick={() => setAdd('card')}>Add card</Button>
}
