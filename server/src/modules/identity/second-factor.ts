import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { runtimeState } from '../../platform/runtime.ts'
import { openText, sealText } from '../../platform/sealed-text.ts'

/** Seconds for which an authenticator app shows a code (RFC 6238). */
const PERIOD_SECONDS = 30
/** Periods before and after the present one whose codes count, because clocks differ. */
const WINDOW = 1
/** Recovery codes of an account: how many, and with how many characters, about 49 bits. */
const RECOVERY_CODES = 10
const RECOVERY_CODE_LENGTH = 10
/** Without letters and digits that look alike. */
const recoveryAlphabet = Array.from({ length: 36 }, (_, at) => at.toString(36)).filter(
  (character) => !'01ilo'.includes(character),
)

const state = runtimeState(() => ({ key: randomBytes(32), recoveryKey: randomBytes(32) }))

/** Sets the keys of stored second factors from their secret; once at start. */
export function setSecondFactorKey(secret: string): void {
  state().key = Buffer.from(hkdfSync('sha256', secret, 'marquee', 'second factors', 32))
  state().recoveryKey = Buffer.from(hkdfSync('sha256', secret, 'marquee', 'recovery codes', 32))
}

/** Returns a new key of 160 random bits for an authenticator app, in Base32. */
export function newAppKey(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the address that an authenticator app reads, and its QR code as SVG. */
export function enrolmentOf(key: string, email: string): { key: string; url: string; qrCode: string } {
  const url = appOf(key, email).toString()
  return { key, url, qrCode: renderSVG(url, { border: 2 }) }
}

/** Returns the period a code of the app with this stored key belongs to; null when it is wrong or too old. */
export function stepOfCode(sealedKey: string, code: string, now: Date): number | null {
  const key = openText(state().key, sealedKey)
  if (key === null || !/^\d{6}$/.test(code)) return null
  const delta = appOf(key, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** Returns new recovery codes, such as `k7d2p-9xq4m`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from(
      { length: RECOVERY_CODE_LENGTH },
      () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
    ).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
}

/**
 * Returns the stored hash of a recovery code. It lasts as long as the code, so its key is not that of codes
 * for minutes.
 */
export function recoveryCodeHash(code: string): string {
  return createHmac('sha256', state().recoveryKey).update(code).digest('base64url')
}

/** Returns the stored form of a key: encrypted under the secret of second factors. */
export function sealKey(key: string): string {
  return sealText(state().key, key)
}

function appOf(key: string, email: string): TOTP {
  return new TOTP({
    issuer: 'Marquee',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(key),
  })
}
