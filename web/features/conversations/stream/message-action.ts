import type { Message } from '@marquee/contract/calls/messages'
import type { ReactionEmoji } from '@marquee/contract/rules/emojis'
import type { StoredFile } from '@marquee/contract/rules/stored-file'

/**
 * The actions on a message. Menus and dialogs open from the pane, because rows unmount when they scroll out
 * of view.
 */
export type MessageAction =
  | { kind: 'menu'; message: Message; anchor: HTMLElement }
  | { kind: 'reply' | 'edit' | 'delete' | 'report' | 'copy'; message: Message }
  | { kind: 'react'; message: Message; emoji: ReactionEmoji; on: boolean }
  | { kind: 'jump'; no: number }
  | { kind: 'picture'; file: StoredFile }
  | { kind: 'reportFile'; file: StoredFile }

export type RunAction = (act: MessageAction) => void
