import { EDIT_WINDOW_MS, type Message } from '@marquee/contract/calls/messages'
import { reactionEmojis } from '@marquee/contract/rules/emojis'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconCornerUpLeft from '@tabler/icons-react/dist/esm/icons/IconCornerUpLeft.mjs'
import IconFileAlert from '@tabler/icons-react/dist/esm/icons/IconFileAlert.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { nameOfEmoji } from '../composer/emoji-names.ts'
import { Popup, PopupButton, PopupRule } from '../Popup.tsx'
import classes from './Bubble.module.css'
import type { MessageAction, RunAction } from './message-action.ts'

interface MessageMenuProps {
  message: Message
  anchor: HTMLElement
  accountId: string
  ownSide: 'brand' | 'talent'
  onAction: RunAction
  onClose: () => void
}

/** The actions on one message. */
export function MessageMenu({ message, anchor, accountId, ownSide, onAction, onClose }: MessageMenuProps) {
  const isOwn = message.authorId === accountId
  const mayEdit = isOwn && message.text !== '' && Date.now() - Date.parse(message.at) < EDIT_WINDOW_MS
  const runAndClose = (next: MessageAction) => {
    onClose()
    onAction(next)
  }
  return (
    <Popup anchor={anchor} label="Message actions" onClose={onClose}>
      <div className={classes.emojis}>
        {reactionEmojis.map((emoji) => {
          const isOn = message.reactions.some(
            (reaction) => reaction.emoji === emoji && reaction.by.includes(accountId),
          )
          return (
            <button
              key={emoji}
              type="button"
              className={classes.emoji}
              aria-label={nameOfEmoji(emoji)}
              aria-pressed={isOn}
              onClick={() => runAndClose({ kind: 'react', message, emoji, on: !isOn })}
            >
              {emoji}
            </button>
          )
        })}
      </div>
      <PopupRule />
      <PopupButton icon={IconCornerUpLeft} onClick={() => runAndClose({ kind: 'reply', message })}>
        Reply
      </PopupButton>
      {message.text && (
        <PopupButton icon={IconCopy} onClick={() => runAndClose({ kind: 'copy', message })}>
          Copy text
        </PopupButton>
      )}
      {mayEdit && (
        <PopupButton icon={IconPencil} onClick={() => runAndClose({ kind: 'edit', message })}>
          Edit
        </PopupButton>
      )}
      {isOwn ? (
        <PopupButton icon={IconTrash} isDangerous onClick={() => runAndClose({ kind: 'delete', message })}>
          Delete
        </PopupButton>
      ) : (
        <PopupButton icon={IconFlag} onClick={() => runAndClose({ kind: 'report', message })}>
          Report
        </PopupButton>
      )}
      {message.side !== ownSide &&
        message.files.map((file) => (
          <PopupButton
            key={file.id}
            icon={IconFileAlert}
            onClick={() => runAndClose({ kind: 'reportFile', file })}
          >
            {message.files.length === 1 ? 'Report file' : `Report ${file.name}`}
          </PopupButton>
        ))}
    </Popup>
  )
}
