import type { OwnCampaign } from '@marquee/contract/calls/campaigns'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Stack } from '#ui/Stack.tsx'
import { usePublishing } from './campaigns.queries.ts'
import { describeMissing, describePublishing, describeWaiting } from './describe-publishing.ts'

/** Says before a complete brief is published what then happens, and what is missing for it. */
export function PublishingNotice({
  visibility,
  verificationPath,
}: {
  visibility: OwnCampaign['visibility']
  verificationPath: string
}) {
  const publishing = usePublishing().data
  if (!publishing) return null
  const { verification, isReviewed } = publishing
  const missing = verification && describeMissing(verification)
  return (
    <>
      <Callout tone={verification || isReviewed ? 'action' : 'good'}>
        <strong>The brief is complete.</strong> {describePublishing(publishing, visibility)}
      </Callout>
      {missing && <MissingDetails text={missing} verificationPath={verificationPath} />}
    </>
  )
}

/** Says on the page of a campaign in review what it waits for, and what is missing for it. */
export function WaitingNotice({
  campaign,
  verificationPath,
}: {
  campaign: OwnCampaign
  verificationPath: string
}) {
  const publishing = usePublishing(campaign.status === 'in_review').data
  const waiting = describeWaiting(campaign, publishing ?? { verification: null, isReviewed: false })
  if (!waiting) return null
  const verification = campaign.awaitsVerification ? publishing?.verification : null
  const missing = verification && describeMissing(verification)
  return (
    <Stack gap={12}>
      <Callout
        tone="action"
        action={
          campaign.awaitsVerification &&
          !missing && (
            <ButtonLink size="small" to={verificationPath}>
              View verification
            </ButtonLink>
          )
        }
      >
        {waiting}
      </Callout>
      {missing && <MissingDetails text={missing} verificationPath={verificationPath} />}
    </Stack>
  )
}

function MissingDetails({ text, verificationPath }: { text: string; verificationPath: string }) {
  return (
    <Callout
      tone="warning"
      action={
        <ButtonLink size="small" to={verificationPath}>
          View verification
        </ButtonLink>
      }
    >
      {text}
    </Callout>
  )
}
