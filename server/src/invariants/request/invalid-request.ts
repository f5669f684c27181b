import type { Call } from '@marquee/contract/call'
import fc from 'fast-check'
import { type Shape, shapeOf } from './shape.ts'
import { type KnownIds, validRequests } from './valid-request.ts'

/** A request with exactly one invalid field, and the field that the response must name. */
export interface InvalidRequest {
  body: Record<string, unknown>
  field: string
  defect: string
}

interface Defect {
  name: string
  value: unknown
}

/**
 * Generates valid requests with one invalid field: missing, unknown, of another type, too long, too large or
 * malformed.
 */
export function invalidRequests(call: Call, known: KnownIds): fc.Arbitrary<InvalidRequest> {
  const { properties = {}, required = [] } = shapeOf(call)
  const unknownKey = fc.constant({ field: 'surprise', defect: { name: 'unknown key', value: 1 } })
  const missing = required.map((field) =>
    fc.constant({ field, defect: { name: 'missing', value: undefined } }),
  )
  const changed = Object.entries(properties).flatMap(([field, shape]) => {
    const defects = defectsOf(shape)
    return defects.length > 0 ? [fc.constantFrom(...defects).map((defect) => ({ field, defect }))] : []
  })
  return fc
    .tuple(validRequests(call, known), fc.oneof(unknownKey, ...missing, ...changed))
    .map(
      ([
        request,
        {
          field,
          defect: { name, value },
        },
      ]) => ({ body: { ...request, [field]: value }, field, defect: name }),
    )
    .filter(({ body }) => !call.input.safeParse(body).success)
}

function defectsOf(shape: Shape): Defect[] {
  if (shape.const !== undefined) return [{ name: 'another value', value: 'other' }]
  if (shape.enum) return [{ name: 'not a choice', value: 'nonsense' }]
  if (shape.anyOf) return [{ name: 'another kind', value: { unexpected: true } }]
  switch (shape.type) {
    case 'string':
      return spoiltTexts(shape)
    case 'integer':
    case 'number':
      return spoiltNumbers(shape)
    case 'boolean':
      return [{ name: 'another kind', value: 'maybe' }]
    case 'array':
      return spoiltLists(shape)
    case 'object':
      return [
        { name: 'another kind', value: 'text' },
        { name: 'a list', value: [] },
      ]
    default:
      return []
  }
}

function spoiltTexts({ format, maxLength }: Shape): Defect[] {
  const always = [
    { name: 'another kind', value: { $ne: '' } },
    { name: 'a number', value: 42 },
    { name: 'null', value: null },
    { name: 'NUL', value: 'a\u0000b' },
    { name: 'lone surrogate', value: 'a\ud800' },
    { name: 'a run of combining marks', value: `a${'\u0301'.repeat(40)}` },
  ]
  const long = maxLength === undefined ? [] : [{ name: 'too long', value: 'm'.repeat(maxLength + 1) }]
  return [...always, ...long, ...(format ? [{ name: `no ${format}`, value: 'neither here nor there' }] : [])]
}

function spoiltNumbers({ type, minimum, maximum }: Shape): Defect[] {
  return [
    { name: 'another kind', value: 'many' },
    { name: 'beyond 32 bits', value: 2_147_483_648 },
    { name: 'beyond 53 bits', value: 2 ** 60 },
    ...(type === 'integer' ? [{ name: 'a fraction', value: 1.5 }] : []),
    ...(minimum === undefined ? [] : [{ name: 'too small', value: minimum - 1 }]),
    ...(maximum === undefined ? [] : [{ name: 'too large', value: maximum + 1 }]),
  ]
}

function spoiltLists({ maxItems, items }: Shape): Defect[] {
  const element = items?.enum?.[0] ?? 'x'
  const long = maxItems === undefined ? [] : [{ name: 'too many', value: Array(maxItems + 1).fill(element) }]
  return [{ name: 'another kind', value: 'text' }, { name: 'a number', value: 7 }, ...long]
}
