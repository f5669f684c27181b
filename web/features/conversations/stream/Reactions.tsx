import type { Message } from '@marquee/contract/calls/messages'
import { nameOfEmoji } from '../composer/emoji-names.ts'
import classes from './Bubble.module.css'
import type { RunAction } from './message-action.ts'

interface ReactionsProps {
  message: Message
  me: string
  onAct: RunAction
}

/** What a message was answered with by one click; another click joins in or takes one's own away. */
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
