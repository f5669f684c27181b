import type { Call } from '@marquee/contract/call'
import { callGroupTexts } from '@marquee/contract/calls/index'
import { type ErrorCode, errorCatalogue } from '@marquee/contract/errors'
import { z } from 'zod'
import { withComponents } from './components.ts'
import { publicCallGroups } from './public-calls.ts'

type Schema = Record<string, unknown>

/** Error codes of any call that the introduction describes. */
const described: readonly ErrorCode[] = ['too_many_requests', 'internal', 'unavailable']

/** Error codes that any call can return, besides its own. */
const always: readonly ErrorCode[] = ['invalid_input', 'malformed_body', 'cross_site', ...described]

/** Returns the API without the calls of operators as OpenAPI 3.1, generated from the contract. */
export function openApi(publicUrl: string): Schema {
  const groups = publicCallGroups()
  const { paths, schemas, responses, parameters } = withComponents(
    Object.fromEntries(
      groups.flatMap(([tag, calls]) =>
        Object.entries(calls).map(([name, call]) => [call.path, pathItem(tag, name, call)]),
      ),
    ),
  )
  return {
    openapi: '3.1.0',
    // Every call needs the token, unless it says otherwise.
    security: [{ token: [] }],
    info: {
      title: 'Marquee',
      version: '1',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description:
        'Every response is an envelope: `status` equals the HTTP status and `data` has the result. An error also has a stable `code` and a `message` for people. Any call can also fail with 429 `too_many_requests`, 500 `internal` and 503 `unavailable`, which are not repeated below. A read described with POST answers GET with the same fields as a query.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: Object.entries(callGroupTexts).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'x-access-token',
          description: 'The token of a sign-in. In a browser its HttpOnly companion cookie must come along.',
        },
      },
      schemas: { ...schemas, Error: errorSchema },
      responses,
      parameters,
    },
  }
}

/** Returns every error code of a call, its own first. */
export function errorsOf(call: Call): ErrorCode[] {
  const session: ErrorCode[] = call.by === 'anyone' ? [] : ['not_signed_in', 'wrong_role']
  const subject: ErrorCode[] = call.subject ? ['not_found'] : []
  const write: ErrorCode[] = call.kind === 'write' ? ['key_reused', 'wrong_state'] : []
  const step: ErrorCode[] = call.stepUp ? ['step_up_required'] : []
  if (call.stepUp === 'second factor') step.push('second_factor_required')
  return [...new Set([...call.errors, ...subject, ...session, ...step, ...write, ...always])]
}

/** Converts a zod schema to JSON Schema 2020-12, for the input or the output. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: node }) => {
      // A format says as much as its pattern, and the safe range of numbers is no limit of ours.
      if (node.format) delete node.pattern
      // Clients accept fields that a response gains later.
      if (io === 'output') delete node.additionalProperties
      if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum
      if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum
    },
  })
  return rest
}

/** Returns the operation of a path. A read that answers GET and POST alike is described once, with POST. */
function pathItem(tag: string, name: string, call: Call): Schema {
  const method = call.methods.includes('POST') ? 'POST' : 'GET'
  return { [method.toLowerCase()]: operation(tag, name, call, method) }
}

function operation(tag: string, operationId: string, call: Call, method: 'GET' | 'POST'): Schema {
  const roles = call.by === 'anyone' ? 'Anyone.' : `For ${publicRolesOf(call).join(', ')}.`
  return {
    tags: [tag],
    operationId,
    summary: call.summary,
    description: roles,
    ...(call.by === 'anyone' && { security: [] }),
    ...(method === 'GET'
      ? { parameters: parametersOf(call) }
      : { ...headerParameters(call), ...(takesInput(call) && { requestBody: bodyOf(call) }) }),
    responses: { 200: successOf(call), ...errorResponses(call) },
  }
}

/** Returns whether a call has any field. */
const takesInput = ({ input, files }: Call): boolean => files !== null || Object.keys(input.shape).length > 0

/** Returns the roles of a call without the operator's, whose name is not public. */
function publicRolesOf({ by }: Call): string[] {
  return by === 'anyone' ? [] : by.filter((role) => role !== 'adminProMax')
}

function parametersOf(call: Call): Schema[] {
  const schema = jsonSchema(call.input, 'input')
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  return Object.entries((schema.properties ?? {}) as Schema).map(([name, shape]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: shape,
  }))
}

function headerParameters(call: Call): Schema {
  if (call.kind === 'read') return {}
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: 'The same key with the same body gets the same answer, and one effect.',
  }
  return { parameters: [key] }
}

function bodyOf(call: Call): Schema {
  const schema = jsonSchema(call.input.strict(), 'input')
  const content: Schema = { 'application/json': { schema } }
  if (call.files) {
    const files = Object.fromEntries(
      Object.keys(call.files).map((field) => [field, { type: 'string', format: 'binary' }]),
    )
    content['multipart/form-data'] = {
      schema: { ...schema, properties: { ...(schema.properties as Schema), ...files } },
    }
  }
  return { required: Array.isArray(schema.required) && schema.required.length > 0, content }
}

function successOf(call: Call): Schema {
  const properties = {
    status: { const: 200 },
    // The description of the response has the text.
    ...(call.message ? { message: { type: 'string' } } : {}),
    data: jsonSchema(call.response, 'output'),
  }
  return {
    description: call.message ?? 'The answer.',
    content: { 'application/json': { schema: { type: 'object', required: ['status', 'data'], properties } } },
  }
}

function errorResponses(call: Call): Schema {
  const listed = errorsOf(call).filter((code) => !described.includes(code))
  const byStatus = Map.groupBy(listed, (code) => errorCatalogue[code][0])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code][1]}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const errorSchema = {
  type: 'object',
  required: ['status', 'code', 'message', 'data'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    message: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'One sentence by field.',
        },
        state: { type: 'string' },
        version: { type: 'integer' },
        retryAfterSeconds: { type: 'integer' },
        role: { type: 'string' },
      },
    },
  },
}
