import type { CallOutput } from '@marquee/contract/call'
import type { agencyCalls } from '@marquee/contract/calls/agency'
import { AccountPage } from '#features/identity/AccountPage.tsx'
import { InvitationForm } from '#features/identity/InvitationForm.tsx'
import { useInvitation } from '#features/identity/invitation.queries.ts'
import { MandateTerms } from '#features/roster/MandateTerms.tsx'
import { errorText } from '#lib/api-error.ts'
import { unlistedMeta } from '#lib/public-meta.ts'
import { useHash } from '#lib/use-hash.ts'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'

type Invited = CallOutput<typeof agencyCalls.invitation>

const title = 'Invitation'

export const meta = () =>
  unlistedMeta({
    title,
    description: 'Join an agency or claim your profile with the link that Marquee has emailed to you.',
  })

/**
 * The page that an emailed invitation links to: its subject, then a form to choose a password. The token is
 * in the URL fragment and never reaches a server log.
 */
export default function Invitation() {
  const token = useHash()
  const invitation = useInvitation(token ?? '')
  if (token === '' || invitation.error) {
    const message = invitation.error
      ? errorText(invitation.error)
      : 'This link is incomplete. Open it from the email again.'
    return (
      <AccountPage title={title}>
        <Callout tone="warning">{message}</Callout>
      </AccountPage>
    )
  }
  return invitation.data && token ? <Known token={token} invited={invitation.data} /> : <PageSkeleton />
}

function Known({ token, invited }: { token: string; invited: Invited }) {
  const { kind, agency, name, email, mandate } = invited
  const isClaim = kind === 'claim'
  return (
    <AccountPage
      title={isClaim ? `Claim your profile, ${name}` : `Join ${agency}`}
      isTabTitle
      lead={
        isClaim
          ? `${agency} manages your profile. Choose a password to take it over. You’ll sign in with ${email}.`
          : `${agency} has invited you to its team, ${name}. You’ll sign in with ${email}.`
      }
    >
      {mandate && (
        <Card title={`What ${agency} may do for you`} tone="wash">
          <MandateTerms mandate={mandate} reader="talent" talent={name} />
          <p>You can end this at any time, under Representation.</p>
        </Card>
      )}
      <InvitationForm
        token={token}
        accountType={isClaim ? 'talent' : 'talentagent'}
        button={isClaim ? 'Claim my profile' : 'Join team'}
      />
    </AccountPage>
  )
}
