import { expect, it } from 'vitest'
import { orderDeals } from './order-deals.ts'

const deal = (id: string, nextActor: 'brand' | 'talent' | null, dueAt: string | null = null) => ({
  id,
  nextActor,
  next: { text: '', dueAt },
})

it('deals that the viewer must act on come first, the earliest due date before the others', () => {
  const deals = [
    deal('theirs', 'talent'),
    deal('undated', 'brand'),
    deal('ended', null),
    deal('late', 'brand', '2026-12-03T00:00:00Z'),
    deal('soon', 'brand', '2026-12-01T00:00:00Z'),
  ]
  const ids = (side: 'brand' | 'agent') => orderDeals(side, deals).map(({ id }) => id)
  expect(ids('brand')).toEqual(['soon', 'late', 'undated', 'theirs', 'ended'])
  expect(ids('agent')[0]).toBe('theirs')
})
