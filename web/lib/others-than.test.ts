import { expect, it, vi } from 'vitest'
import { groupsByWord, othersThan, titleOfOthers } from './others-than.ts'

const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), isSimilar: false })
const idOf = ({ id }: { id: string }) => id
const common = { q: undefined, few: 3, idOf, topicOf: () => ({ name: 'Food', slug: 'food' }) }

it('the newest that were not found follow a few, as many as there is room for', async () => {
  const load = vi.fn(async () => page('a', 'b', 'c', 'd'))
  const [newest] = await othersThan({ ...common, found: page('b'), load })
  expect(newest).toEqual({ by: null, items: page('a', 'c', 'd').items })
  expect(load).toHaveBeenCalledExactlyOnceWith({ limit: 4 })
  expect(await othersThan({ ...common, found: null, load })).toEqual([
    { by: null, items: page('a', 'b', 'c').items },
  ])
})

it('where several words matched nothing together, what matches each of them follows, and nothing twice', async () => {
  const lists: Record<string, ReturnType<typeof page>> = {
    food: page('cook', 'both', 'found'),
    london: page('both', 'local'),
    brunch: { ...page('nearly'), isSimilar: true },
  }
  const load = vi.fn(async ({ q = '' }: { q?: string }) => lists[q] ?? page('new'))
  const found = { ...page('found'), isSimilar: true }
  const search = { ...common, q: 'Food in London, brunch later', found, load }
  expect(await othersThan(search)).toEqual([
    { by: { word: 'food' }, items: page('cook', 'both').items },
    { by: { word: 'london' }, items: page('local').items },
  ])
  expect(load.mock.calls.map(([asked]) => asked.q)).toEqual(['food', 'london', 'brunch'])
})

it('one word that matched nothing is not looked for again', async () => {
  const load = vi.fn(async (_asked: { q?: string }) => page('new'))
  const search = { ...common, q: 'food', found: page(), load }
  expect(await othersThan(search)).toEqual([{ by: null, items: page('new').items }])
  expect(load.mock.calls.map(([asked]) => asked.q)).toEqual([undefined])
})

it('words that matched are followed by others of the first one’s topic, and by nothing where there are none', async () => {
  const load = vi.fn(async (_asked: object) => page('found', 'alike'))
  const search = { ...common, q: 'food london', found: page('found'), load }
  const [related] = await othersThan(search)
  expect(related).toEqual({ by: { topic: 'Food' }, items: page('alike').items })
  expect(related && titleOfOthers(related, 'Talents', 'The newest')).toBe('More in Food')
  expect(load).toHaveBeenCalledExactlyOnceWith({ topic: 'food', limit: 4 })
  expect(await othersThan({ ...search, load: async () => page('found') })).toEqual([])
  expect(await othersThan({ ...search, topicOf: () => undefined })).toEqual([])
})

it('nothing is read where enough were found, and nothing follows where the list cannot be read', async () => {
  const load = vi.fn(async () => null)
  expect(await othersThan({ ...common, found: page('a', 'b', 'c'), load })).toEqual([])
  expect(load).not.toHaveBeenCalled()
  expect(await othersThan({ ...common, q: 'food london', found: null, load })).toEqual([])
})

it('groups by word come without the newest, and only where the words matched nothing together', async () => {
  const load = vi.fn(async ({ q = '' }: { q?: string }) => (q === 'food' ? page('cook') : page()))
  const search = { ...common, q: 'food london', load }
  expect(await groupsByWord({ ...search, found: page() })).toEqual([
    { word: 'food', items: page('cook').items },
  ])
  expect(load).toHaveBeenCalledTimes(2)
  expect(await groupsByWord({ ...search, found: page('both') })).toEqual([])
  expect(load).toHaveBeenCalledTimes(2)
})
