import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { useState } from 'react'
import classes from './Composer.module.css'
import { EmojiPicker } from './EmojiPicker.tsx'

interface ComposerToolsProps {
  isEdit: boolean
  onFiles: (files: readonly File[]) => void
  onEmoji: (emoji: string) => void
}

/** The buttons for files and emojis. */
export function ComposerTools({ isEdit, onFiles, onEmoji }: ComposerToolsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      {!isEdit && (
        <label className={classes.tool} title="Add files">
          <input
            type="file"
            multiple
            className={classes.hidden}
            aria-label="Add files"
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <IconPaperclip size={20} stroke={1.7} />
        </label>
      )}
      <button
        type="button"
        className={classes.tool}
        aria-label="Emojis"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <IconMoodSmile size={20} stroke={1.7} />
      </button>
      {anchor && (
        <EmojiPicker
          anchor={anchor}
          onPick={(emoji) => {
            setAnchor(null)
            onEmoji(emoji)
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
