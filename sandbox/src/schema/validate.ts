import { Ajv, type ValidateFunction } from 'ajv'
import type { Schema } from '../../schema/describe-type.ts'
import { coerce, isRecord } from './coerce.ts'
import { type Fault, findFault } from './find-issue.ts'
import { readOperation, readSchemas } from './read-schemas.ts'

/** What a browser sends with its publishable key and no server does. */
const fromBrowser: Record<string, Record<string, Schema>> = {
  'POST /v1/payment_intents/:id/confirm': { client_secret: { type: 'string' } },
  'POST /v1/setup_intents/:id/confirm': { client_secret: { type: 'string' } },
}

/** Turns form strings into the types that the call's schema names. `operation` is `<METHOD> <path>`, with any names of the path's values. */
export function coerceRequest(operation: string, params: unknown): Record<string, unknown> {
  const coerced = coerce(readParams(operation), params, readSchemas().requests)
  return isRecord(coerced) ? coerced : {}
}

/** The first fault of a coerced request against its schema, in the real API's words; null when it fits. */
export function validateRequest(operation: string, params: object): Fault | null {
  return findFault(readParams(operation), params, readSchemas().requests)
}

/** Every fault of a reply against its schema, also fields that the real API does not have. An id may stand where a call can expand an object. */
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

/** Compiled at the first use of each call; shapes that calls share are compiled once. */
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
