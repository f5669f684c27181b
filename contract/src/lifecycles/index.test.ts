import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '../errors.ts'
import { allLifecycles } from './index.ts'

describe.each(allLifecycles)('the lifecycle: $noun', ({ states, transitions, timers }) => {
  const names = Object.keys(states)

  test('has a way to begin', () => expect(transitions.some((row) => row.from.includes('new'))).toBe(true))

  test('leaves no state that is not an end without a way out', () => {
    const stuck = names.filter(
      (state) =>
        !states[state]?.end && !transitions.some((row) => row.from.includes(state) && row.to !== 'same'),
    )
    expect(stuck).toEqual([])
  })

  test('reaches every state from the beginning', () => {
    const reached = new Set(['new'])
    for (let size = 0; size < reached.size; ) {
      size = reached.size
      for (const row of transitions) {
        if (row.from.some((from) => reached.has(from)) && !['same', 'resumed'].includes(row.to))
          reached.add(row.to)
      }
    }
    expect(names.filter((state) => !reached.has(state))).toEqual([])
  })

  test('knows one answer for each state, event and party', () => {
    const ways = transitions.flatMap((row) =>
      row.from.flatMap((from) => row.by.map((by) => `${from} ${row.event} ${by}`)),
    )
    expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([])
  })

  test('asks only guards that have a sentence', () => {
    for (const guard of transitions.flatMap((row) => row.guards ?? []))
      expect(Object.keys(errorCatalogue)).toContain(guard)
  })

  test('gives a button its words in the imperative, without a full stop', () => {
    for (const { label } of transitions) if (label) expect(label).toMatch(/^[A-Z][^.]*$/)
  })

  test('has timers that fire an event of their states', () => {
    for (const timer of Object.values(timers)) {
      for (const state of timer.in)
        expect(transitions.some((row) => row.event === timer.event && row.from.includes(state))).toBe(true)
      // A timer of 0 ms fires on the subject's own date.
      for (const before of timer.after ? (timer.reminders ?? []) : [])
        expect(before).toBeLessThan(timer.after)
    }
  })
})
