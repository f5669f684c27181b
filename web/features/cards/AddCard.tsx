import { cardCalls, type Card as SavedCard } from '@marquee/contract/calls/cards'
import { lazy, Suspense, useEffect, useState } from 'react'
import { errorText } from '#lib/api-error.ts'
import { useProvider } from '#lib/payment/payment.queries.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { cardTopics } from './cards.queries.ts'
import { TestCards } from './TestCards.tsx'

const CardEntry = lazy(() => import('./CardEntry.tsx').then((file) => ({ default: file.CardEntry })))

interface AddCardProps {
  onAdded: (cards: readonly SavedCard[]) => void
  /** Omitted where a card is required to continue. */
  onCancel?: () => void
}

/**
 * The card form, in the page and not in a dialog: the bank's own window opens over the page, and a modal
 * dialog would cover and block it.
 */
export function AddCard(props: AddCardProps) {
  // Each attempt mounts a new form: one that the provider never answered may take minutes to time out.
  const [tries, setTries] = useState(0)
  return <OneEntry key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

function OneEntry({ onAdded, onCancel, onRetry }: AddCardProps & { onRetry: () => void }) {
  const [isMissing, setMissing] = useState(false)
  const provider = useProvider()
  const open = useCallMutation(cardCalls.addCard, { quiet: true })
  const finish = useCallMutation(cardCalls.finishCard, { topics: cardTopics, success: null })
  const { mutate } = open
  useEffect(() => {
    mutate({})
  }, [mutate])
  const entry = open.data
  const error = open.error ?? (provider.data ? null : provider.error)
  const retry = () => {
    if (provider.error) void provider.refetch()
    onRetry()
  }
  const handleEntered = async () => {
    if (!entry) return
    const { added, items } = await finish
      .mutateAsync({ setupId: entry.setupId })
      .catch(() => ({ added: false, items: [] }))
    if (added) onAdded(items)
    else setMissing(true)
  }
  if (isMissing) {
    return (
      <Callout tone="warning" action={onCancel && <Button onClick={onCancel}>Close</Button>}>
        The payment provider hasn’t confirmed this card yet. It will appear here automatically.
      </Callout>
    )
  }
  if (error) {
    return (
      <ErrorState title="The card fields could not be loaded" onRetry={retry}>
        {errorText(error)}
      </ErrorState>
    )
  }
  return (
    <Stack gap={12}>
      <p>Card details go to the payment provider only. We never see them.</p>
      <TestCards />
      {entry && provider.data ? (
        <Suspense fallback={<Skeleton height={220} />}>
          <CardEntry
            key={entry.setupId}
            provider={provider.data}
            clientSecret={entry.clientSecret}
            onEntered={handleEntered}
            onCancel={onCancel}
          />
        </Suspense>
      ) : (
        <Skeleton height={220} />
      )}
    </Stack>
  )
}
