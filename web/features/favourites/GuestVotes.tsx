import { guestVotes, sharedListCalls, type VotesOfTalent } from '@marquee/contract/calls/shared-lists'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import classes from './Favourites.module.css'
import { favouriteTopics } from './favourites.queries.ts'

interface GuestVotesProps {
  talent: { displayName: string }
  votes: VotesOfTalent
}

/** What the guests of a shared list think of a talent. */
export function GuestVotes({ talent, votes }: GuestVotesProps) {
  const remove = useCallMutation(sharedListCalls.removeGuestComment, { topics: favouriteTopics })
  const counts = kinds.filter((kind) => votes[kind] > 0).map((kind) => `${guestVotes[kind]} ${votes[kind]}`)
  return (
    <div className={classes.votes}>
      {counts.length > 0 && (
        <p>
          <b>Votes</b> {counts.join(' · ')}
        </p>
      )}
      {votes.comments.length > 0 && (
        <ul aria-label={`Comments on ${talent.displayName}`}>
          {votes.comments.map(({ voteId, name, text }) => (
            <li key={voteId}>
              <p>
                <b>{name}</b> {text}
              </p>
              <Button
                kind="quiet"
                size="small"
                aria-label={`Remove comment of ${name} on ${talent.displayName}`}
                onClick={() => remove.mutate({ voteId })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const kinds = ['yes', 'maybe', 'no'] as const
