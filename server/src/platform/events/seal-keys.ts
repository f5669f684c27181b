import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import type { Config } from '../../config.ts'
import { runtimeState } from '../runtime.ts'

interface SealKeys {
  own: KeyObject | null
  /** Public keys whose signatures count: that of `own` and earlier ones. */
  trusted: ReadonlySet<string>
}

const state = runtimeState<SealKeys>(() => ({ own: null, trusted: new Set() }))

/** The start of an Ed25519 private key in PKCS #8; its 32 bytes follow. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Opens the key that signs seals: `SEAL_KEY`, or one that is derived from `APP_SECRET`. Signatures of the keys in
 * `SEAL_PUBLIC_KEYS` count too.
 */
export function openSealKeys({ SEAL_KEY, SEAL_PUBLIC_KEYS, secret }: Config): void {
  const seed = SEAL_KEY
    ? Buffer.from(SEAL_KEY, 'base64url')
    : Buffer.from(hkdfSync('sha256', secret, 'marquee', 'seals', 32))
  const own = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  Object.assign(state(), { own, trusted: new Set([publicTextOf(own), ...SEAL_PUBLIC_KEYS]) })
}

/** Returns the signature of a text, and the public key that checks it, both in base64url. */
export function signSeal(content: Buffer): { signature: string; publicKey: string } {
  const { own } = state()
  if (!own) throw new Error('The key that signs seals is not open')
  return { signature: sign(null, content, own).toString('base64url'), publicKey: publicTextOf(own) }
}

/** Returns whether signatures of a public key count here. */
export const isTrusted = (publicKey: string): boolean => state().trusted.has(publicKey)

/** Returns whether a signature belongs to a text and a public key. */
export function isSignedBy(publicKey: string, content: Buffer, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
    return verify(null, content, key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}

const publicTextOf = (key: KeyObject): string => createPublicKey(key).export({ format: 'jwk' }).x ?? ''
