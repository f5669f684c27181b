import type { Message } from '@marquee/contract/calls/messages'

/** Set while the text is a reply or an edit. */
export interface Mode {
  kind: 'reply' | 'edit'
  message: Message
}
