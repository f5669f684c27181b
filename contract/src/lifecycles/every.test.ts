import { describe, expect, test } from 'vitest'
import { refusals } from '../refusals.ts'
import { everyLifecycle } from './every.ts'

describe.each(everyLifecycle)('the lifecycle: $noun', ({ states, moves, clocks }) => {
  const names = Object.keys(states)

  test('has a way to begin', () => expect(moves.some((row) => row.from.includes('new'))).toBe(true))

  test('leaves no state that is not an end without a way out', () => {
    const stuck = names.filter(
      (state) => !states[state]?.end && !moves.some((row) => row.from.includes(state) && row.to !== 'same'),
    )
    expect(stuck).toEqual([])
  })

  test('reaches every state from the beginning', () => {
    const reached = new Set(['new'])
    for (let size = 0; size < reached.size; ) {
      size = reached.size
      for (const row of moves) {
        if (row.from.some((from) => reached.has(from)) && !['same', 'resumed'].includes(row.to))
          reached.add(row.to)
      }
    }
    expect(names.filter((state) => !reached.has(state))).toEqual([])
  })

  test('knows one answer for each state, event and party', () => {
    const ways = moves.flatMap((row) =>
      row.from.flatMap((from) => row.by.map((by) => `${from} ${row.event} ${by}`)),
    )
    expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([])
  })

  test('asks only guards that have a sentence', () => {
    for (const guard of moves.flatMap((row) => row.guards ?? []))
      expect(Object.keys(refusals)).toContain(guard)
  })

  test('gives a button its words in the imperative, without a full stop', () => {
    for (const { label } of moves) if (label) expect(label).toMatch(/^[A-Z][^.]*$/)
  })

  test('has clocks that strike with an event of their states', () => {
    for (const clock of Object.values(clocks)) {
      for (const state of clock.in)
        expect(moves.some((row) => row.event === clock.event && row.from.includes(state))).toBe(true)
      // A clock of 0 strikes at the subject's own date.
      for (const before of clock.after ? (clock.reminders ?? []) : [])
        expect(before).toBeLessThan(clock.after)
    }
  })
})
