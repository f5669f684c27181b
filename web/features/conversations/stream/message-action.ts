import type { StoredFile } from '@marquee/contract/calls/files'
import type { Message } from '@marquee/contract/calls/messages'
import type { ReactionEmoji } from '@marquee/contract/rules/emojis'

/** What a reader can do with a message. What opens over it opens from the pane: rows leave the page when they leave the sight. */
export type MessageAction =
  | { kind: 'menu'; message: Message; anchor: HTMLElement }
  | { kind: 'reply' | 'edit' | 'delete' | 'report' | 'copy'; message: Message }
  | { kind: 'react'; message: Message; emoji: ReactionEmoji; on: boolean }
  | { kind: 'jump'; no: number }
  | { kind: 'picture'; file: StoredFile }

export type RunAction = (act: MessageAction) => void
