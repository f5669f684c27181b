import { Popup } from '../Popup.tsx'
import classes from './EmojiPicker.module.css'
import { emojiNames } from './emoji-names.ts'

interface EmojiPickerProps {
  anchor: HTMLElement
  onPick: (emoji: string) => void
  onClose: () => void
}

/** A handful of emojis for the work of this market; everything else is on the keyboard of the reader's own device. */
export function EmojiPicker({ anchor, onPick, onClose }: EmojiPickerProps) {
  return (
    <Popup anchor={anchor} label="Emojis" onClose={onClose}>
      <div className={classes.grid}>
        {Object.entries(emojiNames).map(([emoji, name]) => (
          <button
            key={emoji}
            type="button"
            className={classes.emoji}
            aria-label={name}
            title={name}
            onClick={() => onPick(emoji)}
          >
            {emoji}
          </button>
        ))}
      </div>
    </Popup>
  )
}
