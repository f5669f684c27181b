import type { Call } from '@marquee/contract/call'
import { z } from 'zod'

/** Bounds of the largest JSON body of a call, in bytes. Files come as multipart and have their own limits. */
export const bodyLimits = { least: 16_384, most: 1_048_576 } as const

/** A character takes at most six bytes in JSON: `\u00e9`. */
const BYTES_PER_CHARACTER = 6
/** More than any number, date or id takes. */
const SHORT_VALUE_BYTES = 400

interface Shape {
  type?: string | undefined
  format?: string | undefined
  pattern?: string | undefined
  const?: unknown
  enum?: unknown[] | undefined
  maxLength?: number | undefined
  maxItems?: number | undefined
  items?: Shape | undefined
  properties?: Record<string, Shape> | undefined
  anyOf?: Shape[] | undefined
  oneOf?: Shape[] | undefined
}
const shape: z.ZodType<Shape> = z.lazy(() =>
  z.looseObject({
    type: z.string().optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    maxLength: z.number().optional(),
    maxItems: z.number().optional(),
    items: shape.optional(),
    properties: z.record(z.string(), shape).optional(),
    anyOf: z.array(shape).optional(),
    oneOf: z.array(shape).optional(),
  }),
)

/** Schemas of calls never change, and a process of tests starts many servers. */
const known = new WeakMap<z.ZodType, number>()

/**
 * Returns the largest JSON body of a call in bytes: what its fields can hold at most, within `bodyLimits`. Reading a body
 * takes time in proportion to its size, so a call with two short fields does not accept a megabyte.
 */
export function bodyLimitOf({ input }: Pick<Call, 'input'>): number {
  const limit = known.get(input) ?? computeLimit(input)
  known.set(input, limit)
  return limit
}

function computeLimit(input: z.ZodType): number {
  const schema = shape.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return Math.min(bodyLimits.most, Math.max(bodyLimits.least, bytesOf(schema)))
}

/** Returns the most bytes that a valid value takes; infinite where the schema has no bound. */
function bytesOf({ type, format, maxLength, maxItems, items, properties, ...rest }: Shape): number {
  const choices = rest.anyOf ?? rest.oneOf
  if (choices) return Math.max(...choices.map(bytesOf))
  if (rest.enum) return Math.max(...rest.enum.map((value) => JSON.stringify(value).length))
  if (rest.const !== undefined) return JSON.stringify(rest.const).length
  if (type === 'string' && maxLength === undefined)
    return format || isBounded(rest.pattern) ? SHORT_VALUE_BYTES : Infinity
  if (type === 'string') return (maxLength ?? Infinity) * BYTES_PER_CHARACTER + SHORT_VALUE_BYTES
  if (type === 'array') return (maxItems ?? Infinity) * ((items ? bytesOf(items) : Infinity) + 1)
  if (type === 'object' && properties)
    return Object.entries(properties).reduce((sum, [key, value]) => sum + key.length + 4 + bytesOf(value), 2)
  return type === 'object' || type === undefined ? Infinity : SHORT_VALUE_BYTES
}

/** Returns whether a pattern, such as that of a code, is for the whole text and repeats nothing without end. */
function isBounded(pattern: string | undefined): boolean {
  return pattern !== undefined && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern)
}
