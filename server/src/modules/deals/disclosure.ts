import { fail } from '@marquee/contract/errors'
import { describeDisclosure, judgeDisclosure } from '@marquee/contract/rules/disclosure'
import { isGift } from '@marquee/contract/terms/price'
import type { Deal } from './deal.ts'
import type { Deliverable, PostDisclosure } from './deliverable.ts'

/** What the talent’s side says about the label of a post. */
interface DisclosureRequest {
  /** As posted. */
  caption: string
  hasPlatformLabel: boolean
  screenshotId: string | null
}

/** Fails with `disclosure_missing` for a caption of a post without a clear label, unless an operator allows it. */
export function checkCaption(
  deal: Pick<Deal, 'price' | 'terms'>,
  { spec: { platform } }: Pick<Deliverable, 'spec'>,
  caption: string,
  stored: PostDisclosure | undefined,
): void {
  if (platform === 'file' || stored?.basis === 'operator') return
  const verdict = judgeDisclosure({ text: caption, network: platform, connection: connectionOf(deal) })
  if (!verdict.isClear) fail('disclosure_missing', { fields: { caption: describeDisclosure(verdict) } })
}

/**
 * Returns why a post passes as labelled: its caption, else the platform’s own label on the attached screenshot, else an operator
 * who has allowed it. Fails with `disclosure_missing` at the field that mends it.
 */
export function decideDisclosure(
  deal: Pick<Deal, 'id' | 'price' | 'terms'>,
  { id, spec: { platform } }: Pick<Deliverable, 'id' | 'spec'>,
  { caption, hasPlatformLabel, screenshotId }: DisclosureRequest,
  stored: PostDisclosure | undefined,
  now: Date,
): PostDisclosure | null {
  if (platform === 'file') return null
  const verdict = judgeDisclosure({ text: caption, network: platform, connection: connectionOf(deal) })
  const row = {
    deliverableId: id,
    dealId: deal.id,
    label: verdict.label,
    caption,
    screenshotId,
    checkedAt: now,
  }
  if (verdict.isClear) return { ...row, basis: 'caption' }
  if (hasPlatformLabel && screenshotId) return { ...row, basis: 'platform_label' }
  if (stored?.basis === 'operator') return { ...row, basis: 'operator' }
  if (hasPlatformLabel) {
    const screenshot = 'Please attach a screenshot of the post with the platform’s own label.'
    fail('disclosure_missing', { fields: { screenshotId: screenshot } })
  }
  return fail('disclosure_missing', { fields: { caption: describeDisclosure(verdict) } })
}

/** Returns what connects talent and brand: every deal has a payment or a gift. */
function connectionOf({ price, terms }: Pick<Deal, 'price' | 'terms'>) {
  const isGifted = isGift(price)
  return {
    payment: !isGifted,
    gift: isGifted || terms.product !== null,
    affiliateLink: false,
    discountCode: false,
  }
}
