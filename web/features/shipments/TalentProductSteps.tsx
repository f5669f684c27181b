import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { AddressForm } from './AddressForm.tsx'
import type { ProductOf } from './DealProduct.tsx'
import { ProposeDrop } from './DropProposal.tsx'
import { LeaveDeal } from './LeaveDeal.tsx'
import { ProblemForm } from './ProblemForm.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { productRows, productTopics } from './shipments.queries.ts'

type Steps = ProductOf & { side: 'talent' | 'agent' }

/** The next step of the talent’s side with the product, from what its lifecycle allows. */
export function TalentProductSteps(props: Steps) {
  const { shipment } = props
  const [open, setOpen] = useState<'address' | 'problem' | null>(null)
  const may = (action: string) => shipment.allowedActions.includes(action)
  const close = () => setOpen(null)
  if (may('give_address')) return <AddressForm {...props} />
  if (open === 'address') return <AddressForm {...props} onClose={close} />
  if (open === 'problem') return <ProblemForm {...props} onClose={close} />
  if (may('receive')) return <Receive {...props} onProblem={() => setOpen('problem')} />
  if (may('proceed')) return <Proceed {...props} />
  return (
    <>
      {may('send_back') && <ReturnForm {...props} />}
      <Cluster align="end">
        <ProposeDrop {...props} />
        {may('report') && <Button onClick={() => setOpen('problem')}>Report a problem</Button>}
        {may('change_address') && <Button onClick={() => setOpen('address')}>Change address</Button>}
        <LeaveDeal {...props} />
      </Cluster>
    </>
  )
}

function Receive({ side, deal, shipment, onProblem }: Steps & { onProblem: () => void }) {
  const receive = useCallMutation(productRows[side].receive, { topics: productTopics })
  return (
    <>
      {shipment.endsAt && (
        <p>
          Has it come? Without an answer it counts as received <RelativeTime at={shipment.endsAt} />.
        </p>
      )}
      <Cluster align="end">
        <Button onClick={onProblem}>Report a problem</Button>
        <Button
          kind="primary"
          busy={receive.isPending}
          onClick={() => receive.mutate({ dealId: deal.id, version: shipment.version })}
        >
          Confirm receipt
        </Button>
      </Cluster>
    </>
  )
}

/** A problem is open: the talent waits for the brand, or continues with what has come. */
function Proceed(props: Steps) {
  const { side, deal, shipment } = props
  const proceed = useCallMutation(productRows[side].proceed, { topics: productTopics })
  return (
    <>
      <p>{deal.brand.companyName} can send a replacement. The clocks of your work are paused meanwhile.</p>
      <Cluster align="end">
        <LeaveDeal {...props} />
        <ProposeDrop {...props} />
        <Button
          busy={proceed.isPending}
          onClick={() => proceed.mutate({ dealId: deal.id, version: shipment.version })}
        >
          {shipment.problem?.kind === 'not_received' ? 'It has come after all' : 'Continue with it'}
        </Button>
      </Cluster>
    </>
  )
}
