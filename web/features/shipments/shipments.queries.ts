import { shipmentCalls } from '@marquee/contract/calls/shipments'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Viewer } from '#lib/viewer.ts'

/** Topics that an action on a product makes stale. */
export const productTopics = ['shipments', 'deals', 'home']

const reads = {
  brand: shipmentCalls.brandShipment,
  talent: shipmentCalls.talentShipment,
  agent: shipmentCalls.agentShipment,
} as const

/** The actions of the talent’s side; an agent’s calls are the talent’s, on behalf of a talent. */
export const productRows = {
  talent: {
    address: shipmentCalls.addProductAddress,
    receive: shipmentCalls.confirmReceived,
    report: shipmentCalls.reportProductProblem,
    proceed: shipmentCalls.proceedWithProduct,
    sendBack: shipmentCalls.sendProductBack,
    leave: shipmentCalls.cancelUnshipped,
  },
  agent: {
    address: shipmentCalls.agentAddProductAddress,
    receive: shipmentCalls.agentConfirmReceived,
    report: shipmentCalls.agentReportProductProblem,
    proceed: shipmentCalls.agentProceedWithProduct,
    sendBack: shipmentCalls.agentSendProductBack,
    leave: shipmentCalls.agentCancelUnshipped,
  },
} as const

export const dropRows = {
  brand: shipmentCalls.brandDropProduct,
  talent: shipmentCalls.talentDropProduct,
  agent: shipmentCalls.agentDropProduct,
} as const

/** Reads the product of a deal; null without one. */
export function useShipment(side: Viewer, dealId: string) {
  return useCallQuery(['shipments', side, dealId], reads[side], { dealId })
}

/** Reads what the brand is to ship, of one campaign or of all. */
export function useToShip(campaignId?: string) {
  const filter = campaignId ? { campaignId } : {}
  return usePagedQuery(['shipments', 'to ship', filter], shipmentCalls.shipmentsToSend, filter)
}
