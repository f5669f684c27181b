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

type Status = ApplicationSummary['status']

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
