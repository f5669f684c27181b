import { z } from 'zod'

/** The part of a JSON schema that is printed. */
const node = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  const: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
})

/** Returns the fields of a call's input: name, `?` when it is optional, type and limits. */
export function fieldsOf(input: z.ZodObject): string[] {
  const { properties = {}, required = [] } = node.parse(
    z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
  )
  return Object.entries(properties).map(
    ([name, schema]) => `\`${name}${required.includes(name) ? '' : '?'}\` ${typeOf(schema)}`,
  )
}

function typeOf(schema: unknown): string {
  const {
    type,
    format,
    enum: values,
    const: only,
    items,
    anyOf,
    properties,
    maxLength,
    minimum,
    maximum,
    maxItems,
  } = node.parse(schema)
  if (only !== undefined) return `\`${only}\``
  if (values) return values.map((value) => `\`${value}\``).join(' ')
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  if (format) return format === 'uuid' ? 'id' : format
  if (type === 'array')
    return `list${maxItems === undefined ? '' : ` of at most ${maxItems}`}${items === undefined ? '' : `: ${typeOf(items)}`}`
  if (properties) return `{ ${Object.keys(properties).join(', ')} }`
  if (type === 'string') return maxLength === undefined ? 'text' : `text to ${maxLength}`
  if (type === 'integer' || type === 'number') return numberType(type, minimum, maximum)
  return typeof type === 'string' ? type : 'anything'
}

function numberType(type: string, minimum: number | undefined, maximum: number | undefined): string {
  const bounds = [minimum, maximum].map((bound) =>
    bound === undefined || Math.abs(bound) > 1e12 ? '' : bound.toLocaleString('en-US'),
  )
  const word = type === 'integer' ? 'whole number' : 'number'
  return bounds.some(Boolean) ? `${word} ${bounds.join(' to ')}`.trimEnd() : word
}
