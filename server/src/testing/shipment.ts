import { expectOk, type Person } from './person.ts'
import { aProduct } from './terms.ts'
import { aDeal } from './work.ts'

/** An address as a form sends it. */
export function anAddress(overrides: object = {}) {
  return {
    name: 'Maya Flores',
    street: '12 Orchard Row',
    line2: 'Flat 3',
    city: 'London',
    postcode: 'se17tp',
    country: 'GB',
    phone: '',
    ...overrides,
  }
}

export const aParcel = { carrier: 'royal_mail', trackingNo: 'AB 1234 5678 GB' }

/** How far the product of a deal is brought. */
export type ProductStage = 'awaiting_address' | 'awaiting_shipment' | 'shipped' | 'received' | 'issue'

const stages: readonly ProductStage[] = ['awaiting_address', 'awaiting_shipment', 'shipped', 'received']

/** Creates an active deal with a product and brings it to a state. */
export async function aProductDeal(
  brand: Person,
  talent: Person,
  stage: ProductStage,
  { product = {}, terms = {} }: { product?: object; terms?: object } = {},
): Promise<{ dealId: string; deliverableIds: string[]; offerId: string }> {
  const deal = await aDeal(brand, talent, { ...terms, product: aProduct(product) })
  const named = { dealId: deal.dealId }
  const steps = stages.indexOf(stage === 'issue' ? 'shipped' : stage)
  if (steps >= 1) await giveAddress(talent, deal.dealId)
  if (steps >= 2)
    expectOk(
      await brand.call('/brand/shipProduct', { ...named, ...aParcel, returnTo: 'Glow, Leeds' }),
      'parcel',
    )
  if (steps >= 3) expectOk(await talent.call('/talent/confirmReceived', named), 'receipt')
  if (stage === 'issue')
    expectOk(
      await talent.call('/talent/reportProductProblem', { ...named, kind: 'damaged', note: 'It is broken.' }),
      'problem',
    )
  return deal
}

/** Gives an address, with the first size of the product. */
export async function giveAddress(talent: Person, dealId: string): Promise<void> {
  const input = { dealId, address: anAddress(), option: 'UK 5' }
  expectOk(await talent.call('/talent/addProductAddress', input), 'address')
}

/** Returns the product of a deal as a person reads it. */
export async function shipmentOf(person: Person, dealId: string) {
  return expectOk(await person.call(`/${person.role}/getShipment`, { dealId }), 'shipment').data.shipment
}
