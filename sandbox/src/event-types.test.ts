import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const stripe = dirname(dirname(createRequire(import.meta.url).resolve('stripe')))

/** Returns every event type that the installed library declares. */
function readKnown(): Set<string> {
  const text = readFileSync(join(stripe, 'esm/resources/Events.d.ts'), 'utf8')
  return new Set([...text.matchAll(/^ {4}type: '([a-z0-9_.]+)';/gm)].map(([, type = '']) => type))
}

/** Returns every event type that the sandbox's code emits. */
function readSent(): string[] {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((name) => !name.endsWith('.test.ts'))
  const calls = files.flatMap((name) => [
    ...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/emit\(([^,]*),/g),
  ])
  return calls.flatMap(([, first = '']) =>
    [...first.matchAll(/'([a-z0-9_.]+)'/g)].map(([, type = '']) => type),
  )
}

describe('every event of the sandbox', () => {
  it('exists in the real API', () => {
    const known = readKnown()
    const sent = readSent()
    expect(sent.length).toBeGreaterThan(40)
    expect(sent.filter((type) => !known.has(type))).toEqual([])
  })
})
