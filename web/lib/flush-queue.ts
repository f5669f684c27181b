import { conversationCalls } from '@marquee/contract/calls/conversations'
import { call } from './api.ts'
import { ApiError, errorText } from './api-error.ts'
import type { QueuedMessage } from './outbox-storage.ts'
import { callOverSocket } from './socket-connection.ts'
import { dispatchServerEvent } from './socket-events.ts'

/** No verdict about the message: too slow, too many, or the house itself. */
const passing = new Set([0, 401, 408, 425, 429])

/** Sends one message once, however often it is tried. `later`: nobody answered, or not about it; a fault is the server's last word. */
export async function flushQueue(unsent: QueuedMessage): Promise<'sent' | 'later' | { fault: string }> {
  const { conversationId, clientId } = unsent
  try {
    const message = await callOverSocket('send', conversationCalls.sendMessage, bodyOf(unsent), clientId)
    dispatchServerEvent('message', { conversationId, no: message.no, rev: message.rev, message })
    return 'sent'
  } catch (fault) {
    if (fault instanceof ApiError && (passing.has(fault.status) || fault.status >= 500)) return 'later'
    return { fault: errorText(fault) }
  }
}

/** Sends a message whose page is being left before it could be kept. Nobody waits for the answer; kept or not, it stands once. */
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
