import { describe, expect, test } from 'vitest'
import { causes } from './dead-ends/causes.ts'
import { explore, type SilentSide, stuckStates, unexplained } from './dead-ends/graph.ts'

const sides: readonly SilentSide[] = ['brand', 'talent']

const files = explore('file')
const graphs = [files, explore('post'), explore('product')]

/** Ways out without which someone would wait for ever; all other ones have another way beside them. */
const needed = [
  'campaign approve',
  'campaign close',
  'campaign complete',
  'offer discard',
  'offer expire',
  'payment refund',
  'cancellation escalate',
  'cancellation decide',
  'dispute escalate',
  'dispute decide',
  'dispute decide_appeal',
  'payout send',
  'payout pay',
]

describe('the lifecycle tables together, breadth first', () => {
  test('every step of the system has a cause', () => {
    expect(unexplained()).toEqual([])
  })

  test('every decision of an operator is an item of a queue', () => {
    const decisions = causes.filter(({ because }) => because === 'operator')
    expect(decisions.filter(({ queue }) => !queue)).toEqual([])
    expect(decisions.length).toBeGreaterThan(0)
  })

  test('from every state something leads to an end, whichever side is silent', () => {
    console.log(`states: ${graphs.map((graph) => graph.size).join(' / ')} with files, a post, a product`)
    expect(graphs.every((graph) => graph.size > 10_000)).toBe(true)
    for (const graph of graphs) for (const silent of sides) expect(stuckStates(graph, silent)).toEqual([])
  })

  test('without one of the ways out, states are stuck exactly where there is no other way', () => {
    const ways = causes.filter(({ because }) => because !== 'with' && because !== 'chance')
    const leavesStuck = ways.filter((way) =>
      sides.some((silent) => stuckStates(files, silent, way).length > 0),
    )
    expect(leavesStuck.map(({ step }) => step)).toEqual(needed)
  })
})
