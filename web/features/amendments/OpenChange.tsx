import type { Amendment } from '@marquee/contract/calls/amendments'
import type { DealDetails } from '@marquee/contract/calls/deals'
import type { ReactNode } from 'react'
import { useNow } from '#lib/use-now.ts'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Stack } from '#ui/Stack.tsx'
import { AnswerChange } from './AnswerChange.tsx'
import { ChangeHold, type ChangeHoldRequest } from './ChangeHold.tsx'
import { ChangesTable } from './ChangesTable.tsx'
import { moneySentence, otherName, renewalSentence, titleOf } from './describe-change.ts'
import { EndChangeButton } from './EndChangeButton.tsx'

interface OpenChangeProps {
  side: Viewer
  deal: DealDetails
  amendments: readonly Amendment[]
  /** The page to propose something else instead. */
  counterPath: (amendmentId: string) => string
  /** The payment step, provided by the page; brands only. */
  holdOf?: ((request: ChangeHoldRequest) => ReactNode) | undefined
}

/** The open change of a deal, which is its next step, and the draft of the brand that waits for its hold. */
export function OpenChange({ side, deal, amendments, counterPath, holdOf }: OpenChangeProps) {
  const open = amendments.find(({ status }) => status === 'proposed' || status === 'accepting')
  const draft = amendments.find(({ status }) => status === 'draft')
  return (
    <>
      {draft && holdOf && <ChangeHold deal={deal} amendment={draft} holdOf={holdOf} />}
      {open && (
        <OneChange side={side} deal={deal} amendment={open} counterPath={counterPath} holdOf={holdOf} />
      )}
    </>
  )
}

type OneChangeProps = Omit<OpenChangeProps, 'amendments'> & { amendment: Amendment }

function OneChange({ side, deal, amendment, counterPath, holdOf }: OneChangeProps) {
  const { before, after, reason, status } = amendment
  const other = otherName(side, deal)
  const money = moneySentence(side, amendment, deal)
  const renewal = renewalSentence(amendment, deal.rightsEndAt, useNow())
  const isOwn = amendment.by === sideOf(side)
  const isToPay = status === 'accepting' && amendment.nextActor === 'brand'
  const mayHoldAgain = status === 'proposed' && isOwn
  return (
    <Card title={titleOf(side, amendment, deal)}>
      <Stack gap={12}>
        {side === 'agent' && (
          <div>
            <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
          </div>
        )}
        {money && (
          <p>
            <strong>{money}</strong>
          </p>
        )}
        {renewal && <p>{renewal}</p>}
        {reason && <p>“{reason}”</p>}
        <ChangesTable
          side={side}
          before={before}
          after={after}
          talent={deal.talent.displayName}
          caption="What changes, now and as proposed"
        />
        {status === 'accepting' && !isToPay && (
          <div role="status">
            <Callout tone="action">
              Both sides agree. The payment is processing, and the deal changes automatically.
            </Callout>
          </div>
        )}
        {isToPay && side !== 'brand' && (
          <Callout tone="warning">
            {other} agrees and has 24 hours to pay. The deal changes as soon as the payment has arrived.
          </Callout>
        )}
        {(isToPay || mayHoldAgain) && side === 'brand' && holdOf && (
          <ChangeHold deal={deal} amendment={amendment} holdOf={holdOf} />
        )}
        {status === 'proposed' && isOwn && (
          <>
            <p>
              Waiting for {other}.
              {amendment.expiresAt && (
                <>
                  {' '}
                  Without an answer it expires <RelativeTime at={amendment.expiresAt} /> and the deal
                  continues as agreed.
                </>
              )}
            </p>
            <div>
              <EndChangeButton side={side} deal={deal} amendment={amendment} how="withdraw" />
            </div>
          </>
        )}
        {status === 'proposed' && !isOwn && (
          <AnswerChange side={side} deal={deal} amendment={amendment} counterPath={counterPath} />
        )}
      </Stack>
    </Card>
  )
}
