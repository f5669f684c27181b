import { fail } from '@marquee/contract/errors'
import { postAddressIssue } from '@marquee/contract/rules/post-address'
import { checkDealFiles, claimFiles } from '../files/file.ts'
import type { FileRow } from '../files/files.store.ts'
import type { Talent } from '../talents/talents.store.ts'
import type { Deal } from './deal.ts'
import type { Deliverable, PostDisclosure } from './deliverable.ts'
import { saveDisclosure } from './deliverables.store.ts'
import { decideDisclosure } from './disclosure.ts'

/** A locked deliverable with its deal and all its work, and how its post is labelled as far as known. */
interface PostedWork {
  deal: Deal
  deliverable: Deliverable
  work: readonly Deliverable[]
  stored: PostDisclosure | undefined
}

/** What the talent’s side reports about a post. */
interface PostReport {
  postUrl: string
  /** As posted. */
  caption: string
  hasPlatformLabel: boolean
  screenshotId: string | null
  /** The accounts of the talent’s profile. */
  socials: Talent['socials']
  /** Who uploaded the screenshot. */
  accountId: string
  now: Date
}

/**
 * Accepts what a talent’s side reports about a post, and queues how it is labelled as an ad. Returns the label and the attached
 * screenshot. Fails with `wrong_post_address` for a link to another platform or account, with `disclosure_missing` for a post
 * that is not labelled, and with `invalid_file_type` for a screenshot that is no picture.
 */
export async function acceptPost(
  { deal, deliverable, work, stored }: PostedWork,
  { postUrl, caption, hasPlatformLabel, screenshotId, socials, accountId, now }: PostReport,
): Promise<{ disclosure: PostDisclosure | null; screenshots: FileRow[] }> {
  const issue = postAddressIssue(postUrl, deliverable.spec.platform, socials)
  if (issue) fail('wrong_post_address', { fields: { postUrl: issue } })
  const request = { hasPlatformLabel, screenshotId, caption }
  const disclosure = decideDisclosure(deal, deliverable, request, stored, now)
  const screenshots = screenshotId ? await claimScreenshot(screenshotId, accountId, deliverable.id) : []
  await checkDealFiles(work.map(({ id }) => `deliverable:${id}`))
  if (disclosure) await saveDisclosure(disclosure)
  return { disclosure, screenshots }
}

/** Attaches the screenshot of a post to its deliverable. Fails as `claimFiles` does, and for anything but a picture. */
async function claimScreenshot(fileId: string, accountId: string, deliverableId: string): Promise<FileRow[]> {
  const claimed = await claimFiles([fileId], accountId, `deliverable:${deliverableId}`)
  if (!claimed.every(({ mime }) => mime.startsWith('image/')))
    fail('invalid_file_type', { fields: { screenshotId: 'Please attach a picture.' } })
  return claimed
}
