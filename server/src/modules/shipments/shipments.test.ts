import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { removeExpiredData } from '../../platform/retention/retention.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { requestCancellation } from '../../testing/cases.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { anAddress, aParcel, aProductDeal, giveAddress, shipmentOf } from '../../testing/shipment.ts'
import { aProduct } from '../../testing/terms.ts'
import { aDeal, approveWork, submit } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let talent: Person
let agent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Sending brand')
  talent = await newPerson(app, 'talent', 'Receiving talent')
  agent = await newAgent(app, 'Receiving agent')
  await aMandatedTalent(agent, talent)
})
afterEach(async () => {
  await passDays(0)
  await compareLedgers(app)
})
afterAll(() => app.stop())

async function passDays(days: number): Promise<void> {
  await app.passTime(days * DAY_MS)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
  agent = await signInAgain(app, agent)
}

const dealOf = async (dealId: string, reader = brand) =>
  expectOk(await reader.call(`/${reader.role}/getDealDetails`, { dealId }), 'deal').data

describe('the address', () => {
  test('a deal without a product has no shipment, and its calls say so', async () => {
    const { dealId } = await aDeal(brand, talent)
    expect(await shipmentOf(brand, dealId)).toBeNull()
    expect(await talent.call('/talent/addProductAddress', { dealId, address: anAddress() })).toMatchObject({
      status: 422,
      code: 'no_product',
    })
  })

  test('a deal with a product asks the talent for an address, which the brand reads from then on', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'awaiting_address')
    expect(await shipmentOf(brand, dealId)).toMatchObject({
      status: 'awaiting_address',
      product: { name: 'Trail boot', options: ['UK 5', 'UK 6'] },
      address: null,
      nextActor: 'talent',
      allowedActions: [],
    })
    expect((await dealOf(dealId, talent)).next).toMatchObject({ text: 'Give your address' })
    await giveAddress(talent, dealId)
    expect(await shipmentOf(brand, dealId)).toMatchObject({
      status: 'awaiting_shipment',
      address: { name: 'Maya Flores', postcode: 'SE1 7TP' },
      option: 'UK 5',
      allowedActions: ['ship', 'propose_drop'],
    })
    expect((await dealOf(dealId)).next).toMatchObject({ text: 'Ship the product' })
    expect(await notificationTexts(app, brand)).toContain(
      'Receiving talent has given an address. Ship the product within 3 days',
    )
  })

  test('a size must be one of the terms, and the postcode a British one', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'awaiting_address')
    const send = (change: object) =>
      talent.call('/talent/addProductAddress', { dealId, address: anAddress(), option: 'UK 5', ...change })
    expect(await send({ option: 'UK 9' })).toMatchObject({ code: 'option_missing' })
    expect(await send({ address: anAddress({ postcode: '75001' }) })).toMatchObject({ status: 400 })
    expect((await shipmentOf(brand, dealId)).status).toBe('awaiting_address')
  })

  test('the last address is suggested to the talent alone', async () => {
    const first = await newPerson(app, 'talent', 'Remembered talent')
    await aMandatedTalent(agent, first)
    await aProductDeal(brand, first, 'awaiting_shipment')
    const other = await newPerson(app, 'brand', 'Other sender')
    const { dealId } = await aProductDeal(other, first, 'awaiting_address')
    expect((await shipmentOf(first, dealId)).suggestion).toMatchObject({ postcode: 'SE1 7TP' })
    expect((await shipmentOf(agent, dealId)).suggestion).toBeNull()
    expect((await shipmentOf(other, dealId)).suggestion).toBeNull()
  })

  test('an agent gives it under a mandate, and neither events nor emails hold it', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'awaiting_address')
    const address = anAddress({ street: '77 Secret Mews' })
    expectOk(
      await agent.call('/talentagent/addProductAddress', { dealId, address, option: 'UK 6' }),
      'address',
    )
    expect((await shipmentOf(agent, dealId)).address).toMatchObject({ street: '77 Secret Mews' })
    await app.settle()
    const { rows } = await app.engine.root.execute(`
      select 1 from events where payload::text like '%Secret Mews%'
      union all select 1 from emails where text like '%Secret Mews%' or subject like '%Secret Mews%'
      union all select 1 from notifications where text like '%Secret Mews%'
      union all select 1 from transitions where reason like '%Secret Mews%'`)
    expect(rows).toEqual([])
  })

  test('it can be changed until the product is shipped', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'awaiting_shipment')
    const change = { dealId, address: anAddress({ city: 'Leeds' }), option: 'UK 6' }
    expectOk(await talent.call('/talent/addProductAddress', change), 'change')
    expect(await shipmentOf(brand, dealId)).toMatchObject({ address: { city: 'Leeds' }, option: 'UK 6' })
    expectOk(await brand.call('/brand/shipProduct', { dealId, ...aParcel }), 'parcel')
    expect(await talent.call('/talent/addProductAddress', change)).toMatchObject({ status: 409 })
  })
})

