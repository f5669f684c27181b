import { type TalentVerification, verificationCalls } from '@marquee/contract/calls/verification'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatHandle, HANDLE_CODE_DAYS } from '@marquee/contract/rules/verification'
import { isActing } from '#lib/acting.ts'
import { loadSchemas } from '#lib/call-schemas.ts'
import { toast } from '#lib/toast.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import classes from './Verification.module.css'
import { useTalentVerification, verificationTopics } from './verification.queries.ts'

type Handle = TalentVerification['handles'][number]

/** The social accounts of a talent with their codes, and the identity; for a managed talent by their agent. */
export function HandlesCard({ managed = null }: { managed?: string | null }) {
  return (
    <Card id="verification" title="Verification">
      <Loaded query={useTalentVerification(managed)} skeleton={<RowsSkeleton />}>
        {({ handles, identityOn }) => (
          <Stack gap={20}>
            {handles.length === 0 ? (
              <p>Add a social account to the profile and save it. Then you can verify it here.</p>
            ) : (
              <p>
                Show brands that these accounts are {managed ? 'theirs' : 'yours'}. Changing a handle ends its
                verification.
              </p>
            )}
            <ul className={classes.handles}>
              {handles.map((handle) => (
                <HandleRow key={`${handle.platform} ${handle.handle}`} handle={handle} managed={managed} />
              ))}
              <li>
                <div className={classes.name}>Identity</div>
                <Status tone={identityOn ? 'good' : 'quiet'}>
                  {identityOn ? `Verified ${formatDate(identityOn)}` : 'Not verified'}
                </Status>
                {!identityOn && (
                  <p className={classes.note}>
                    The payment provider checks it when {managed ? 'the talent adds' : 'you add'} bank
                    details.
                  </p>
                )}
              </li>
            </ul>
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

function HandleRow({ handle, managed }: { handle: Handle; managed: string | null }) {
  const { platform, status, code, expiresAt, reason, verifiedOn } = handle
  const name = formatHandle(platform, handle.handle)
  const { start, submit, isBusy } = useHandleActions(handle, managed)
  const canStart = status === 'none' || status === 'expired' || status === 'declined'
  return (
    <li>
      <div className={classes.name}>{name}</div>
      <HandleStatus status={status} verifiedOn={verifiedOn} />
      {status === 'declined' && <p>{reason}</p>}
      {status === 'expired' && <p className={classes.note}>The code has expired. Get a new one.</p>}
      {status === 'waiting' && (
        <p className={classes.note}>
          Leave <strong>{code}</strong> in the bio until it is checked, usually within 3 days.
        </p>
      )}
      {status === 'open' && code && (
        <>
          <p>Place this code in the bio of {name}, then say so here:</p>
          <Cluster>
            <code className={classes.code}>{code}</code>
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                navigator.clipboard.writeText(code).then(
                  () => toast.success('Code copied.'),
                  () => toast.error('The code could not be copied. Select it and copy it yourself.'),
                )
              }}
            >
              Copy code
            </Button>
          </Cluster>
          <p className={classes.note}>It can be used until {formatDate(expiresAt)}.</p>
          <Button busy={isBusy} disabled={isActing()} onClick={submit}>
            The code is in the bio
          </Button>
        </>
      )}
      {canStart && (
        <>
          <Button
            size="small"
            busy={isBusy}
            disabled={isActing()}
            aria-label={`Get code for ${name}`}
            onClick={start}
          >
            Get code
          </Button>
          {status === 'none' && (
            <p className={classes.note}>You have {HANDLE_CODE_DAYS} days to place it in the bio.</p>
          )}
        </>
      )}
    </li>
  )
}

function HandleStatus({ status, verifiedOn }: Pick<Handle, 'status' | 'verifiedOn'>) {
  if (status === 'verified') return <Status tone="good">{`Verified ${formatDate(verifiedOn)}`}</Status>
  if (status === 'waiting') return <Status tone="quiet">In review</Status>
  if (status === 'open') return <Status tone="action">Code to place</Status>
  if (status === 'declined') return <Status tone="bad">Declined</Status>
  return <Status tone="quiet">Not verified</Status>
}

/** The two steps, by the talent or for a managed one. */
function useHandleActions({ platform, handle }: Handle, talentId: string | null) {
  const options = { topics: verificationTopics }
  const ownStart = useCallMutation(verificationCalls.startHandleVerification, options)
  const ownSubmit = useCallMutation(verificationCalls.submitHandleVerification, options)
  const agentStart = useCallMutation(verificationCalls.agentStartHandle, options)
  const agentSubmit = useCallMutation(verificationCalls.agentSubmitHandle, options)
  const send = (own: typeof ownStart, agent: typeof agentStart) => async () => {
    const schemas = await loadSchemas(verificationCalls.startHandleVerification).catch(() => null)
    const parsed = schemas?.input.safeParse({ platform, handle })
    if (!parsed) toast.error()
    else if (!parsed.success) toast.error('This account cannot be verified. Save the profile again.')
    else if (talentId === null) own.mutate(parsed.data)
    else agent.mutate({ ...parsed.data, talentId })
  }
  return {
    start: send(ownStart, agentStart),
    submit: send(ownSubmit, agentSubmit),
    isBusy: [ownStart, ownSubmit, agentStart, agentSubmit].some(({ isPending }) => isPending),
  }
}
