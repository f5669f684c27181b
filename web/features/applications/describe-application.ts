import type { ApplicationSummary } from '@marquee/contract/calls/applications'
import { joinList } from '@marquee/contract/rules/wording'

/** Says how far a talent has come with a campaign: “Invited to Tea Time”. */
export function describeApplication({
  status,
  campaignTitle,
}: Pick<ApplicationSummary, 'status' | 'campaignTitle'>): string {
  if (status === 'invited') return `Invited to ${campaignTitle}`
  if (status === 'hired') return `Hired for ${campaignTitle}`
  if (status === 'withdrawn') return `Withdrew from ${campaignTitle}`
  return `Applied for ${campaignTitle}`
}

/** Of the talents to invite, says who is in the campaign already, a sentence for the invited and one for the others; none where nobody is. */
export function describeInCampaign(
  talents: readonly { displayName: string; status: ApplicationSummary['status'] }[],
): string[] {
  const namesOf = (isInvited: boolean) =>
    joinList(
      talents
        .filter(({ status }) => (status === 'invited') === isInvited)
        .map(({ displayName }) => displayName),
    )
  const [invited, others] = [namesOf(true), namesOf(false)]
  return [
    ...(invited ? [`Already invited: ${invited}.`] : []),
    ...(others ? [`Already has an application: ${others}.`] : []),
  ]
}
