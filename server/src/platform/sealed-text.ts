import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { logError } from './log.ts'

/** Returns a text encrypted and authenticated with AES-256-GCM under a key of 32 bytes. */
export function sealText(key: Buffer, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Returns the text of `sealText`; null, with a line in the log, when it was sealed under another key. */
export function openText(key: Buffer, stored: string): string | null {
  const sealed = Buffer.from(stored, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
  } catch (error) {
    logError('text sealed under another key', error)
    return null
  }
}
