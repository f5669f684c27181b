import { type OutsideInvitation, outsideTalentCalls } from '@marquee/contract/calls/outside-talents'
import { formatDate } from '@marquee/contract/rules/dates'
import { noFeeEndReasons, outsideInvitationStates } from '@marquee/contract/rules/outside-talents'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Row } from '#ui/Row.tsx'
import { Status } from '#ui/Status.tsx'
import { invitationTopics } from './outside-talents.queries.ts'

interface InvitationRowProps {
  invitation: OutsideInvitation
  talentPath: (talentId: string) => string
}

/** One invitation: whom it is for, where it is, and what the brand can do with it. */
export function InvitationRow({ invitation, talentPath }: InvitationRowProps) {
  const { state, talent, email, name } = invitation
  const { label, tone } = outsideInvitationStates[state]
  return (
    <Row
      {...(talent && { to: talentPath(talent.id) })}
      picture={
        <Avatar name={talent?.displayName ?? (name || email)} picture={talent?.avatarUrl ?? null} size={44} />
      }
      title={talent?.displayName ?? (name ? `${name}, ${email}` : email)}
      detail={detailOf(invitation)}
      state={<Status tone={tone}>{label}</Status>}
      action={state === 'sent' && <Actions invitation={invitation} />}
    />
  )
}

/** Returns what there is to know about an invitation in its state, in one line. */
function detailOf({ state, sentAt, expiresAt, noFeeUntil, endReason, campaign }: OutsideInvitation): string {
  const about = campaign ? ` · ${campaign.title}` : ''
  if (state === 'joined') return `0% fee until ${formatDate(noFeeUntil)}${about}`
  if (state === 'over') return `0% fee until ${formatDate(noFeeUntil)}. The usual fee applies now${about}`
  if (state === 'ended')
    return `The usual fee applies to new offers${endReason ? `, because ${noFeeEndReasons[endReason]}` : ''}`
  const sent = `Sent ${formatDate(sentAt)}`
  return state === 'sent' ? `${sent} · works until ${formatDate(expiresAt)}${about}` : `${sent}${about}`
}

function Actions({ invitation: { id, emailsLeft, email } }: { invitation: OutsideInvitation }) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const resend = useCallMutation(outsideTalentCalls.resendOutsideInvitation, { topics: invitationTopics })
  const withdraw = useCallMutation(outsideTalentCalls.withdrawOutsideInvitation, {
    topics: invitationTopics,
    onSuccess: () => setWithdrawing(false),
  })
  return (
    <Cluster>
      {emailsLeft > 0 && (
        <Button
          size="small"
          aria-label={`Send again to ${email}`}
          busy={resend.isPending}
          onClick={() => resend.mutate({ invitationId: id })}
        >
          Send again
        </Button>
      )}
      <Button size="small" kind="quiet" aria-label={`Withdraw ${email}`} onClick={() => setWithdrawing(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        isOpen={isWithdrawing}
        onClose={() => setWithdrawing(false)}
        title="Withdraw this invitation?"
        consequences={[`The link in the email to ${email} stops working. You can invite this address again.`]}
        confirm="Withdraw invitation"
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ invitationId: id })}
      />
    </Cluster>
  )
}
