import type { DealDetails } from '@marquee/contract/calls/deals'
import { useUrlState } from '#lib/use-url-state.ts'
import type { Viewer } from '#lib/viewer.ts'
import { CancellationPanel } from './CancellationPanel.tsx'
import { useCancellations, useDisputes } from './cases.queries.ts'
import { DisputePanel } from './DisputePanel.tsx'
import { OpenDispute } from './OpenDispute.tsx'
import { RequestCancellation } from './RequestCancellation.tsx'

/**
 * The disputes and the cancellation requests of a deal, each newest first, and the forms that start one. The address
 * names the open form (`case=cancellation`), so that menus elsewhere can open it.
 */
export function DealCases({ side, deal }: { side: Viewer; deal: DealDetails }) {
  const [form, setForm] = useUrlState('case', '')
  const requests = useCancellations(side, deal.id).data
  const cancellations = requests?.items ?? []
  const disputes = useDisputes(side, deal.id).data?.items ?? []
  const close = () => setForm('', true)
  const may = (event: string) => deal.allowedActions.includes(event)
  // Ended requests that changed nothing are part of the activity only.
  const shown = cancellations.filter(
    ({ status, settlement }) => status === 'pending' || status === 'escalated' || settlement,
  )
  const shownDisputes = disputes.filter(({ status }) => status !== 'withdrawn')
  return (
    <>
      {shownDisputes.map((dispute) => (
        <DisputePanel key={dispute.id} side={side} deal={deal} dispute={dispute} />
      ))}
      {shown.map((cancellation) => (
        <CancellationPanel key={cancellation.id} side={side} deal={deal} cancellation={cancellation} />
      ))}
      {requests && (
        <RequestCancellation
          side={side}
          deal={deal}
          money={requests.money}
          isOpen={form === 'cancellation' && may('request_cancellation')}
          onClose={close}
        />
      )}
      <OpenDispute side={side} deal={deal} isOpen={form === 'dispute' && may('dispute')} onClose={close} />
    </>
  )
}
