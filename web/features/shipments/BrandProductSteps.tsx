import { shipmentCalls } from '@marquee/contract/calls/shipments'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { ProductOf } from './DealProduct.tsx'
import { ProposeDrop } from './DropProposal.tsx'
import { ShipForm } from './ShipForm.tsx'
import { productTopics } from './shipments.queries.ts'

type Steps = Omit<ProductOf, 'side'>

/** The brand’s next step with the product, from what its lifecycle allows. */
export function BrandProductSteps({ deal, shipment }: Steps) {
  const [isChanging, setChanging] = useState(false)
  const may = (action: string) => shipment.allowedActions.includes(action)
  if (may('ship'))
    return (
      <>
        <Deadline shipment={shipment} />
        <ShipForm key={shipment.version} deal={deal} shipment={shipment} />
        <Cluster align="end">
          <ProposeDrop side="brand" deal={deal} shipment={shipment} />
        </Cluster>
      </>
    )
  if (may('change_tracking'))
    return isChanging ? (
      <ShipForm deal={deal} shipment={shipment} onClose={() => setChanging(false)} />
    ) : (
      <Cluster align="end">
        <Button onClick={() => setChanging(true)}>Change tracking</Button>
      </Cluster>
    )
  if (may('replace')) return <AnswerProblem deal={deal} shipment={shipment} />
  if (may('confirm_return')) return <ConfirmReturn deal={deal} shipment={shipment} />
  return null
}

function Deadline({ shipment: { dueAt, endsAt } }: Pick<Steps, 'shipment'>) {
  if (!dueAt || !endsAt) return null
  return (
    <p>
      Due <RelativeTime at={dueAt} />. After 7 days the talent can cancel without fault. Without an answer
      from you the deal ends <RelativeTime at={endsAt} />, or goes on without the product where work was
      submitted.
    </p>
  )
}

function AnswerProblem({ deal, shipment }: Steps) {
  const replace = useCallMutation(shipmentCalls.replaceProduct, { topics: productTopics })
  return (
    <>
      <Deadline shipment={shipment} />
      <Cluster align="end">
        <ProposeDrop side="brand" deal={deal} shipment={shipment} />
        <Button
          kind="primary"
          busy={replace.isPending}
          onClick={() => replace.mutate({ dealId: deal.id, version: shipment.version })}
        >
          Send a replacement
        </Button>
      </Cluster>
    </>
  )
}

function ConfirmReturn({ deal, shipment }: Steps) {
  const confirm = useCallMutation(shipmentCalls.confirmReturn, { topics: productTopics })
  return (
    <>
      {shipment.endsAt && (
        <p>
          Without an answer it counts as returned <RelativeTime at={shipment.endsAt} />.
        </p>
      )}
      <Cluster align="end">
        <Button
          kind="primary"
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ dealId: deal.id, version: shipment.version })}
        >
          Confirm return
        </Button>
      </Cluster>
    </>
  )
}
