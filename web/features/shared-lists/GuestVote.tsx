import {
  guestVotes,
  MAX_GUEST_COMMENT,
  type OwnVote,
  sharedListCalls,
} from '@marquee/contract/calls/shared-lists'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import classes from './SharedList.module.css'
import type { Guest } from './use-guest.ts'

interface GuestVoteProps {
  token: string
  guest: Guest
  talent: { id: string; displayName: string }
}

/** The vote and the comment of a guest about one talent; nothing before their address is confirmed. */
export function GuestVote({ token, guest, talent }: GuestVoteProps) {
  const own = guest.voteOf(talent.id)
  const [comment, setComment] = useState<string | null>(null)
  const save = useCallMutation(sharedListCalls.voteAsGuest, {
    success: 'Saved.',
    onSuccess: guest.refresh,
  })
  if (guest.guestToken === '') return null
  const saved = own?.comment ?? ''
  // A vote also saves the comment that is being typed. What is typed after that stays.
  const send = (vote: OwnVote['vote']) =>
    save.mutate(
      { token, guestToken: guest.guestToken, talentId: talent.id, vote, comment: comment ?? saved },
      { onSuccess: () => setComment((typed) => (typed === comment ? null : typed)) },
    )
  return (
    <div className={classes.vote}>
      <fieldset className={classes.choices}>
        <legend className={classes.hidden}>Your vote on {talent.displayName}</legend>
        {votes.map((vote) => {
          const isOwn = own?.vote === vote
          return (
            <button
              key={vote}
              type="button"
              className={classes.choice}
              aria-pressed={isOwn}
              aria-label={`${guestVotes[vote]}: ${talent.displayName}`}
              onClick={() => send(isOwn ? null : vote)}
            >
              {guestVotes[vote]}
            </button>
          )
        })}
      </fieldset>
      <TextAreaField
        label={`Comment on ${talent.displayName}`}
        rows={2}
        limit={MAX_GUEST_COMMENT}
        value={comment ?? saved}
        onChange={setComment}
      />
      {comment !== null && comment.trim() !== saved && (
        <Button
          size="small"
          busy={save.isPending}
          aria-label={`Save comment on ${talent.displayName}`}
          onClick={() => send(own?.vote ?? null)}
        >
          Save comment
        </Button>
      )}
    </div>
  )
}

const votes = ['yes', 'maybe', 'no'] as const
