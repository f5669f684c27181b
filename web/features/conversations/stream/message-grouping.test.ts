import { expect, it } from 'vitest'
import { aMessage, maya } from '../testing/a-message.ts'
import { groupingOf } from './message-grouping.ts'

const at = (minute: number, day = 20) => new Date(2026, 10, day, 9, minute).toISOString()
const first = aMessage(1, { at: at(0) })

it('the very first message begins a day and shows its author', () => {
  expect(groupingOf(first, null, false)).toEqual({ isNewDay: true, isFirst: true })
})

it.each([
  ['soon after by the same author', aMessage(2, { at: at(4) }), false],
  ['much later by the same author', aMessage(2, { at: at(6) }), true],
  ['soon after by another', aMessage(2, { at: at(1), authorId: maya, side: 'talent' }), true],
  ['a card', aMessage(2, { at: at(1), kind: 'card', authorId: null }), true],
])('%s', (_, message, isFirst) => {
  expect(groupingOf(message, first, false)).toEqual({ isNewDay: false, isFirst })
})

it('a new day separates messages that follow directly', () => {
  const late = aMessage(1, { at: new Date(2026, 10, 20, 23, 59).toISOString() })
  const early = aMessage(2, { at: new Date(2026, 10, 21, 0, 1).toISOString() })
  expect(groupingOf(early, late, false)).toEqual({ isNewDay: true, isFirst: true })
})

it('the author is shown again after the unread separator', () => {
  expect(groupingOf(aMessage(2, { at: at(1) }), first, true).isFirst).toBe(true)
})

it('no day begins while the previous message is not loaded', () => {
  expect(groupingOf(aMessage(2, { at: at(1) }), undefined, false)).toEqual({
    isNewDay: false,
    isFirst: true,
  })
})
