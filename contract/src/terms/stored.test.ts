import { expect, test } from 'vitest'
import { z } from 'zod'
import { priceShape, storedSchemas, termsShape } from './stored.ts'

const terms = {
  price: 120_000,
  currency: 'GBP',
  deliverables: [],
  revisions: 2,
  rights: { channels: [], territory: 'uk', days: 0, mayEdit: false, aiTraining: false },
  exclusivity: null,
  message: '',
}

test('a price stored before agencies existed has a commission rate of 0', () => {
  const stored = {
    currency: 'GBP',
    payerPays: 120,
    tax: 20,
    taxPercent: 20,
    net: 100,
    fee: 20,
    feeBps: 2_000,
    feeMode: 'deducted',
    agent: 0,
    talent: 80,
  }
  expect(priceShape.upgrade(stored)).toEqual({ ...stored, agentBps: 0 })
})

test('a term that was added later gets its stored default', () => {
  const rows = {
    revisions: { schema: z.int() },
    milestones: { schema: z.array(z.string()), storedDefault: [] },
  }
  expect(z.object(storedSchemas(rows)).parse({ revisions: 2 })).toEqual({ revisions: 2, milestones: [] })
})

test('stored terms are not checked against rules of today', () => {
  const late = {
    platform: 'instagram',
    format: 'reel',
    quantity: 1,
    brief: '',
    draftDue: '2026-12-02',
    postFrom: '2026-12-01',
    postUntil: null,
    minLiveDays: 0,
  }
  expect(termsShape.upgrade({ ...terms, deliverables: [late] }).deliverables).toEqual([late])
})
