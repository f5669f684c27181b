import type { ApplicationSummary } from '@marquee/contract/calls/applications'
import { joinList } from '@marquee/contract/rules/wording'

type Status = ApplicationSummary['status']

/** How far a talent has come, before the title of the campaign. */
const progress: Record<Status, string> = {
  invited: 'Invited to',
  submitted: 'Applied for',
  shortlisted: 'Shortlisted for',
  offered: 'Offer sent for',
  hired: 'Hired for',
  declined: 'Declined for',
  withdrawn: 'Withdrew from',
  closed: 'Applied for',
}

/** Says how far a talent has come with a campaign: “Invited to Tea Time”. */
export function describeApplication({
  status,
  campaignTitle,
}: Pick<ApplicationSummary, 'status' | 'campaignTitle'>): string {
  return `${progress[status]} ${campaignTitle}`
}

const groups: readonly { label: string; has: (status: Status) => boolean }[] = [
  { label: 'Already invited', has: (status) => status === 'invited' },
  { label: 'Already applied', has: (status) => status !== 'invited' && status !== 'withdrawn' },
  { label: 'Withdrew', has: (status) => status === 'withdrawn' },
]

/** Of the talents to invite, says who cannot be invited again and why, a sentence for each reason; none where everybody can. */
export function describeInCampaign(talents: readonly { displayName: string; status: Status }[]): string[] {
  return groups.flatMap(({ label, has }) => {
    const names = talents.filter(({ status }) => has(status)).map(({ displayName }) => displayName)
    return names.length > 0 ? [`${label}: ${joinList(names)}.`] : []
  })
}