describe('the parcel', () => {
  test('it needs a carrier with a number, or a code, and can be changed until it is received', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'awaiting_shipment')
    expect(await brand.call('/brand/shipProduct', { dealId })).toMatchObject({ code: 'tracking_missing' })
    expectOk(await brand.call('/brand/shipProduct', { dealId, ...aParcel }), 'parcel')
    expect(await shipmentOf(talent, dealId)).toMatchObject({
      status: 'shipped',
      parcel: {
        trackingNo: 'AB12345678GB',
        url: 'https://www.royalmail.com/track-your-item#/tracking-results/AB12345678GB',
      },
    })
    expectOk(await brand.call('/brand/shipProduct', { dealId, code: 'GLOW-GIFT-1' }), 'code')
    expect(await shipmentOf(talent, dealId)).toMatchObject({ parcel: null, code: 'GLOW-GIFT-1' })
    expectOk(await talent.call('/talent/confirmReceived', { dealId }), 'receipt')
    expect(await brand.call('/brand/shipProduct', { dealId, ...aParcel })).toMatchObject({ status: 409 })
  })

  test('without an answer it counts as received after five days, and the talent is told before', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'shipped')
    await passDays(4.1)
    expect(await notificationTexts(app, talent)).toContain(
      'Has the product from Sending brand come? Without an answer it counts as received within 24 hours',
    )
    expect((await shipmentOf(brand, dealId)).status).toBe('shipped')
    await passDays(5.1)
    expect((await shipmentOf(brand, dealId)).status).toBe('received')
  })

  test('due dates move by the days that it comes later than planned, and stay when it is on time', async () => {
    const onTime = await aProductDeal(brand, talent, 'received')
    const late = await aProductDeal(brand, talent, 'awaiting_shipment')
    const before = (await dealOf(late.dealId)).deliverables[0]
    expect(await shipmentOf(talent, onTime.dealId)).toMatchObject({ movedDays: 0 })
    await passDays(6)
    expectOk(await brand.call('/brand/shipProduct', { dealId: late.dealId, ...aParcel }), 'parcel')
    await passDays(10)
    // Due in ten days, so the product was planned for the seventh or eighth: while it is awaited nothing is overdue.
    expectOk(await talent.call('/talent/confirmReceived', { dealId: late.dealId }), 'receipt')
    const { movedDays } = await shipmentOf(talent, late.dealId)
    expect(movedDays).toBeGreaterThanOrEqual(2)
    const after = (await dealOf(late.dealId)).deliverables[0]
    expect(Date.parse(after.dueAt) - Date.parse(before.dueAt)).toBe(movedDays * DAY_MS)
    expect(await notificationTexts(app, brand)).toContainEqual(
      expect.stringMatching(
        /has received the product later than planned, so the due dates move: the next is/,
      ),
    )
  })

  test('while it is awaited the brand cannot cancel the work as overdue', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'shipped')
    expectOk(
      await talent.call('/talent/reportProductProblem', { dealId, kind: 'wrong', note: 'Another colour.' }),
      'problem',
    )
    await passDays(13.5)
    expect((await dealOf(dealId)).deliverables[0].isOverdue).toBe(false)
    expect(await brand.call('/brand/cancelDeal', { dealId })).toMatchObject({ code: 'not_overdue' })
  })
})

describe('a brand that does not ship', () => {
  test('it is reminded after three days, and after seven the talent may leave with a full return', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'awaiting_shipment')
    await passDays(3.1)
    expect(await notificationTexts(app, brand)).toContain(
      'Receiving talent waits for the product: 3 days have passed. Please ship it',
    )
    expect(await talent.call('/talent/cancelUnshipped', { dealId })).toMatchObject({
      code: 'product_not_late',
    })
    await passDays(7.1)
    expect((await dealOf(dealId, talent)).allowedActions).toContain('cancel_unshipped')
    expectOk(await talent.call('/talent/cancelUnshipped', { dealId }), 'cancellation')
    await app.settle()
    expect(await dealOf(dealId)).toMatchObject({
      status: 'cancelled',
      money: { payment: { refunded: 120_000 } },
    })
    expect(await shipmentOf(brand, dealId)).toMatchObject({ status: 'cancelled', address: null })
  })

  test('once work was submitted the talent asks for a cancellation instead', async () => {
    const { dealId, deliverableIds } = await aProductDeal(brand, talent, 'awaiting_shipment')
    expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
    await passDays(4)
    await passDays(8)
    expect((await dealOf(dealId, talent)).allowedActions).not.toContain('cancel_unshipped')
    expect((await talent.call('/talent/cancelUnshipped', { dealId })).status).toBeGreaterThanOrEqual(409)
    const reason = { dealId, reason: 'product_not_sent', backBps: 0 }
    expectOk(await talent.call('/talent/cancellationReq', reason), 'request')
  })

  test('after 14 days the deal ends by itself, and the brand gets its money back', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'awaiting_shipment')
    await passDays(13.9)
    expect((await dealOf(dealId)).status).toBe('active')
    await passDays(14.1)
    await app.settle()
    expect(await dealOf(dealId)).toMatchObject({
      status: 'cancelled',
      money: { payment: { refunded: 120_000 } },
    })
  })
})

