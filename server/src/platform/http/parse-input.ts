import type { Call, CallInput } from '@marquee/contract/call'
import { fail, failField } from '@marquee/contract/errors'
import { z } from 'zod'
import { rejectCardNumbers } from './card-numbers.ts'
import { describeIssue, toAppError } from './error-handler.ts'
import { checkStrings } from './string-checks.ts'

export interface InputReader {
  fromBody(body: unknown): CallInput<Call>
  fromQuery(query: unknown): CallInput<Call>
  fromForm(fields: unknown): CallInput<Call>
}

/** Creates the input parser of one call. Unknown keys fail by name whatever the schema says. */
export function inputReader(call: Call): InputReader {
  const schema = call.input.strict()
  const shapes = shapesOf(call.input)
  const parse = (value: unknown): CallInput<Call> => {
    checkStrings(value)
    rejectCardNumbers(value)
    const parsed = schema.safeParse(value, { error: describeIssue })
    if (!parsed.success) throw toAppError(parsed.error)
    return parsed.data
  }
  return {
    fromBody: (body) => parse(body ?? {}),
    fromForm: (fields) =>
      parse(
        Object.fromEntries(
          Object.entries(fields ?? {}).map(([key, value]) => [
            key,
            typeof value === 'string' ? fromField(key, value, shapes.get(key)) : value,
          ]),
        ),
      ),
    fromQuery: (query) =>
      parse(
        Object.fromEntries(
          Object.entries(query ?? {}).map(([key, value]) => [key, fromText(key, value, shapes.get(key))]),
        ),
      ),
  }
}

interface Shape {
  type?: unknown
  anyOf?: unknown
}

/** Returns the JSON type of each field, to know which texts of a query are numbers. */
function shapesOf(input: z.ZodObject): Map<string, string> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return new Map(Object.entries(schema.properties ?? {}).map(([key, shape]) => [key, typeOf(shape as Shape)]))
}

function typeOf(shape: Shape): string {
  if (typeof shape.type === 'string') return shape.type
  const forms = Array.isArray(shape.anyOf) ? (shape.anyOf as Shape[]) : []
  return forms.map(typeOf).find((type) => type !== 'null') ?? 'any'
}

/**
 * Converts the texts of a query or a form: numbers and booleans by the field's type, and lists in a query.
 */
function fromText(key: string, value: unknown, type: string | undefined): unknown {
  if (typeof value !== 'string')
    fail('invalid_input', { fields: { [key]: 'Please send this field only once.' } })
  if (type === 'array') return value === '' ? [] : value.split(',')
  return wordOf(value, type)
}

/** Converts a field of a form: lists and groups are sent as JSON, and a text stays as it is. */
function fromField(key: string, value: string, type: string | undefined): unknown {
  if (type !== 'array' && type !== 'object') return wordOf(value, type)
  try {
    return JSON.parse(value)
  } catch {
    return failField(key, 'This could not be read.')
  }
}

function wordOf(value: string, type: string | undefined): unknown {
  if ((type === 'number' || type === 'integer') && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}
