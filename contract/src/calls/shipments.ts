import { z } from 'zod'
import { read, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { problemKindNames, shipmentLifecycle } from '../lifecycles/shipment.ts'
import { onBehalfOfSubject } from '../on-behalf.ts'
import { carrierKeys, trackingNumber } from '../rules/carriers.ts'
import { currencies } from '../rules/currency.ts'
import { postalAddress, storedAddress } from '../rules/postal-address.ts'
import { fileResponse } from '../rules/stored-file.ts'
import { id, instant, line, page, paged, paragraph } from '../rules/text.ts'
import { product } from '../terms/product.ts'
import { dealDetailsResponse } from './deals.ts'
import { forBrand, side } from './settlements.ts'
import { talentCard } from './talents.ts'

/** How many addresses one file has at most. */
export const MAX_EXPORTED_ADDRESSES = 1_000

const parcel = z.object({
  carrier: z.enum(carrierKeys),
  trackingNo: z.string(),
  /** The carrier’s page about the parcel; null where there is none. */
  url: z.string().nullable(),
})

const shipment = z.object({
  id: id(),
  dealId: id(),
  status: z.enum(statesOf(shipmentLifecycle)),
  version: z.int(),
  product,
  currency: z.enum(currencies),
  /** The chosen size or variant; empty where there is nothing to choose or nothing is chosen yet. */
  option: z.string(),
  /** Where it is sent. Null before it is given and once it is deleted. */
  address: storedAddress.nullable(),
  /** The last address of the talent, for the talent alone and only while one is to be given. */
  suggestion: storedAddress.nullable(),
  /** When it is planned to arrive: due dates move by each day that it comes later. */
  plannedAt: instant(),
  /** Until when the next side acts; null where nobody has to. */
  dueAt: instant().nullable(),
  /** When the deal ends, or the parcel counts as received or returned, without an answer; null where nothing happens. */
  endsAt: instant().nullable(),
  /** The parcel of the brand; null before it is sent, and for a code. */
  parcel: parcel.nullable(),
  /** A voucher or code instead of a parcel; empty without one. */
  code: z.string(),
  shippedAt: instant().nullable(),
  receivedAt: instant().nullable(),
  /** By how many days due dates have moved because of the product. */
  movedDays: z.int(),
  problem: z
    .object({
      kind: z.enum(problemKindNames),
      note: z.string(),
      files: z.array(fileResponse),
      at: instant(),
    })
    .nullable(),
  /** The side that proposes to go on without the product. */
  dropProposedBy: side.nullable(),
  /** Where the talent sends it back to; empty where no return is agreed. */
  returnTo: z.string(),
  /** The parcel of the talent; null before it is sent back. */
  returnParcel: parcel.nullable(),
  returnedAt: instant().nullable(),
  nextActor: side.nullable(),
  allowedActions: z.array(z.string()),
  timeline: z.array(z.object({ event: z.string(), by: z.string(), at: instant() })),
})
export type Shipment = z.output<typeof shipment>

const toShip = z.object({
  dealId: id(),
  version: z.int(),
  talent: talentCard,
  campaignTitle: z.string(),
  product,
  currency: z.enum(currencies),
  option: z.string(),
  address: storedAddress.nullable(),
  dueAt: instant().nullable(),
  isLate: z.boolean(),
})
export type ToShip = z.output<typeof toShip>

const ofDeal = { noun: 'deal', field: 'dealId' } as const
const named = { dealId: id(), version: z.int32().min(1).optional() }
const sentParcel = {
  carrier: z.enum(carrierKeys).nullable().default(null),
  trackingNo: trackingNumber().nullable().default(null),
}

/** Returns a shipment without the address and the code, for an operator who acts as a user. */
const masked = <Data extends { address: unknown; suggestion: unknown; code: string }>(data: Data): Data => ({
  ...data,
  address: null,
  suggestion: null,
  code: data.code && 'Hidden',
})
const maskedShipment = ({ shipment: found }: { shipment: Shipment | null }) => ({
  shipment: found && masked(found),
})

const talentSide = {
  talentShipment: read('/talent/getShipment', {
    by: ['talent'],
    input: z.strictObject({ dealId: id() }),
    response: z.object({ shipment: shipment.nullable() }),
    subject: ofDeal,
    mask: maskedShipment,
    summary: 'The product that the brand sends for a deal; null without one.',
  }),
  addProductAddress: write('/talent/addProductAddress', {
    by: ['talent'],
    input: z.strictObject({ ...named, address: postalAddress, option: line(60, 0).default('') }),
    response: shipment,
    errors: ['no_product', 'option_missing', 'stale_version'],
    subject: ofDeal,
    message: 'Address saved.',
    mask: masked,
    summary:
      'Gives the address to which the brand sends the product, with a size or variant; changes it until it is shipped.',
  }),
  confirmReceived: write('/talent/confirmReceived', {
    by: ['talent'],
    input: z.strictObject(named),
    response: shipment,
    errors: ['no_product', 'stale_version'],
    subject: ofDeal,
    message: 'Receipt confirmed.',
    mask: masked,
    summary:
      'Confirms that the product has come. The clocks of the work run again, and due dates move by its delay.',
  }),
  reportProductProblem: write('/talent/reportProductProblem', {
    by: ['talent'],
    input: z.strictObject({
      ...named,
      kind: z.enum(problemKindNames),
      note: paragraph(1000),
      fileIds: z.array(id()).max(5, 'Add up to 5 photos.').default([]),
    }),
    response: shipment,
    errors: ['no_product', 'product_received', 'file_not_ready', 'deal_files_limit', 'stale_version'],
    subject: ofDeal,
    message: 'Problem reported.',
    mask: masked,
    summary: 'Reports that the product has not arrived, is damaged or is the wrong one, with photos.',
  }),
  proceedWithProduct: write('/talent/proceedWithProduct', {
    by: ['talent'],
    input: z.strictObject(named),
    response: shipment,
    errors: ['no_product', 'stale_version'],
    subject: ofDeal,
    message: 'The work continues.',
    mask: masked,
    summary: 'Continues with the product as it is, or with one that has come after all.',
  }),
  talentDropProduct: write('/talent/dropProduct', {
    by: ['talent'],
    input: z.strictObject(named),
    response: shipment,
    errors: ['no_product', 'stale_version'],
    subject: ofDeal,
    message: 'Saved.',
    mask: masked,
    summary: 'Proposes to go on without the product, or agrees to that proposal of the other side.',
  }),
  sendProductBack: write('/talent/sendProductBack', {
    by: ['talent'],
    input: z.strictObject({ ...named, carrier: z.enum(carrierKeys), trackingNo: trackingNumber() }),
    response: shipment,
    errors: ['no_product', 'return_not_agreed', 'stale_version'],
    subject: ofDeal,
    message: 'Return saved.',
    mask: masked,
    summary: 'Sends the product back, with carrier and tracking number, where the terms ask for it.',
  }),
  cancelUnshipped: write('/talent/cancelUnshipped', {
    by: ['talent'],
    input: z.strictObject(named),
    response: dealDetailsResponse,
    errors: ['no_product', 'product_not_late', 'split_needs_talent', 'stale_version'],
    subject: ofDeal,
    message: 'Deal cancelled without fault. The brand gets its money back.',
    summary: 'Cancels a deal whose product is 7 days late and for which nothing was submitted.',
    whileActing: 'refused',
  }),
} as const

export const shipmentCalls = {
  brandShipment: forBrand('/brand/getShipment', talentSide.talentShipment),
  shipmentsToSend: read('/brand/getShipmentsToSend', {
    by: ['brand'],
    input: page().extend({ campaignId: id().optional() }),
    response: paged(toShip),
    mask: ({ items, nextCursor }) => ({
      items: items.map((item) => ({ ...item, address: null })),
      nextCursor,
    }),
    summary: 'Products that the brand is to ship, the earliest deadline first; of one campaign or of all.',
  }),
  exportAddresses: write('/brand/exportAddresses', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id().optional() }),
    response: z.object({
      name: z.string(),
      csv: z.string(),
      count: z.int(),
      /** False where more addresses wait than the file holds. */
      isComplete: z.boolean(),
    }),
    rate: 'costly',
    whileActing: 'refused',
    summary: 'The addresses of the products to ship as CSV; the download is recorded.',
  }),
  shipProduct: write('/brand/shipProduct', {
    by: ['brand'],
    input: z.strictObject({
      ...named,
      ...sentParcel,
      /** A voucher or code instead of a parcel. */
      code: line(120, 0).default(''),
      /** Where the talent sends it back to; needed where the terms ask for a return. */
      returnTo: paragraph(400, 0).default(''),
    }),
    response: shipment,
    errors: ['no_product', 'tracking_missing', 'stale_version'],
    subject: ofDeal,
    message: 'Marked as shipped.',
    mask: masked,
    summary:
      'Marks the product as shipped with its tracking number, or gives a code; changes it until it is received.',
  }),
  replaceProduct: write('/brand/replaceProduct', {
    by: ['brand'],
    input: z.strictObject(named),
    response: shipment,
    errors: ['no_product', 'stale_version'],
    subject: ofDeal,
    message: 'Replacement agreed. Ship it within 3 days.',
    mask: masked,
    summary: 'Answers a problem with a replacement, which is to be shipped.',
  }),
  brandDropProduct: forBrand('/brand/dropProduct', talentSide.talentDropProduct),
  confirmReturn: write('/brand/confirmReturn', {
    by: ['brand'],
    input: z.strictObject(named),
    response: shipment,
    errors: ['no_product', 'stale_version'],
    subject: ofDeal,
    message: 'Return confirmed.',
    mask: masked,
    summary: 'Confirms that the product has come back.',
  }),

  ...talentSide,

  agentShipment: onBehalfOfSubject('/talentagent/getShipment', talentSide.talentShipment, 'view'),
  agentAddProductAddress: onBehalfOfSubject(
    '/talentagent/addProductAddress',
    talentSide.addProductAddress,
    'upload',
  ),
  agentConfirmReceived: onBehalfOfSubject(
    '/talentagent/confirmReceived',
    talentSide.confirmReceived,
    'upload',
  ),
  agentReportProductProblem: onBehalfOfSubject(
    '/talentagent/reportProductProblem',
    talentSide.reportProductProblem,
    'upload',
  ),
  agentProceedWithProduct: onBehalfOfSubject(
    '/talentagent/proceedWithProduct',
    talentSide.proceedWithProduct,
    'upload',
  ),
  agentDropProduct: onBehalfOfSubject('/talentagent/dropProduct', talentSide.talentDropProduct, 'negotiate'),
  agentSendProductBack: onBehalfOfSubject(
    '/talentagent/sendProductBack',
    talentSide.sendProductBack,
    'upload',
  ),
  agentCancelUnshipped: onBehalfOfSubject(
    '/talentagent/cancelUnshipped',
    talentSide.cancelUnshipped,
    'negotiate',
  ),
}
