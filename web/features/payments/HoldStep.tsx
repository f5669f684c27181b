import type { Payable, Payment } from '@marquee/contract/calls/payments'
import { type ComponentType, type ReactNode, useState } from 'react'
import { type HoldOutcome, holdOutcome } from '#lib/payment/hold-outcome.ts'
import { usePaymentStatus, useProvider } from '#lib/payment/payment.queries.ts'
import { useHold } from '#lib/payment/use-hold.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Money } from '#ui/Money.tsx'
import classes from './HoldStep.module.css'

interface HoldStepProps {
  payable: Payable
  title: string
  /** Explains the hold and what happens to it. */
  children: ReactNode
  /** The action, in the imperative: "Hold £1,200 and send". */
  button: string
  /** The card choice, provided by the page. */
  cards: ComponentType<{
    value: string | null
    onChange: (cardId: string | null) => void
    disabled?: boolean
  }>
  /** An alternative, such as discarding a draft. */
  other?: ReactNode
  onHeld: () => void
}

/** Places a hold: the amount, the card, and the outcome of the attempt. */
export function HoldStep({ payable, title, children, button, cards: Cards, other, onHeld }: HoldStepProps) {
  const [cardId, setCardId] = useState<string | null>(null)
  const provider = useProvider().data ?? null
  const last = usePaymentStatus(payable.id, true).data?.payment ?? null
  const { end, busy, hold, confirmWithBank } = useHold({ payableId: payable.id, provider, onHeld })
  const shown = busy ? null : (end ?? lastEnd(last))
  const isWithBank = shown?.how === 'bank' && last?.status === 'requires_action'
  return (
    <Card title={title} aside={<Money minor={payable.amount} currency={payable.currency} size="figure" />}>
      <div className={classes.step}>
        <p>{children}</p>
        <Cards value={cardId} onChange={setCardId} disabled={busy !== null} />
        <div className={classes.notice} role="alert">
          {shown && shown.how !== 'held' && (
            <EndNotice end={shown}>
              {isWithBank && <Button onClick={() => confirmWithBank(last)}>Confirm now</Button>}
            </EndNotice>
          )}
        </div>
        <div className={classes.notice} role="status">
          {busy === 'bank' && (
            <Callout tone="action">
              Your bank asks you to confirm. Follow the steps in its window, and this page continues
              automatically.
            </Callout>
          )}
        </div>
        <Cluster>
          {/* While a card is being entered, saving it is the next step. */}
          {cardId && (
            <Button kind="primary" busy={busy !== null} onClick={() => hold(cardId)}>
              {button}
            </Button>
          )}
          {other}
        </Cluster>
      </div>
    </Card>
  )
}

/** Returns the outcome of an attempt before this page was opened, if it still matters. */
function lastEnd(last: Payment | null): HoldOutcome | null {
  const isUnfinished =
    last?.status === 'failed' || last?.status === 'requires_action' || last?.status === 'requires_payment'
  return isUnfinished ? holdOutcome(last) : null
}

const tones = { held: 'good', declined: 'bad', bank: 'action', open: 'warning', error: 'bad' } as const

function EndNotice({ end: { how, sentence }, children }: { end: HoldOutcome; children: ReactNode }) {
  return (
    <Callout tone={tones[how]} action={children}>
      {how === 'declined' && <strong>Nothing was charged. </strong>}
      {sentence}
    </Callout>
  )
}
