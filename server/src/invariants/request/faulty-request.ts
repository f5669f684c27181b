import type { Call } from '@marquee/contract/call'
import fc from 'fast-check'
import { type Shape, shapeOf } from './shape.ts'
import { type KnownIds, validRequests } from './valid-request.ts'

/** A request with exactly one invalid field, and the field that the response must name. */
export interface FaultyRequest {
  body: Record<string, unknown>
  field: string
  fault: string
}

interface Spoilt {
  fault: string
  value: unknown
}

/**
 * Generates valid requests with one field spoilt: missing, unknown, of another type, too long, too large or
 * malformed.
 */
export function faultyRequests(call: Call, known: KnownIds): fc.Arbitrary<FaultyRequest> {
  const { properties = {}, required = [] } = shapeOf(call)
  const unknownKey = fc.constant({ field: 'surprise', spoilt: { fault: 'unknown key', value: 1 } })
  const missing = required.map((field) =>
    fc.constant({ field, spoilt: { fault: 'missing', value: undefined } }),
  )
  const spoilt = Object.entries(properties).flatMap(([field, shape]) => {
    const ways = waysToSpoil(shape)
    return ways.length > 0 ? [fc.constantFrom(...ways).map((way) => ({ field, spoilt: way }))] : []
  })
  return fc
    .tuple(validRequests(call, known), fc.oneof(unknownKey, ...missing, ...spoilt))
    .map(
      ([
        request,
        {
          field,
          spoilt: { fault, value },
        },
      ]) => ({ body: { ...request, [field]: value }, field, fault }),
    )
    .filter(({ body }) => !call.input.safeParse(body).success)
}

function waysToSpoil(shape: Shape): Spoilt[] {
  if (shape.const !== undefined) return [{ fault: 'another value', value: 'other' }]
  if (shape.enum) return [{ fault: 'not a choice', value: 'nonsense' }]
  if (shape.anyOf) return [{ fault: 'another kind', value: { unexpected: true } }]
  switch (shape.type) {
    case 'string':
      return spoiltTexts(shape)
    case 'integer':
    case 'number':
      return spoiltNumbers(shape)
    case 'boolean':
      return [{ fault: 'another kind', value: 'maybe' }]
    case 'array':
      return spoiltLists(shape)
    case 'object':
      return [
        { fault: 'another kind', value: 'text' },
        { fault: 'a list', value: [] },
      ]
    default:
      return []
  }
}

function spoiltTexts({ format, maxLength }: Shape): Spoilt[] {
  const always = [
    { fault: 'another kind', value: { $ne: '' } },
    { fault: 'a number', value: 42 },
    { fault: 'null', value: null },
    { fault: 'NUL', value: 'a\u0000b' },
    { fault: 'lone surrogate', value: 'a\ud800' },
    { fault: 'a run of combining marks', value: `a${'\u0301'.repeat(40)}` },
  ]
  const long = maxLength === undefined ? [] : [{ fault: 'too long', value: 'm'.repeat(maxLength + 1) }]
  return [...always, ...long, ...(format ? [{ fault: `no ${format}`, value: 'neither here nor there' }] : [])]
}

function spoiltNumbers({ type, minimum, maximum }: Shape): Spoilt[] {
  return [
    { fault: 'another kind', value: 'many' },
    { fault: 'beyond 32 bits', value: 2_147_483_648 },
    { fault: 'beyond 53 bits', value: 2 ** 60 },
    ...(type === 'integer' ? [{ fault: 'a fraction', value: 1.5 }] : []),
    ...(minimum === undefined ? [] : [{ fault: 'too small', value: minimum - 1 }]),
    ...(maximum === undefined ? [] : [{ fault: 'too large', value: maximum + 1 }]),
  ]
}

function spoiltLists({ maxItems, items }: Shape): Spoilt[] {
  const element = items?.enum?.[0] ?? 'x'
  const long = maxItems === undefined ? [] : [{ fault: 'too many', value: Array(maxItems + 1).fill(element) }]
  return [{ fault: 'another kind', value: 'text' }, { fault: 'a number', value: 7 }, ...long]
}
