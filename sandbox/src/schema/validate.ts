import { Ajv, type ValidateFunction } from 'ajv'
import type { Schema } from '../../schema/describe-type.ts'
import { coerce, isRecord } from './coerce.ts'
import { findIssue, type Issue } from './find-issue.ts'
import { readOperation, readSchemas } from './read-schemas.ts'

/** Parameters that a browser sends with its publishable key and a server never does. */
const fromBrowser: Record<string, Record<string, Schema>> = {
  'POST /v1/payment_intents/:id/confirm': { client_secret: { type: 'string' } },
  'POST /v1/setup_intents/:id/confirm': { client_secret: { type: 'string' } },
}

/**
 * Converts form strings to the types of the call's schema. `operation` is `<METHOD> <path>`, with any
 * parameter names.
 */
export function coerceRequest(operation: string, params: unknown): Record<string, unknown> {
  const coerced = coerce(readParams(operation), params, readSchemas().requests)
  return isRecord(coerced) ? coerced : {}
}

/** Returns the first issue of a coerced request, with the real API's message; null when it is valid. */
export function validateRequest(operation: string, params: object): Issue | null {
  return findIssue(readParams(operation), params, readSchemas().requests)
}

/**
 * Returns every issue of a response, including fields that the real API does not have. An id is valid where a
 * call can expand an object.
 */
export function validateReply(operation: string, body: object): string[] {
  const validate = compileReply(operation)
  if (validate(body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

const paramsOf = new Map<string, Schema>()

function readParams(operation: string): Schema {
  const known = paramsOf.get(operation)
  if (known) return known
  const { params } = readOperation(operation)
  const { requests } = readSchemas()
  const shape = params.$ref ? requests[params.$ref] : params
  const schema = { ...shape, properties: { ...shape?.properties, ...fromBrowser[operation] } }
  paramsOf.set(operation, schema)
  return schema
}

let ajv: Ajv | null = null
const validators = new Map<string, ValidateFunction>()

/** Compiles on first use of a call; shapes shared by calls are compiled once. */
function compileReply(operation: string): ValidateFunction {
  const known = validators.get(operation)
  if (known) return known
  const validate = openAjv().compile(readOperation(operation).reply)
  validators.set(operation, validate)
  return validate
}

function openAjv(): Ajv {
  if (ajv) return ajv
  ajv = new Ajv({
    strict: false,
    allErrors: true,
    inlineRefs: false,
    validateSchema: false,
    addUsedSchema: false,
  })
  for (const [name, schema] of Object.entries(readSchemas().replies)) ajv.addSchema(schema, name)
  return ajv
}
