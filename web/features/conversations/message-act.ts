import type { Message } from '@marquee/contract/calls/conversations'
import type { ReactionEmoji } from '@marquee/contract/rules/emojis'

/** What a reader can do with a message. */
export type MessageAct =
  | { kind: 'menu'; message: Message; anchor: HTMLElement }
  | { kind: 'reply' | 'edit' | 'delete' | 'report' | 'copy'; message: Message }
  | { kind: 'react'; message: Message; emoji: ReactionEmoji; on: boolean }
  | { kind: 'jump'; no: number }

export type Act = (act: MessageAct) => void
