import { conversationCalls } from '@marquee/contract/calls/conversations'
import { call } from './api.ts'
import { ApiError, errorText, fieldErrors } from './api-error.ts'
import type { QueuedMessage } from './outbox-storage.ts'
import { callOverSocket } from './socket-connection.ts'
import { dispatchServerEvent } from './socket-events.ts'

/** Statuses that say nothing about the message itself: timeouts, rate limits and missing sessions. */
const retryableStatuses = new Set([0, 401, 408, 425, 429])

/**
 * Sends one message; repeats are safe because of its client id. Returns `later` when the server did not
 * answer or failed for another reason; `fault` is the server's final error message: that of the field `text`, if there is one.
 */
export async function flushQueue(unsent: QueuedMessage): Promise<'sent' | 'later' | { fault: string }> {
  const { conversationId, clientId } = unsent
  try {
    const message = await callOverSocket('send', conversationCalls.sendMessage, bodyOf(unsent), clientId)
    dispatchServerEvent('message', { conversationId, no: message.no, rev: message.rev, message })
    return 'sent'
  } catch (error) {
    if (error instanceof ApiError && (retryableStatuses.has(error.status) || error.status >= 500))
      return 'later'
    return { fault: fieldErrors(error).text ?? errorText(error) }
  }
}

/**
 * Sends a message during page unload with `keepalive`. The client id prevents a duplicate if it was already
 * stored.
 */
export function flushOnUnload(unsent: QueuedMessage): void {
  call(conversationCalls.sendMessage, bodyOf(unsent), { key: unsent.clientId, outlivesPage: true }).catch(
    () => {},
  )
}

function bodyOf({ conversationId, clientId, text, files, replyTo }: QueuedMessage) {
  return {
    conversationId,
    clientId,
    text,
    fileIds: files.map(({ id }) => id),
    ...(replyTo && { replyToNo: replyTo.no }),
  }
}
