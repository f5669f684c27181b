import { createHash } from 'node:crypto'
import type { Call } from '@marquee/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenOf } from './call-context.ts'

/** Returns the tag of a content. Weak, because the same content may be sent compressed. */
export function tagOf(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`
}

/** Returns whether the client has the content of this tag. Proxies may have weakened or strengthened the tag. */
export function hasTag({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, '')
  const known = headers['if-none-match'] ?? ''
  return known.trim() === '*' || known.split(',').some((one) => opaque(one) === opaque(tag))
}

/**
 * Lets caches keep the response of a call that is the same for every reader, if they ask before each use. Returns true when this
 * client has it already: the reply then has no body. A reply to a token stays `no-store`, and so does everything but GET.
 */
export function isUnchanged(
  { isSameForAll }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  content: string,
): boolean {
  if (!isSameForAll || request.method !== 'GET' || tokenOf(request)) return false
  const etag = tagOf(content)
  reply.headers({ 'cache-control': 'no-cache', etag })
  return hasTag(request, etag)
}

/** Sends a public text that caches may keep if they ask before each use, or 304 to a client that has it. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = tagOf(text)
  reply.headers({ 'cache-control': 'no-cache', etag })
  return hasTag(request, etag) ? reply.status(304).send() : reply.send(text)
}
