import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Loaded } from '#ui/Loaded.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Popup } from '../Popup.tsx'
import classes from './EmojiPicker.module.css'
import { findEmojis, loadEmojis } from './load-emojis.ts'

interface EmojiPickerProps {
  anchor: HTMLElement
  onPick: (emoji: string) => void
  onClose: () => void
}

/**
 * All emojis by group, with a search over their names and keywords. They are loaded when the picker first
 * opens.
 */
export function EmojiPicker({ anchor, onPick, onClose }: EmojiPickerProps) {
  const [text, setText] = useState('')
  const sought = useDeferredValue(text)
  const emojis = useQuery({ queryKey: ['emojis'], queryFn: loadEmojis, staleTime: Number.POSITIVE_INFINITY })
  return (
    <Popup anchor={anchor} label="Emojis" onClose={onClose}>
      <input
        className={classes.search}
        type="search"
        aria-label="Search emojis"
        placeholder="Search emojis"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.groups}>
        <Loaded query={emojis} skeleton={<Skeleton height={240} />}>
          {(all) => {
            const groups = findEmojis(all, sought)
            if (groups.length === 0) return <p className={classes.none}>No emojis found.</p>
            return groups.map(({ id, label, emojis: found }) => (
              <section key={id} aria-label={label} className={classes.group}>
                <p className={classes.label} aria-hidden="true">
                  {label}
                </p>
                <div className={classes.grid}>
                  {found.map(({ emoji, name }) => (
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
              </section>
            ))
          }}
        </Loaded>
      </div>
    </Popup>
  )
}
