import type { DealAmendments } from '@marquee/contract/calls/amendments'
import type { DealDetails } from '@marquee/contract/calls/deals'
import { amendmentLifecycle } from '@marquee/contract/lifecycles/amendment'
import { formatDate } from '@marquee/contract/rules/dates'
import { useNow } from '#lib/use-now.ts'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { Card } from '#ui/Card.tsx'
import { Stack } from '#ui/Stack.tsx'
import { ChangesTable } from './ChangesTable.tsx'
import { moneySentence, renewalSentence, titleOf } from './describe-change.ts'

interface ChangeHistoryProps {
  side: Viewer
  deal: DealDetails
  changes: DealAmendments
}

/** The changes of a deal that are decided, newest first; nothing before the first. */
export function ChangeHistory({ side, deal, changes }: ChangeHistoryProps) {
  const now = useNow()
  const ended = changes.items.filter(({ status }) => amendmentLifecycle.states[status].end)
  if (ended.length === 0) return null
  const extended = changes.extensions === 1 ? 'once' : `${changes.extensions} times`
  return (
    <Card title="Changes" aside={changes.extensions > 0 && `Extended ${extended}`}>
      <Stack gap={12}>
        {ended.map((amendment) => {
          const money = moneySentence(side, amendment, deal)
          const answerer = amendment.by === sideOf(side) ? 'Their answer' : 'Your answer'
          return (
            <details key={amendment.id}>
              <summary>
                {titleOf(side, amendment, deal)}, {formatDate(amendment.createdAt)}:{' '}
                {amendmentLifecycle.states[amendment.status].label}
              </summary>
              <Stack gap={8}>
                {amendment.status === 'accepted' && amendment.renewal && (
                  <p>{renewalSentence(amendment, deal.rightsEndAt, now)}</p>
                )}
                {money && <p>{money}</p>}
                {amendment.reason && <p>“{amendment.reason}”</p>}
                {amendment.refuseReason && (
                  <p>
                    {answerer}: “{amendment.refuseReason}”
                  </p>
                )}
                <ChangesTable
                  side={side}
                  before={amendment.before}
                  after={amendment.after}
                  talent={deal.talent.displayName}
                  caption={`Change ${amendment.no}, before and after`}
                />
              </Stack>
            </details>
          )
        })}
      </Stack>
    </Card>
  )
}
