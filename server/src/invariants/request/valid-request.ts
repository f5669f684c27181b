import type { Call } from '@marquee/contract/call'
import { addDays } from '@marquee/contract/rules/dates'
import { MAX_INT32 } from '@marquee/contract/rules/text'
import fc from 'fast-check'
import { PASSWORD } from '../../testing/person.ts'
import { dayFromNow } from '../../testing/terms.ts'
import { type Shape, shapeOf } from './shape.ts'

/**
 * Existing ids by field name; other ids are random. `isStrict` uses only existing ids where there are some.
 */
export interface KnownIds {
  ids: Readonly<Record<string, readonly string[]>>
  isStrict: boolean
}

/**
 * Generates requests that fit the schema of a call: all fields or only the required ones, at their limits and
 * in unusual spellings.
 */
export function validRequests(call: Call, known: KnownIds): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = shapeOf(call)
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [name, valuesOf(shape, name, known)]),
  )
  const needed = Object.keys(fields).filter((name) => required.includes(name))
  return fc
    .record(fields, { requiredKeys: needed })
    .filter((request) => call.input.safeParse(request).success)
}

/** Texts that often break software, each short enough for most fields. */
const oddTexts = [
  "O'Brien",
  '<b>x</b>',
  '"; --',
  '日本',
  'a\u0301',
  '👩‍👩‍👧',
  '%00',
  '../..',
  'null',
  '0',
  '-1',
  'ı',
  '\u202etxt',
  'a b',
]

const moment = '2026-11-21T07:00:00.000Z'

const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.constantFrom('someone@example.com', 'Ümlaut@example.co', 'A.B+c@sub.example.org'),
  phone: fc.constantFrom('', '+44', '+442079460000', '+91 98765 43210'),
  website: fc.constantFrom('', 'glow.example', 'http://glow.example/x?y=1'),
  sampleUrl: fc.constantFrom('portfolio.example', 'https://instagram.example/p/1'),
  productUrl: fc.constantFrom('', 'https://glow.example'),
  postUrl: fc.constantFrom('https://instagram.com/p/1', 'instagram.com/p/2'),
  password: fc.constantFrom('nine bright boats', PASSWORD),
  newPassword: fc.constant(PASSWORD),
  endpoint: fc.constantFrom('https://push.example.com/x', 'http://127.0.0.1:9/x', 'https://10.0.0.1/x'),
  zone: fc.constantFrom('Europe/London', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires'),
  country: fc.constantFrom('GB', 'FR'),
  cursor: fc.constantFrom(
    ...[[1, '2'], [moment, 'x'], ['x', 1], [9, moment, 'x'], [], [[]], {}].map(asCursor),
  ),
}

/** Encodes values as a cursor that no list has given out. */
function asCursor(values: unknown): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

function valuesOf(shape: Shape, name: string, known: KnownIds): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((form) => valuesOf(form, name, known)))
  if (byName[name]) return byName[name]
  switch (shape.type) {
    case 'string':
      return textOf(shape, name, known)
    case 'integer':
      return integersOf(shape)
    case 'number':
      return fc.integer({ min: shape.minimum ?? 0, max: Math.min(shape.maximum ?? 1000, 1e6) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf(shape.items ?? {}, singular(name), known), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.min(shape.maxItems ?? 3, 3),
      })
    case 'object':
      return groupOf(shape, known)
    default:
      return fc.constant('anything')
  }
}

function textOf(
  { format, pattern, minLength = 0, maxLength = 200 }: Shape,
  name: string,
  known: KnownIds,
): fc.Arbitrary<string> {
  if (format === 'uuid') return idOf(name, known)
  // Where a tracking link leads. The address of a product is an object.
  if (name === 'address') return fc.constantFrom('https://glow.example', 'https://glow.example/shop?size=5')
  if (format === 'date') return fc.integer({ min: 1, max: 60 }).map(dayFromNow)
  if (format === 'date-time')
    return fc.integer({ min: 1, max: 60 }).map((days) => `${dayFromNow(days)}T09:00:00.000Z`)
  if (pattern && !pattern.includes('\\p{'))
    return fc
      .stringMatching(new RegExp(pattern))
      .filter((text) => text.length >= minLength && text.length <= maxLength)
  const odd = oddTexts.filter((text) => text.length >= minLength && text.length <= maxLength)
  const longest = fc.constant('m'.repeat(maxLength))
  const plain = fc
    .integer({ min: Math.max(minLength, 1), max: Math.min(maxLength, 40) })
    .map((length) => 'word '.repeat(10).slice(0, length).trim().padEnd(length, 'x'))
  return odd.length > 0 ? fc.oneof(plain, longest, fc.constantFrom(...odd)) : fc.oneof(plain, longest)
}

/** Generates whole numbers of the field's range, its ends among them. */
function integersOf({ minimum = 0, maximum = 1e6 }: Shape): fc.Arbitrary<number> {
  const min = Math.max(minimum, -1e9)
  const max = Math.min(maximum, MAX_INT32)
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
}

/** Generates mostly existing ids, so that handlers are reached and not only a 404. */
function idOf(name: string, known: KnownIds): fc.Arbitrary<string> {
  const ids = known.ids[name] ?? []
  if (known.isStrict && ids.length > 0) return fc.constantFrom(...ids)
  return ids.length > 0
    ? fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...ids) },
        { weight: 1, arbitrary: fc.uuid({ version: 4 }) },
      )
    : fc.uuid({ version: 4 })
}

/** Boxes on a picture: all of it, a part of it, and the smallest one in the last corner. */
const boxes = fc.constantFrom(
  { x: 0, y: 0, width: 1, height: 1 },
  { x: 0.25, y: 0.1, width: 0.5, height: 0.2 },
  { x: 0.98, y: 0.98, width: 0.02, height: 0.02 },
)

function groupOf({ properties = {}, required = [] }: Shape, known: KnownIds): fc.Arbitrary<unknown> {
  if ('x' in properties && 'width' in properties) return boxes
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [name, valuesOf(shape, name, known)]),
  )
  const group: fc.Arbitrary<Record<string, unknown>> = fc.record(fields, {
    requiredKeys: Object.keys(fields).filter((name) => required.includes(name)),
  })
  return 'draftDue' in properties ? group.map(inOrder) : group
}

/** Puts the days of a deliverable in order; a file has no posting days. */
function inOrder(spec: Record<string, unknown>): Record<string, unknown> {
  if (spec.platform === 'file') return { ...spec, postFrom: null, postUntil: null }
  const due = String(spec.draftDue)
  return { ...spec, postFrom: spec.postFrom && addDays(due, 1), postUntil: spec.postUntil && addDays(due, 9) }
}

const singular = (name: string): string => name.replace(/s$/, '')
