import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { useUrlState } from '#lib/use-url-state.ts'
import { sideOf, type Viewer } from '#lib/viewer.ts'
import { PickList } from '#ui/PickList.tsx'
import { DeliverablePanel } from './DeliverablePanel.tsx'
import { DeliverableStatusBadge } from './DeliverableStatusBadge.tsx'

/**
 * The deliverables of a deal, one open at a time; the open one is in the URL. By default, the one that the
 * viewer must act on.
 */
export function DealDeliverables({ side, deal }: { side: Viewer; deal: DealDetails }) {
  const [chosen, setChosen] = useUrlState('deliverable')
  const open =
    deal.deliverables.find((deliverable) => deliverable.id === chosen) ?? firstFor(side, deal.deliverables)
  if (!open) return null
  return (
    <>
      {deal.deliverables.length > 1 && (
        <PickList
          label="Deliverables"
          picked={open.id}
          onPick={(id) => setChosen(id)}
          items={deal.deliverables.map((deliverable) => ({
            id: deliverable.id,
            label: deliverable.title,
            state: <DeliverableStatusBadge deliverable={deliverable} />,
          }))}
        />
      )}
      <DeliverablePanel key={open.id} side={side} deal={deal} deliverable={open} />
    </>
  )
}

function firstFor(side: Viewer, deliverables: readonly Deliverable[]): Deliverable | undefined {
  return (
    deliverables.find((deliverable) => deliverable.nextActor === sideOf(side)) ??
    deliverables.find((deliverable) => deliverable.nextActor !== null) ??
    deliverables[0]
  )
}
