import type { Call } from '@marquee/contract/call'
import { z } from 'zod'

type Schema = Record<string, unknown>
/**
 * The keywords the serialiser needs: the structure. Limits were checked on input and would only cost time on
 * output.
 */
const structural = new Set([
  'type',
  'properties',
  'required',
  'items',
  'prefixItems',
  'anyOf',
  'oneOf',
  'enum',
  'const',
  '$ref',
  '$defs',
])

/** Returns the JSON schema for Fastify's serialiser: fast, and undeclared fields never leave the server. */
export function responseSchema(call: Call): Schema {
  const envelope = z.object({ status: z.int(), message: z.string().optional(), data: call.response })
  return slim(z.toJSONSchema(envelope, { target: 'draft-7', io: 'output', unrepresentable: 'any' }) as Schema)
}

function slim(schema: Schema): Schema {
  const forms = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  const real = forms?.filter((form) => form.type !== 'null')
  if (forms && real?.length === 1 && forms.length === 2) {
    const form = slim(real[0] ?? {})
    // The serialiser validates the forms of a union, and a list of values must then name null.
    return Array.isArray(form.enum)
      ? { ...form, enum: [...form.enum, null], nullable: true }
      : { ...form, nullable: true }
  }
  const slimmed: Schema = {}
  for (const [key, value] of Object.entries(schema))
    if (structural.has(key)) slimmed[key] = slimPart(key, value)
  if (typeof schema.additionalProperties === 'object')
    slimmed.additionalProperties = slim(schema.additionalProperties as Schema)
  return slimmed
}

function slimPart(key: string, value: unknown): unknown {
  if (key === 'properties' || key === '$defs')
    return Object.fromEntries(
      Object.entries(value as Schema).map(([name, inner]) => [name, slim(inner as Schema)]),
    )
  if (key === 'anyOf' || key === 'oneOf' || key === 'prefixItems') return (value as Schema[]).map(slim)
  if (key === 'items')
    return Array.isArray(value) ? value.map((inner) => slim(inner as Schema)) : slim(value as Schema)
  return value
}
