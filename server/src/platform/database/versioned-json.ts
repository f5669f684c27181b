import { customType } from 'drizzle-orm/pg-core'

/** The shape of a stored value: its present version, and how an older value becomes one. */
export interface StoredShape<Value> {
  version: number
  upgrade: (stored: unknown) => Value
}

/**
 * Declares a jsonb column whose values carry the version of their shape as `v`. A value of an older version
 * is upgraded when it is read and stored in the current shape when it is written; a value without `v` is
 * version 0.
 */
export function versionedJson<Value extends object>(name: string, shape: StoredShape<Value>) {
  return customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => (value === null ? null : JSON.stringify({ ...value, v: shape.version })),
    fromDriver: (stored) => {
      const { v, ...value } = (typeof stored === 'string' ? JSON.parse(stored) : stored) as { v?: number }
      return v === shape.version ? (value as Value) : shape.upgrade(value)
    },
  })(name)
}
