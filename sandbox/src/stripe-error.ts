/** The fields of Stripe's error object. */
export interface StripeErrorFields {
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  code?: string
  message: string
  param?: string
  decline_code?: string
  charge?: string
  payment_intent?: object
  setup_intent?: object
  payment_method?: object
}

/**
 * A failed call. `keep` commits what was written before it: a declined card leaves its failed charge, other
 * errors leave nothing.
 */
export class StripeError extends Error {
  readonly status: number
  readonly fields: StripeErrorFields
  readonly keep: boolean

  constructor(status: number, fields: StripeErrorFields, keep = false) {
    super(fields.message)
    this.status = status
    this.fields = { type: 'invalid_request_error', ...fields }
    this.keep = keep
  }
}

/**
 * Fails with 400 invalid_request_error, Stripe's response to a request that is invalid now. `code` is one of
 * Stripe's published codes.
 */
export function failRequest(code: string | undefined, message: string, param?: string): never {
  throw new StripeError(400, { ...(code && { code }), message, ...(param && { param }) })
}

/**
 * Fails with 404 resource_missing, the same for what does not exist and for what belongs to another account.
 */
export function failMissing(kind: string, id: string, param = 'id'): never {
  throw new StripeError(404, {
    code: 'resource_missing',
    message: `No such ${kind.replaceAll(/[._]/g, ' ')}: '${id}'`,
    param,
  })
}
