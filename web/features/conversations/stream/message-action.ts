import type { Message } from '@marquee/contract/calls/messages'
import type { ReactionEmoji } from '@marquee/contract/rules/emojis'
import type { StoredFile } from '@marquee/contract/rules/stored-file'
import type { QueuedMessage } from '#lib/outbox-storage.ts'

/**
 * The actions on a message. Menus and dialogs open from the pane, because rows unmount when they scroll out
 * of view.
 */
export type MessageAction =
  | { kind: 'menu'; message: Message; anchor: HTMLElement }
  | { kind: 'reply' | 'edit' | 'delete' | 'report' | 'copy'; message: Message }
  | { kind: 'react'; message: Message; emoji: ReactionEmoji; on: boolean }
  /** Writes a message again that was not sent. */
  | { kind: 'rewrite'; unsent: QueuedMessage }
  | { kind: 'jump'; no: number }
  | { kind: 'picture'; file: StoredFile }
  | { kind: 'reportFile'; file: StoredFile }

export type RunAction = (act: MessageAction) => void
