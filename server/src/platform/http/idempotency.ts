import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { fail, failField } from '@marquee/contract/errors'
import type { FastifyRequest } from 'fastify'
import { findStoredResponse, insertKey, saveResponse } from './idempotency.store.ts'

/** A stored response, cookies included. */
export interface StoredResponse {
  data: unknown
  cookies: { name: string; value: string; options: { httpOnly?: boolean; maxAge?: number } | null }[]
}

/**
 * One request with an idempotency key: the scope of its response, the hash of its body, and the key that
 * decrypts the response.
 */
export interface IdempotentRequest {
  scope: Buffer
  body: Buffer
  seal: Buffer
}

/**
 * Reads `Idempotency-Key`; null without one. The stored response is encrypted with a key derived from the
 * request, so the table alone reveals neither tokens nor personal data. Fails with `invalid_input` unless the
 * key has 1 to 200 printable characters.
 */
export function idempotentRequestOf(
  request: FastifyRequest,
  call: string,
  input: unknown,
  files: string[],
): IdempotentRequest | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    failField('Idempotency-Key', 'Use 1 to 200 printable characters.')
  const { secret } = request.server.calling
  const who = request.actor.impersonation?.id ?? (request.actor.id || 'anonymous')
  const text = JSON.stringify([input, files])
  return {
    scope: mac(secret, `scope\n${who}\n${call}\n${key}`),
    body: mac(secret, `body\n${text}`),
    seal: Buffer.from(hkdfSync('sha256', `${secret}\n${key}\n${text}`, 'marquee', 'idempotency', 32)),
  }
}

/**
 * Returns the stored response of this request; null when there is none. Fails with `key_reused` for another
 * body.
 */
export async function replayOf(repeatable: IdempotentRequest): Promise<StoredResponse | null> {
  const row = await findStoredResponse(repeatable.scope)
  if (!row) return null
  if (!row.body.equals(repeatable.body)) fail('key_reused')
  return row.answer ? open(repeatable.seal, row.answer) : null
}

/**
 * Claims the key inside the transaction; a request with the same key waits here until the first has ended.
 * Returns the stored response, or null when this request must run.
 */
export async function claimKey(repeatable: IdempotentRequest): Promise<StoredResponse | null> {
  return (await insertKey(repeatable.scope, repeatable.body)) ? null : replayOf(repeatable)
}

/** Stores the response in the transaction of the call. */
export async function storeResponse(repeatable: IdempotentRequest, answer: StoredResponse): Promise<void> {
  await saveResponse(repeatable.scope, seal(repeatable.seal, answer))
}

const mac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

function seal(key: Buffer, answer: StoredResponse): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function open(key: Buffer, sealed: Buffer): StoredResponse {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return JSON.parse(
    Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8'),
  ) as StoredResponse
}
