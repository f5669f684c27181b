import { expect, test } from 'vitest'
import { allCalls } from './calls/index.ts'
import { specifiedCalls } from './specified-calls.ts'

const listed = Object.values(specifiedCalls).flat()
const byPath = new Map(Object.values(allCalls).map((call) => [call.path, call]))

test('the specification lists 135 calls', () => {
  expect(listed).toHaveLength(135)
})

test.each(listed)('$path exists as the specification says', ({ path, method }) => {
  const call = byPath.get(path)
  expect(call, path).toBeDefined()
  if (method) expect(call?.methods).toContain(method)
})
