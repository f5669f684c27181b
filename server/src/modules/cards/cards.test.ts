import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { callProvider, pay, saveCard, subscribe } from '../../testing/money.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aDraftOffer } from '../../testing/work.ts'

let app: TestApp
let brand: Person
let count = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  brand = await newPerson(app, 'brand', `Card brand ${++count}`)
})

interface CardRow {
  id: string
  last4: string
  isDefault: boolean
  expMonth: number
  isExpired: boolean
}
const cardsOf = async (who: Person): Promise<CardRow[]> =>
  expectOk(await who.call('/brand/getCards', {}, { method: 'GET' }), 'cards').data.items

test('the first card is the default, another can replace it, and there is always one', async () => {
  const first = await saveCard(app, brand)
  const second = await saveCard(app, brand, 'pm_card_mastercard')
  expect((await cardsOf(brand)).map((card) => [card.id, card.isDefault])).toEqual([
    [first, true],
    [second, false],
  ])
  const changed = expectOk(
    await brand.call('/brand/updateCard', { cardId: second, isDefault: true }),
    'default',
  ).data.items
  expect(changed.filter((card: CardRow) => card.isDefault).map((card: CardRow) => card.id)).toEqual([second])
  expectOk(await brand.call('/brand/deleteCard', { cardId: second }), 'removal')
  expect(await cardsOf(brand)).toMatchObject([{ id: first, isDefault: true }])
})

test('the same card number is saved once', async () => {
  const first = await saveCard(app, brand)
  expect(await saveCard(app, brand)).toBe(first)
  await app.settle()
  expect(await cardsOf(brand)).toHaveLength(1)
})

test('a wrong expiry date is corrected here and at the provider, month and year together', async () => {
  const cardId = await saveCard(app, brand)
  expect((await brand.call('/brand/updateCard', { cardId, expMonth: 3 })).data.fields).toHaveProperty(
    'expYear',
  )
  expect((await brand.call('/brand/updateCard', { cardId })).data.fields, 'an empty change').toEqual({
    isDefault: 'Please say what to change.',
  })
  expectOk(await brand.call('/brand/updateCard', { cardId, expMonth: 3, expYear: 2031 }), 'expiry')
  expect(await cardsOf(brand)).toMatchObject([{ expMonth: 3, expYear: 2031, isExpired: false }])
})

test('a card with an open hold cannot be removed until the hold is released', async () => {
  const talent = await newPerson(app, 'talent', `Card talent ${count}`)
  const cardId = await saveCard(app, brand)
  const { offerId, payableId } = await aDraftOffer(brand, talent)
  await pay(app, brand, { id: payableId }, cardId)
  expect(await brand.call('/brand/deleteCard', { cardId })).toMatchObject({
    status: 422,
    code: 'card_in_use',
  })
  expectOk(await brand.call('/brand/cancel-offer', { offerId }), 'cancellation')
  await app.settle()
  expectOk(await brand.call('/brand/deleteCard', { cardId }), 'removal')
  expect(await cardsOf(brand)).toEqual([])
})

test('the card used for a subscription can be used for the first hold', async () => {
  await subscribe(app, brand)
  await app.settle()
  const [card] = await cardsOf(brand)
  expect(card).toMatchObject({ isDefault: true })
  expect(await brand.call('/brand/deleteCard', { cardId: card?.id })).toMatchObject({ code: 'card_in_use' })
})

describe('a card setup', () => {
  test('an unfinished card setup saves nothing, and its secret is visible to its own brand only', async () => {
    const { setupId, clientSecret } = expectOk(await brand.call('/brand/addCard'), 'entry').data
    expect(clientSecret).toContain('_secret_')
    expect(expectOk(await brand.call('/brand/finishCard', { setupId }), 'look').data).toMatchObject({
      added: false,
      items: [],
    })
    const other = await newPerson(app, 'brand', `Other brand ${count}`)
    expect((await other.call('/brand/finishCard', { setupId })).status).toBe(404)
  })

  test('a repeated request with the same key creates one card setup', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => brand.call('/brand/addCard', {}, { key: `entry-${count}` })),
    )
    expect(second?.data).toEqual(first?.data)
  })

  test('a webhook completes a card setup when the browser never returns', async () => {
    const { clientSecret } = expectOk(await brand.call('/brand/addCard'), 'entry').data
    await callProvider(app, `/v1/setup_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
      payment_method: 'pm_card_visa',
    })
    await app.settle()
    expect(await cardsOf(brand)).toHaveLength(1)
  })
})
