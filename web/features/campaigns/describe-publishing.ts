import type { OwnCampaign, Publishing } from '@marquee/contract/calls/campaigns'
import { factLabels } from '@marquee/contract/rules/verification'

type Verification = NonNullable<Publishing['verification']>
type Shown = Pick<OwnCampaign, 'status' | 'awaitsVerification'>

/** How long a check by an operator takes. */
const USUALLY = 'usually within one working day'
const BY_ITSELF = 'Your campaign then goes live by itself, and we notify you.'

/** Returns what happens once a complete brief is published. */
export function describePublishing(
  { verification, isReviewed }: Publishing,
  visibility: OwnCampaign['visibility'],
): string {
  if (verification && isReviewed)
    return `When you publish, we check your company first and then read the campaign, ${USUALLY} each. ${BY_ITSELF}`
  if (verification) return `When you publish, we check your company first, ${USUALLY}. ${BY_ITSELF}`
  if (isReviewed) return `When you publish, we read the campaign first, ${USUALLY}. ${BY_ITSELF}`
  return visibility === 'public'
    ? 'Your campaign goes live as soon as you publish: talents see it at once and can apply.'
    : 'Your campaign goes live as soon as you publish: the talents you invite can apply at once.'
}

/** Returns what the brand has to give or do before its company is verified; null where it is all given. */
export function describeMissing({ status, reason, missing, isAutomatic }: Verification): string | null {
  if (status === 'more_needed') return `To verify your company we still need: ${reason}`
  if (missing.length === 0) return null
  const list = missing.map((kind) => factLabels[kind].toLowerCase()).join(', ')
  const gain =
    isAutomatic && status !== 'waiting'
      ? 'With all of it your company is verified without waiting.'
      : 'Adding it makes the check faster.'
  return `Still missing in your company details: ${list}. ${gain}`
}

/** Returns what is said after a draft was published. */
export function describePublished({ status, awaitsVerification }: Shown): string {
  if (status === 'live') return 'Your campaign is live.'
  return awaitsVerification
    ? 'Published. We check your company first; your campaign then goes live by itself.'
    : 'Published. We read your campaign first; it then goes live by itself.'
}

/** Returns what a campaign in review waits for; null in every other state. */
export function describeWaiting(
  { status, awaitsVerification }: Shown,
  { verification, isReviewed }: Pick<Publishing, 'isReviewed'> & { verification: Verification | null },
): string | null {
  if (status !== 'in_review') return null
  if (!awaitsVerification)
    return `We’re reviewing this campaign, ${USUALLY}. It goes live by itself as soon as it is approved, and we notify you.`
  if (verification?.status === 'more_needed')
    return 'This campaign waits for your company’s verification, and we need more from you. It goes live by itself once your company is verified.'
  const then = isReviewed ? 'We then read the campaign, and it goes live by itself.' : BY_ITSELF
  return `We’re checking your company before your first campaign reaches talents, ${USUALLY}. ${then}`
}
