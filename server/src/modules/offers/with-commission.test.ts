import { splitPrice } from '@marquee/contract/rules/money'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withCommission } from './terms.ts'

const terms = { taxPercent: 20, feeBps: 2_000, feeMode: 'deducted' } as const
const spec: DeliverableSpec = {
  platform: 'file',
  format: 'photo_set',
  quantity: 1,
  brief: '',
  draftDue: '2026-12-01',
  postFrom: null,
  postUntil: null,
  minLiveDays: 0,
}

test('an agency that joins or leaves later gives the same split as one from the beginning', () => {
  const rate = fc.integer({ min: 0, max: 5_000 })
  const gross = fc.integer({ min: 100, max: 1_000_000_000 })
  fc.assert(
    fc.property(gross, rate, rate, (price, before, after) => {
      const first = {
        ...splitPrice({ gross: price, ...terms, agentBps: before }),
        ...terms,
        currency: 'GBP' as const,
        agentBps: before,
      }
      const second = splitPrice({ gross: price, ...terms, agentBps: after })
      const { payerPays, tax, fee, agent, talent, agentBps } = withCommission(first, [spec], {
        posting: 0,
        live: 0,
        content: after,
      })
      expect({ payerPays, tax, fee, agent, talent, agentBps }).toEqual({
        payerPays: first.payerPays,
        tax: first.tax,
        fee: first.fee,
        agent: second.agent,
        talent: second.talent,
        agentBps: after,
      })
      expect(tax + fee + agent + talent).toBe(payerPays)
      const alone = withCommission(first, [spec], null)
      expect(alone).toMatchObject({ agent: 0, agentBps: 0, talent: first.agent + first.talent })
    }),
  )
})
