import type { DealDetails, Deliverable } from '@marquee/contract/calls/deals'
import { type Side, voiceOf } from '#lib/side.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { PickList } from '#ui/PickList.tsx'
import { Piece } from './Piece.tsx'
import { PieceState } from './PieceState.tsx'

/** The pieces of work of a deal, one open at a time; the open one is in the address. Without a choice, the one that waits for the viewer. */
export function Pieces({ side, deal }: { side: Side; deal: DealDetails }) {
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
            state: <PieceState piece={piece} />,
          }))}
        />
      )}
      <Piece key={open.id} side={side} deal={deal} piece={open} />
    </>
  )
}

function firstFor(side: Side, pieces: readonly Deliverable[]): Deliverable | undefined {
  return (
    pieces.find((piece) => piece.turn === voiceOf(side)) ??
    pieces.find((piece) => piece.turn !== null) ??
    pieces[0]
  )
}
