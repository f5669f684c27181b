/**
 * An object in the shape of the API. Amounts are minor units, times unix seconds. Named fields are those that
 * handlers use.
 */
export interface Row {
  id: string
  object: string
  metadata?: Metadata | null
  [field: string]: unknown
}

export type Metadata = Record<string, string>

export interface Address {
  city?: string | null
  country?: string | null
  line1?: string | null
  line2?: string | null
  postal_code?: string | null
  state?: string | null
}

/** Returns the JSON of an object without its internal fields, whose names begin with `_`. */
export function toPublicJson(value: object, indent = 0): string {
  return JSON.stringify(value, (name, inner) => (name.startsWith('_') ? undefined : inner), indent)
}