describe('a problem', () => {
  test('a damaged product is replaced, and its photo is shown to both sides', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'received')
    const report = { dealId, note: 'The sole is torn.', fileIds: [await talent.upload()] }
    expect(
      await talent.call('/talent/reportProductProblem', { ...report, kind: 'not_received' }),
    ).toMatchObject({ code: 'product_received' })
    expectOk(await talent.call('/talent/reportProductProblem', { ...report, kind: 'damaged' }), 'problem')
    const seen = await shipmentOf(brand, dealId)
    expect(seen).toMatchObject({ status: 'issue', problem: { kind: 'damaged', note: 'The sole is torn.' } })
    expect(seen.problem.files).toHaveLength(1)
    expectOk(await brand.call('/brand/replaceProduct', { dealId }), 'replacement')
    expect(await shipmentOf(brand, dealId)).toMatchObject({ status: 'awaiting_shipment', parcel: null })
    expectOk(await brand.call('/brand/shipProduct', { dealId, ...aParcel }), 'parcel')
    await passDays(3.9)
    expectOk(await talent.call('/talent/confirmReceived', { dealId }), 'receipt')
    // The work stood still from the report until the replacement came.
    expect(await shipmentOf(brand, dealId)).toMatchObject({ status: 'received', movedDays: 4 })
  })

  test('the file of another account is not attached', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'shipped')
    const report = { dealId, kind: 'damaged', note: 'Broken.', fileIds: [await brand.upload()] }
    expect(await talent.call('/talent/reportProductProblem', report)).toMatchObject({ status: 404 })
    expect((await shipmentOf(brand, dealId)).status).toBe('shipped')
  })

  test('the talent may continue with what came', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'issue')
    expectOk(await talent.call('/talent/proceedWithProduct', { dealId }), 'continuing')
    expect((await shipmentOf(brand, dealId)).status).toBe('received')
  })

  test('both sides agree to go on without it; one alone cannot', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'issue')
    expectOk(await brand.call('/brand/dropProduct', { dealId }), 'proposal')
    expectOk(await brand.call('/brand/dropProduct', { dealId }), 'repeated proposal')
    expect((await shipmentOf(talent, dealId)).status).toBe('issue')
    expect((await shipmentOf(talent, dealId)).allowedActions).toContain('drop')
    expectOk(await talent.call('/talent/dropProduct', { dealId }), 'agreement')
    expect(await shipmentOf(brand, dealId)).toMatchObject({ status: 'cancelled', address: null })
    expect((await dealOf(dealId)).status).toBe('active')
  })
})

