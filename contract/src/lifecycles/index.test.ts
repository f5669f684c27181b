import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '../errors.ts'
import { allLifecycles } from './index.ts'

describe.each(allLifecycles)('the lifecycle of $noun', ({ states, transitions, timers }) => {
  const names = Object.keys(states)

  test('a row starts from `new`', () =>
    expect(transitions.some((row) => row.from.includes('new'))).toBe(true))

  test('every state that is not final has a way out', () => {
    const stuck = names.filter(
      (state) =>
        !states[state]?.end && !transitions.some((row) => row.from.includes(state) && row.to !== 'same'),
    )
    expect(stuck).toEqual([])
  })

  test('every state is reachable from `new`', () => {
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

  test('each state, event and party has exactly one result', () => {
    const ways = transitions.flatMap((row) =>
      row.from.flatMap((from) => row.by.map((by) => `${from} ${row.event} ${by}`)),
    )
    expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([])
  })

  test('every guard has an error sentence', () => {
    for (const guard of transitions.flatMap((row) => row.guards ?? []))
      expect(Object.keys(errorCatalogue)).toContain(guard)
  })

  test('button labels are imperative and have no full stop', () => {
    for (const { label } of transitions) if (label) expect(label).toMatch(/^[A-Z][^.]*$/)
  })

  test('timers fire an event of the states they run in', () => {
    for (const timer of Object.values(timers)) {
      for (const state of timer.in)
        expect(transitions.some((row) => row.event === timer.event && row.from.includes(state))).toBe(true)
      // A timer of 0 ms fires at the subject's own date.
      for (const before of timer.after ? (timer.reminders ?? []) : [])
        expect(before).toBeLessThan(timer.after)
    }
  })
})
