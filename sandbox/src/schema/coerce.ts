import type { Definitions, Schema } from '../../schema/describe-type.ts'

/**
 * Converts form strings to the integers, fractions, booleans and arrays of the schema; values that do not fit
 * stay unchanged.
 */
export function coerce(schema: Schema, value: unknown, definitions: Definitions): unknown {
  const resolved = resolve(schema, definitions)
  if (resolved.anyOf) return coerceChoice(resolved.anyOf, value, definitions)
  if (typeof value === 'string') return coerceText(resolved, value)
  if (resolved.type === 'array') return coerceArray(resolved, value, definitions)
  if (resolved.type === 'object' && isRecord(value)) return coerceObject(resolved, value, definitions)
  return value
}

/** Returns the schema behind a reference. */
export function resolve(schema: Schema, definitions: Definitions): Schema {
  return schema.$ref === undefined ? schema : (definitions[schema.$ref] ?? {})
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function coerceText(schema: Schema, text: string): unknown {
  if (schema.type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (schema.type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (schema.type === 'boolean' || schema.enum?.some((entry) => typeof entry === 'boolean'))
    return readBoolean(text)
  return text
}

function readBoolean(text: string): boolean | string {
  if (text === 'true' || text === 'false') return text === 'true'
  return text
}

/**
 * Coerces to one of several shapes: a literal equal to the text, else the text where strings are allowed,
 * else a boolean or number.
 */
function coerceChoice(choices: Schema[], value: unknown, definitions: Definitions): unknown {
  const shapes = choices.map((choice) => resolve(choice, definitions))
  if (typeof value !== 'string') {
    const wantedTypes = Array.isArray(value) || isIndexed(value) ? ['array', 'object'] : ['object']
    const shape = wantedTypes.flatMap((type) => shapes.filter((entry) => entry.type === type))[0]
    return shape ? coerce(shape, value, definitions) : value
  }
  if (shapes.some((shape) => shape.enum?.includes(value))) return value
  const isPlain =
    shapes.some((shape) => shape.type === 'string') && !shapes.some((shape) => shape.type === 'boolean')
  if (isPlain) return value
  for (const shape of shapes) {
    const read = coerceText(shape, value)
    if (read !== value) return read
  }
  return value
}

function coerceArray(schema: Schema, value: unknown, definitions: Definitions): unknown {
  const entries = isIndexed(value) ? Object.values(value) : value
  if (!Array.isArray(entries)) return value
  return schema.items ? entries.map((entry) => coerce(schema.items ?? {}, entry, definitions)) : entries
}

/** Returns true for an object of indexes: `a[0]=x&a[5]=y` is parsed to one when there are gaps. */
function isIndexed(value: unknown): value is Record<string, unknown> {
  return (
    isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key))
  )
}

function coerceObject(
  schema: Schema,
  value: Record<string, unknown>,
  definitions: Definitions,
): Record<string, unknown> {
  const entries = Object.entries(value).map(([name, inner]) => {
    const extra = isRecord(schema.additionalProperties) ? schema.additionalProperties : undefined
    const property = schema.properties?.[name] ?? extra
    return [name, property ? coerce(property, inner, definitions) : inner] as const
  })
  return Object.fromEntries(entries)
}
