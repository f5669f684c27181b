import { reactionEmojis } from '@marquee/contract/rules/emojis'
import { expect, it } from 'vitest'
import { findEmojis, loadEmojis } from './load-emojis.ts'

it('the picker offers every reaction, named, and no two emojis alike', async () => {
  const all = (await loadEmojis()).flatMap(({ emojis }) => emojis)
  const offered = all.map(({ emoji }) => emoji)
  expect(all.length).toBeGreaterThan(1_500)
  expect(new Set(offered).size).toBe(offered.length)
  expect(offered).toEqual(expect.arrayContaining([...reactionEmojis]))
  expect(all.filter(({ name }) => name === '')).toEqual([])
})

it.each([
  ['party', '🎉'],
  ['thank', '🙏'],
  ['  RED heart ', '❤️'],
])('a search for "%s" finds %s', async (text, emoji) => {
  const found = findEmojis(await loadEmojis(), text).flatMap(({ emojis }) => emojis)
  expect(found.map((one) => one.emoji)).toContain(emoji)
  expect(found.length).toBeLessThan(60)
})

it('a search without a match leaves no group', async () => {
  expect(findEmojis(await loadEmojis(), 'qqqq')).toEqual([])
})
