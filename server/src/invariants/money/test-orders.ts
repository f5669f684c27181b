import { expect, test } from 'vitest'
import { closeOrders, openOrders, orderOf, tryOrder } from './orders.ts'

/**
 * How many of the 5,040 orders are tried by both halves together: 60 on every change, all in the full run.
 */
const count = Number(process.env.MONEY_ORDERS ?? 60)
const all = 5_040

/**
 * Tests half of the orders in which a deal's events may arrive, each on a deal of its own; each half is a
 * file of its own, so that both run in parallel.
 */
export function testOrders(half: 0 | 1): void {
  test(`The webhooks of a deal have the same result in every order, also late or twice (${count} orders, half ${half + 1})`, async () => {
    const market = await openOrders(half === 0 ? 'one' : 'two')
    const began = Date.now()
    let tried = 0
    try {
      const expected = await tryOrder(market, 0)
      for (let index = half; index < count; index += 2) {
        const number = Math.floor((index * all) / count)
        expect(await tryOrder(market, number), `order ${number}: ${orderOf(number).join(' ')}`).toEqual(
          expected,
        )
        tried += 1
      }
      console.log(
        `${tried} orders of seven events in ${Math.round((Date.now() - began) / 1_000)} s: ${JSON.stringify(expected)}`,
      )
    } finally {
      await closeOrders(market)
    }
  }, 3_000_000)
}
