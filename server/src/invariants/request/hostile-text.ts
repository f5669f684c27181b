import type { Call } from '@marquee/contract/call'
import fc from 'fast-check'
import { type Shape, shapeOf } from './shape.ts'
import { type KnownIds, validRequests } from './valid-request.ts'

/** A request with one text that is expensive to process, and the path of that text. */
export interface HostileRequest {
  path: string
  body: Record<string, unknown>
}

/** 600 KB of combining marks in the order that takes the longest to normalise. */
const marks = `a${'\u0301'.repeat(150_000)}${'\u0316'.repeat(150_000)}`
/** Long texts that slow down careless patterns, each below the largest body. */
export const hostileTexts: readonly string[] = [
  marks,
  ' '.repeat(900_000),
  `${'a'.repeat(900_000)}!`,
  '<'.repeat(900_000),
  `https://${'a.'.repeat(400_000)}`,
  `x@${'a-'.repeat(400_000)}`,
]

/** Returns, for each text field of a call, also the nested ones, a request with the hostile text in it. */
export function hostileRequests(call: Call, known: KnownIds, text: string): HostileRequest[] {
  const [base = {}] = fc.sample(validRequests(call, known), { numRuns: 1, seed: 1 })
  const shape = shapeOf(call)
  return pathsOfTexts(shape).map((path) => ({ path: path.join('.'), body: bodyWith(base, path, text) }))
}

/** Returns the paths of all text fields; a list is entered at its first element. */
function pathsOfTexts(shape: Shape, at: readonly string[] = []): string[][] {
  const own = shape.type === 'string' && at.length > 0 && !shape.enum ? [[...at]] : []
  const forms = (shape.anyOf ?? []).flatMap((form) => pathsOfTexts(form, at))
  const elements = shape.items ? pathsOfTexts(shape.items, [...at, '0']) : []
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
    pathsOfTexts(field, [...at, name]),
  )
  return [...own, ...forms, ...elements, ...fields]
}

function bodyWith(
  base: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
  text: string,
): Record<string, unknown> {
  return { ...base, [name]: rest.length === 0 ? text : valueWith(base[name], rest, text) }
}

function valueWith(value: unknown, path: readonly string[], text: string): unknown {
  if (path[0] === '0') return [path.length === 1 ? text : valueWith({}, path.slice(1), text)]
  const group = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  return bodyWith(group, path, text)
}
