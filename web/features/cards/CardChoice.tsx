import type { Card } from '@marquee/contract/calls/cards'
import { useEffect, useRef, useState } from 'react'
import { formatCard, formatExpiry } from '#lib/payment/format-card.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceCards } from '#ui/fields/ChoiceCards.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { AddCard } from './AddCard.tsx'
import { useCards } from './cards.queries.ts'

interface CardChoiceProps {
  /** The id of the chosen card; the default card is chosen as soon as it is known. Null while one is being entered. */
  value: string | null
  onChange: (cardId: string | null) => void
  disabled?: boolean
}

/** Chooses the card that pays: a saved one, or a new one added here. */
export function CardChoice(props: CardChoiceProps) {
  return (
    <Loaded query={useCards()} skeleton={<Skeleton height={56} />}>
      {({ items }) => <Choice {...props} cards={items} />}
    </Loaded>
  )
}

function Choice({ value, onChange, disabled = false, cards }: CardChoiceProps & { cards: readonly Card[] }) {
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const first = cards.find(({ isExpired }) => !isExpired)?.id
  useEffect(() => {
    if (value === null && first && !isAdding) onChange(first)
  }, [value, first, isAdding, onChange])
  const handleAdded = (after: readonly Card[]) => {
    setAdding(false)
    const newest = after.find(({ id }) => cards.every((known) => known.id !== id)) ?? after[0]
    if (newest) onChange(newest.id)
    setAdded(newest?.id ?? null)
  }
  const startAdding = () => {
    setAdding(true)
    onChange(null)
  }
  // The form and its focus are gone; the focus continues at the new card.
  useEffect(() => {
    if (added && added === value) frame.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [added, value])
  if (cards.length === 0) return <AddCard onAdded={handleAdded} />
  return (
    <Stack gap={12}>
      <div ref={frame}>
        <ChoiceCards
          label="Choose a card"
          items={cards.map(itemOf)}
          value={value}
          onChange={onChange}
          disabled={disabled}
        />
      </div>
      {isAdding ? (
        <AddCard onAdded={handleAdded} onCancel={() => setAdding(false)} />
      ) : (
        <div>
          <Button size="small" disabled={disabled} onClick={startAdding}>
            Use another card
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** Returns the option of a card. An expired card stays visible but cannot be chosen. */
function itemOf(card: Card) {
  return {
    value: card.id,
    label: formatCard(card),
    detail: `${card.isExpired ? 'expired' : 'expires'} ${formatExpiry(card)}`,
    aside: card.isDefault && 'default',
    disabled: card.isExpired,
  }
}
