import { ECDH } from 'node:crypto'

/** Returns whether a key, in base64url, is a point of the curve P-256, as browsers generate them. */
export function isP256Point(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex').length > 0
  } catch {
    return false
  }
}