describe('the end of the deal', () => {
  async function finish(dealId: string, deliverableIds: string[]): Promise<void> {
    for (const deliverableId of deliverableIds) {
      expectOk(await submit(talent, deliverableId), 'submission')
      await approveWork(brand, deliverableId)
    }
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    await app.settle()
  }

  test('a completed deal keeps the address for 30 days, and the nightly job deletes it then', async () => {
    const { dealId, deliverableIds } = await aProductDeal(brand, talent, 'received')
    await finish(dealId, deliverableIds)
    await passDays(29)
    expect((await shipmentOf(brand, dealId)).address).not.toBeNull()
    await passDays(32)
    await removeExpiredData()
    expect((await shipmentOf(brand, dealId)).address).toBeNull()
    expect((await shipmentOf(talent, dealId)).address).toBeNull()
  })

  test('what nobody has received when the deal ends is not sent any more', async () => {
    const { dealId, deliverableIds } = await aProductDeal(brand, talent, 'shipped')
    await finish(dealId, deliverableIds)
    expect((await shipmentOf(brand, dealId)).status).toBe('cancelled')
  })

  test('a product is returned where the terms ask for it, and the brand confirms', async () => {
    const { dealId, deliverableIds } = await aProductDeal(brand, talent, 'received', {
      product: { mustReturn: true },
    })
    await finish(dealId, deliverableIds)
    expect(await shipmentOf(talent, dealId)).toMatchObject({
      status: 'received',
      returnTo: 'Glow, Leeds',
      allowedActions: ['send_back'],
    })
    expectOk(await talent.call('/talent/sendProductBack', { dealId, ...aParcel }), 'return')
    expect((await shipmentOf(brand, dealId)).allowedActions).toEqual(['confirm_return'])
    expectOk(await brand.call('/brand/confirmReturn', { dealId }), 'confirmation')
    expect((await shipmentOf(talent, dealId)).status).toBe('returned')
  })

  test('a product that is not returned is closed two weeks after the deal', async () => {
    const { dealId, deliverableIds } = await aProductDeal(brand, talent, 'received', {
      product: { mustReturn: true },
    })
    await finish(dealId, deliverableIds)
    await passDays(14.1)
    expect((await shipmentOf(brand, dealId)).status).toBe('kept')
  })

  test('no return can be made where none was agreed', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'received')
    expect(await talent.call('/talent/sendProductBack', { dealId, ...aParcel })).toMatchObject({
      code: 'return_not_agreed',
    })
  })

  test('a pause of the deal pauses the product, which waits on afterwards', async () => {
    const { dealId } = await aProductDeal(brand, talent, 'shipped')
    const before = await shipmentOf(brand, dealId)
    const cancellationId = await requestCancellation(brand, dealId)
    expect(await talent.call('/talent/confirmReceived', { dealId })).toMatchObject({ status: 409 })
    await passDays(2)
    expectOk(await talent.call('/talent/refuseCancellation', { cancellationId }), 'decline')
    await passDays(5.5)
    const after = await shipmentOf(brand, dealId)
    expect(after.status).toBe('shipped')
    expect(Math.round((Date.parse(after.dueAt) - Date.parse(before.dueAt)) / DAY_MS)).toBe(2)
    expect(Math.round((Date.parse(after.plannedAt) - Date.parse(before.plannedAt)) / DAY_MS)).toBe(2)
    await passDays(7.1)
    expect((await shipmentOf(brand, dealId)).status).toBe('received')
  })
})

describe('the list of what to ship', () => {
  test('it holds each waiting product once, of one campaign or all, and pages through them', async () => {
    const sender = await newPerson(app, 'brand', 'Listing brand')
    const first = await aProductDeal(sender, talent, 'awaiting_shipment')
    const second = await aProductDeal(sender, talent, 'awaiting_shipment')
    await aProductDeal(sender, talent, 'shipped')
    const read = async (input: object) =>
      expectOk(await sender.call('/brand/getShipmentsToSend', input), 'list').data
    expect((await read({})).items.map((item: { dealId: string }) => item.dealId)).toEqual([
      first.dealId,
      second.dealId,
    ])
    const page = await read({ limit: 1 })
    expect((await read({ limit: 1, cursor: page.nextCursor })).items).toMatchObject([
      { dealId: second.dealId, address: { postcode: 'SE1 7TP' }, option: 'UK 5' },
    ])
    const { campaign } = (await dealOf(first.dealId, talent)) ?? {}
    expect((await read({ campaignId: campaign.id })).items).toMatchObject([{ dealId: first.dealId }])
  })

  test('the CSV neutralises formulas, and its download is recorded without addresses', async () => {
    const sender = await newPerson(app, 'brand', 'Exporting brand')
    const { dealId } = await aProductDeal(sender, talent, 'awaiting_address', {
      product: aProduct({ options: [] }),
    })
    const address = anAddress({ name: '=HYPERLINK("https://evil.example")' })
    expectOk(await talent.call('/talent/addProductAddress', { dealId, address }), 'address')
    const { data } = expectOk(await sender.call('/brand/exportAddresses', {}), 'export')
    expect(data).toMatchObject({ count: 1, isComplete: true })
    expect(data.csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    const { rows } = await app.engine.root.execute(
      `select payload from events where name = 'shipment.addresses_exported' and payload->>'brandId' = '${sender.id}'`,
    )
    expect(rows).toMatchObject([{ payload: { count: 1, campaignId: null } }])
  })
})

test('a stranger learns nothing about a product', async () => {
  const { dealId } = await aProductDeal(brand, talent, 'awaiting_shipment')
  const other = await newPerson(app, 'brand', 'Curious brand')
  expect(await other.call('/brand/getShipment', { dealId })).toMatchObject({ status: 404 })
  expect(await other.call('/brand/shipProduct', { dealId, ...aParcel })).toMatchObject({ status: 404 })
})
