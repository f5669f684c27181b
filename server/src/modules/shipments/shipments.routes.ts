import type { shipmentCalls } from '@marquee/contract/calls/shipments'
import type { Routes } from '../../platform/handler.ts'
import { addProductAddress } from './add-address.ts'
import { exportAddresses } from './export-addresses.ts'
import { getShipment, getShipmentsToSend } from './get-shipment.ts'
import {
  cancelUnshipped,
  confirmReceived,
  dropProduct,
  proceedWithProduct,
  reportProductProblem,
  sendProductBack,
} from './receive-product.ts'
import { confirmReturn, replaceProduct, shipProduct } from './ship-product.ts'

export const shipmentRoutes: Routes<typeof shipmentCalls> = {
  brandShipment: getShipment,
  shipmentsToSend: getShipmentsToSend,
  exportAddresses,
  shipProduct,
  replaceProduct,
  brandDropProduct: dropProduct,
  confirmReturn,
  talentShipment: getShipment,
  addProductAddress,
  confirmReceived,
  reportProductProblem,
  proceedWithProduct,
  talentDropProduct: dropProduct,
  sendProductBack,
  cancelUnshipped,
  agentShipment: getShipment,
  agentAddProductAddress: addProductAddress,
  agentConfirmReceived: confirmReceived,
  agentReportProductProblem: reportProductProblem,
  agentProceedWithProduct: proceedWithProduct,
  agentDropProduct: dropProduct,
  agentSendProductBack: sendProductBack,
  agentCancelUnshipped: cancelUnshipped,
}
