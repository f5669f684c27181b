import type { Definitions, Schema } from '../../schema/describe-type.ts'
import { isRecord, resolve } from './coerce.ts'

export interface Issue {
  /** In brackets, `card[exp_month]`. */
  param: string
  code: string
  message: string
}

/** Returns the first issue of a coerced request with the real API's message; null when it is valid. */
export function findIssue(
  schema: Schema,
  value: unknown,
  definitions: Definitions,
  param = '',
): Issue | null {
  const resolved = resolve(schema, definitions)
  if (resolved.anyOf) return findChoiceIssue(resolved.anyOf, value, definitions, param)
  if (resolved.enum)
    return resolved.enum.some((entry) => entry === value) ? null : wrongValue(resolved.enum, value, param)
  switch (resolved.type) {
    case 'string':
      return typeof value === 'string' ? null : wrongType('string', value, param)
    case 'boolean':
      return typeof value === 'boolean' ? null : wrongType('boolean', value, param)
    case 'integer':
      return Number.isSafeInteger(value) ? null : wrongType('integer', value, param)
    case 'number':
      return typeof value === 'number' ? null : wrongType('decimal', value, param)
    case 'array':
      return findArrayIssue(resolved, value, definitions, param)
    case 'object':
      return findObjectIssue(resolved, value, definitions, param)
    default:
      return null
  }
}

/** A value is valid if it fits any choice; the returned issue is that of the most similar shape. */
function findChoiceIssue(
  choices: Schema[],
  value: unknown,
  definitions: Definitions,
  param: string,
): Issue | null {
  const issues = choices.map((choice) => ({
    shape: resolve(choice, definitions),
    issue: findIssue(choice, value, definitions, param),
  }))
  if (issues.some(({ issue }) => issue === null)) return null
  const wantedType = Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : undefined
  const mostSimilar =
    issues.find(({ shape }) => shape.type === wantedType) ?? issues.find(({ shape }) => shape.type !== 'null')
  return mostSimilar?.issue ?? null
}

function findArrayIssue(
  schema: Schema,
  value: unknown,
  definitions: Definitions,
  param: string,
): Issue | null {
  if (!Array.isArray(value)) return { param, code: 'parameter_invalid_array', message: 'Invalid array' }
  for (const [index, entry] of value.entries()) {
    const issue = findIssue(schema.items ?? {}, entry, definitions, `${param}[${index}]`)
    if (issue) return issue
  }
  return null
}

function findObjectIssue(
  schema: Schema,
  value: unknown,
  definitions: Definitions,
  param: string,
): Issue | null {
  if (!isRecord(value)) return { param, code: 'parameter_invalid_object', message: 'Invalid object' }
  for (const [name, inner] of Object.entries(value)) {
    const named = param === '' ? name : `${param}[${name}]`
    const extra = isRecord(schema.additionalProperties) ? schema.additionalProperties : undefined
    const property = schema.properties?.[name] ?? extra
    if (!property)
      return { param: named, code: 'parameter_unknown', message: `Received unknown parameter: ${named}` }
    const issue = findIssue(property, inner, definitions, named)
    if (issue) return issue
  }
  const missing = schema.required?.find((name) => value[name] === undefined)
  if (missing === undefined) return null
  const named = param === '' ? missing : `${param}[${missing}]`
  return { param: named, code: 'parameter_missing', message: `Missing required param: ${named}.` }
}

function wrongType(type: 'string' | 'boolean' | 'integer' | 'decimal', value: unknown, param: string): Issue {
  if (value === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`
    return { param, code: 'parameter_invalid_empty', message }
  }
  return {
    param,
    code: `parameter_invalid_${type}`,
    message: `Invalid ${type}: ${typeof value === 'object' ? 'a hash' : String(value)}`,
  }
}

function wrongValue(allowed: unknown[], value: unknown, param: string): Issue {
  const values = allowed.filter((entry) => entry !== '').map(String)
  const message =
    values.length === 0
      ? `Invalid ${param}: ${String(value)}`
      : `Invalid ${param}: must be one of ${values.join(', ')}`
  return { param, code: 'parameter_invalid_string_enum', message }
}
