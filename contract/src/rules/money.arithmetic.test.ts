import { expect, test } from 'vitest'
import { splitPrice } from './money.ts'
import { roundHalfUp } from './rounding.ts'

const agentRates = [0, 500, 1_000, 1_500, 2_000, 3_333]

test.each([0, 20])(
  'with a tax of %i percent every price from 0.01 to 10,000.00 splits without a lost penny',
  (taxPercent) => {
    const issues: string[] = []
    for (let gross = 1; gross <= 1_000_000; gross += 1) {
      for (const agentBps of agentRates) {
        const { payerPays, tax, net, fee, payeeShare, agent, talent } = splitPrice({
          gross,
          taxPercent,
          feeBps: 2_000,
          feeMode: 'deducted',
          agentBps,
        })
        const isWhole =
          tax + fee + agent + talent === gross &&
          net === gross - tax &&
          payeeShare === net - fee &&
          payerPays === gross
        if (!isWhole || Math.min(tax, fee, agent, talent) < 0)
          issues.push(`${gross} with an agent of ${agentBps} bps`)
      }
    }
    expect(issues).toEqual([])
  },
  25_000,
)

test('rounding with numbers equals rounding with big integers up to the largest safe number', () => {
  const exactly = (a: number, b: number): number => Number((2n * BigInt(a) + BigInt(b)) / (2n * BigInt(b)))
  const divisors = [1, 2, 3, 7, 100, 105, 120, 127, 9_999, 10_000, 999_999_937, 2 ** 40 + 1, 2 ** 52 - 1]
  const largest = Number.MAX_SAFE_INTEGER
  const around = [0, 1, 2, 50, 99, 101, 12_345_678_901, largest / 3, largest / 2, largest - 10_000].map(
    Math.floor,
  )
  for (const b of divisors)
    for (const start of around)
      for (let a = start; a < start + 200; a += 1)
        if (roundHalfUp(a, b) !== exactly(a, b)) throw new Error(`${a} / ${b} rounds to ${roundHalfUp(a, b)}`)
  expect(roundHalfUp(largest, 2)).toBe(exactly(largest, 2))
})
