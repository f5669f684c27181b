import { Secret, TOTP } from 'otpauth'

/** Returns the code that an authenticator app with this key shows at a moment, in milliseconds. */
export function appCodeOf(key: string, timestamp: number = Date.now()): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''))
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp })
}
