import { expect, it, vi } from 'vitest'
import { findRemovals } from './find-removals.ts'

const page = (total: number, isSimilar = false) => ({
  items: Array.from({ length: Math.min(total, 2) }, (_, index) => `item ${index}`),
  isSimilar,
  count: { total, isCounted: true },
})

it('names each thing without which something matches exactly, how much, and the first of it', async () => {
  const load = vi.fn(async (asked: Readonly<Record<string, string>>) => {
    if (!asked.q) return page(3)
    return asked.platform ? page(2, true) : page(0)
  })
  const wanted = { q: 'skincare', platform: 'youtube', city: 'Leeds' }
  expect(await findRemovals({ wanted, subject: [], found: page(0), load })).toEqual([
    { name: 'q', count: { total: 3, isCounted: true }, items: ['item 0', 'item 1'] },
  ])
  expect(load.mock.calls.map(([asked]) => asked)).toEqual([
    { platform: 'youtube', city: 'Leeds' },
    { q: 'skincare', city: 'Leeds' },
    { q: 'skincare', platform: 'youtube' },
  ])
})

it('finds the thing that made the list impossible to read', async () => {
  const load = async (asked: Readonly<Record<string, string>>) => (asked.platform ? null : page(5))
  const wanted = { q: 'skincare', platform: 'radio' }
  expect(await findRemovals({ wanted, subject: [], found: null, load })).toEqual([
    { name: 'platform', count: { total: 5, isCounted: true }, items: ['item 0', 'item 1'] },
  ])
})

it('offers what the visitor is looking for last', async () => {
  const load = async () => page(1)
  const wanted = { niche: 'beauty', q: 'serum', city: 'York', language: 'Welsh' }
  const removals = await findRemovals({ wanted, subject: ['niche', 'q'], found: page(0), load })
  expect(removals.map(({ name }) => name)).toEqual(['city', 'language', 'niche', 'q'])
})

it('reads nothing where something matched, or where one thing was asked for', async () => {
  const load = vi.fn(async () => page(5))
  expect(
    await findRemovals({ wanted: { q: 'skincare', city: 'Leeds' }, subject: [], found: page(1, true), load }),
  ).toEqual([])
  expect(await findRemovals({ wanted: { q: 'skincare' }, subject: [], found: page(0), load })).toEqual([])
  expect(load).not.toHaveBeenCalled()
})

it('tries four things at most', async () => {
  const load = vi.fn(async () => page(1))
  const wanted = { q: 'a', niche: 'b', city: 'c', platform: 'd', priceTo: '1', language: 'e' }
  const removals = await findRemovals({ wanted, subject: [], found: page(0), load })
  expect(removals.map(({ name }) => name)).toEqual(['q', 'niche', 'city', 'platform'])
  expect(load).toHaveBeenCalledTimes(4)
})
