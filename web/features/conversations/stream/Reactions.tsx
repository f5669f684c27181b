import type { Message } from '@marquee/contract/calls/messages'
import { nameOfEmoji } from '../composer/emoji-names.ts'
import classes from './Bubble.module.css'
import type { RunAction } from './message-action.ts'

interface ReactionsProps {
  message: Message
  me: string
  onAct: RunAction
}

/** The reactions to a message; a click adds or removes the reader's own. */
export function Reactions({ message, me, onAct }: ReactionsProps) {
  return (
    <div className={classes.reactions}>
      {message.reactions.map(({ emoji, by }) => {
        const isOwn = by.includes(me)
        return (
          <button
            key={emoji}
            type="button"
            className={classes.reaction}
            aria-pressed={isOwn}
            aria-label={`${nameOfEmoji(emoji)}, ${by.length}`}
            onClick={() => onAct({ kind: 'react', message, emoji, on: !isOwn })}
          >
            <span aria-hidden="true">{emoji}</span>
            {by.length > 1 && <span aria-hidden="true">{by.length}</span>}
          </button>
        )
      })}
    </div>
  )
}
