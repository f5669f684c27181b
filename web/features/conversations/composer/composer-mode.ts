import type { Message } from '@marquee/contract/calls/messages'

/** What the next words are for, if not simply for the conversation. */
export interface Mode {
  kind: 'reply' | 'edit'
  message: Message
}
