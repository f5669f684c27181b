import { expect, test } from 'vitest'
import { openApi } from './interface.ts'
import { publicCallGroups } from './public-calls.ts'

const text = JSON.stringify(openApi('https://marquee.example'))
const document = JSON.parse(text)

test('the description is below 1,400 bytes a call, because repeated parts are components', () => {
  expect(text.length / Object.keys(document.paths).length).toBeLessThan(1_400)
  expect(Object.keys(document.components.schemas).length).toBeGreaterThan(100)
})

test('a stranger reads nothing about the calls of operators', () => {
  expect(text).not.toContain('superAdmin')
})

test('every reference leads to a component, and every component is used', () => {
  const references = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map((found) => `${found[1]}/${found[2]}`),
  )
  const components = ['schemas', 'responses', 'parameters'].flatMap((kind) =>
    Object.keys(document.components[kind]).map((name) => `${kind}/${name}`),
  )
  expect([...references].sort()).toEqual(components.sort())
})

test('every path has its operations, each with its own id and its security', () => {
  const operations = Object.values<Record<string, { operationId: string; security: unknown[] }>>(
    document.paths,
  ).flatMap((item) => Object.values(item))
  expect(Object.keys(document.paths)).toHaveLength(
    new Set(publicCallGroups().flatMap(([, calls]) => Object.values(calls).map(({ path }) => path))).size,
  )
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(document.paths['/brand/signin'].post.security).toEqual([])
  expect(document.security).toEqual([{ token: [] }])
  expect(document.paths['/user/profile'].get).not.toHaveProperty('security')
})
