import { useCallMutation } from '#lib/use-call-mutation.ts'
import { sideOf } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import type { ProductOf } from './DealProduct.tsx'
import { dropRows, productTopics } from './shipments.queries.ts'

/** The open proposal to go on without the product, with the answer for the other side. */
export function DropProposal({ side, deal, shipment }: ProductOf) {
  const drop = useCallMutation(dropRows[side], {
    topics: productTopics,
    success: 'The deal goes on without the product.',
  })
  const by = shipment.dropProposedBy
  if (!by) return null
  const isOwn = by === sideOf(side)
  const who = by === 'brand' ? deal.brand.companyName : deal.talent.displayName
  return (
    <Callout
      action={
        shipment.allowedActions.includes('drop') && (
          <Button
            busy={drop.isPending}
            onClick={() => drop.mutate({ dealId: deal.id, version: shipment.version })}
          >
            Go on without it
          </Button>
        )
      }
    >
      {isOwn ? 'You have proposed' : `${who} proposes`} to go on without the product.
      {isOwn && ' The other side has not answered yet.'}
    </Callout>
  )
}

/** Proposes to go on without the product. */
export function ProposeDrop({ side, deal, shipment }: ProductOf) {
  const drop = useCallMutation(dropRows[side], { topics: productTopics, success: 'Proposal sent.' })
  if (!shipment.allowedActions.includes('propose_drop')) return null
  return (
    <Button busy={drop.isPending} onClick={() => drop.mutate({ dealId: deal.id, version: shipment.version })}>
      Propose to go on without it
    </Button>
  )
}
