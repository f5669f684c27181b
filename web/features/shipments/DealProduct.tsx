import type { DealDetails } from '@marquee/contract/calls/deals'
import type { Shipment } from '@marquee/contract/calls/shipments'
import { shipmentLifecycle } from '@marquee/contract/lifecycles/shipment'
import { useMandate } from '#lib/use-mandate.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { BrandProductSteps } from './BrandProductSteps.tsx'
import { DropProposal } from './DropProposal.tsx'
import { describeDates } from './describe-product.ts'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductProblem } from './ProductProblem.tsx'
import { useShipment } from './shipments.queries.ts'
import { TalentProductSteps } from './TalentProductSteps.tsx'

/** What the steps of a product know about their deal and its reader. */
export interface ProductOf {
  side: Viewer
  deal: DealDetails
  shipment: Shipment
}

/** The product that the brand sends for a deal: how far it is, and the next step of the reader. Nothing without one. */
export function DealProduct({ side, deal }: { side: Viewer; deal: DealDetails }) {
  const shipment = useShipment(side, deal.id).data?.shipment
  if (!shipment) return null
  const { label, tone } = shipmentLifecycle.states[shipment.status]
  const dates = describeDates(shipment)
  return (
    <Card title="Product" aside={<Status tone={tone}>{label}</Status>}>
      <Stack gap={20}>
        <ProductFacts side={side} shipment={shipment} />
        {shipment.problem && <ProductProblem problem={shipment.problem} />}
        {dates && <p>{dates}</p>}
        <DropProposal side={side} deal={deal} shipment={shipment} />
        {side === 'brand' ? (
          <BrandProductSteps deal={deal} shipment={shipment} />
        ) : (
          <OwnSteps side={side} deal={deal} shipment={shipment} />
        )}
      </Stack>
    </Card>
  )
}

/** The steps of the talent’s side; an agent reads for whom, or which right is missing. */
function OwnSteps({ side, deal, shipment }: ProductOf & { side: 'talent' | 'agent' }) {
  const gap = useMandate(side, deal.talent).gap('upload')
  if (gap) return shipment.nextActor === 'talent' ? <Callout>{gap}</Callout> : null
  const hasStep = shipment.allowedActions.length > 0
  return (
    <>
      {side === 'agent' && hasStep && (
        <div>
          <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        </div>
      )}
      <TalentProductSteps key={shipment.status} side={side} deal={deal} shipment={shipment} />
    </>
  )
}
