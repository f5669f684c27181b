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
  const [chosen, setChosen] = useUrlState('piece')
  const open = deal.deliverables.find((piece) => piece.id === chosen) ?? firstFor(side, deal.deliverables)
  if (!open) return null
  return (
    <>
      {deal.deliverables.length > 1 && (
        <PickList
          label="Deliverables"
          picked={open.id}
          onPick={(id) => setChosen(id)}
          items={deal.deliverables.map((piece) => ({
            id: piece.id,
            label: piece.title,
            state: <DeliverableStatusBadge piece={piece} />,
          }))}
        />
      )}
      <DeliverablePanel key={open.id} side={side} deal={deal} piece={open} />
    </>
  )
}

function firstFor(side: Viewer, pieces: readonly Deliverable[]): Deliverable | undefined {
  return (
    pieces.find((piece) => piece.nextActor === sideOf(side)) ??
    pieces.find((piece) => piece.nextActor !== null) ??
    pieces[0]
  )
}
