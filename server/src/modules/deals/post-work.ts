import type { dealCalls } from '@marquee/contract/calls/deals'
import { fail, failField } from '@marquee/contract/errors'
import { postAddressIssue } from '@marquee/contract/rules/post-address'
import { accountIdOf, type Handler } from '../../platform/handler.ts'
import { checkDealFiles, claimFiles } from '../files/file.ts'
import type { FileRow } from '../files/files.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import type { Deal } from './deal.ts'
import { withDeliverable } from './deliverable.ts'
import { loadAttachments, lockWork, saveDisclosure } from './deliverables.store.ts'
import { viewDeliverable } from './deliverables.view.ts'
import { decideDisclosure } from './disclosure.ts'
import { moveDeliverable, settleDeal } from './move-work.ts'

/** How far the clock of a person may be ahead, in milliseconds. */
const MAX_AHEAD_MS = 300_000

/**
 * Marks approved work as posted, with its link, its caption and a screenshot. A post before or after the agreed days is accepted
 * and shown as such. Fails with `not_a_post` for a file, with `wrong_post_address` for a link to another platform or to another
 * account, with `disclosure_missing` for a post that is not labelled as an ad, and with `invalid_file_type` for a screenshot that
 * is no picture.
 */
export const postWork: Handler<typeof dealCalls.talentCompleteDeliverable> = async (
  ctx,
  { deliverableId, version, postUrl, caption, postedAt, screenshotId, hasPlatformLabel },
) => {
  const [locked, { comments, files, disclosures }, talent] = await Promise.all([
    lockWork(deliverableId, { talentId: ctx.actor.id }),
    loadAttachments({ deliverableIds: [deliverableId] }),
    loadTalent(ctx.actor.id),
  ])
  const { deal, deliverable, work, submissions } = locked ?? fail('not_found')

  const at = postedAt === null ? ctx.now : new Date(postedAt)
  const posted = await moveDeliverable(
    deal,
    deliverable,
    'post',
    { by: 'talent', now: ctx.now, expectedVersion: version },
    { facts: { hasPostUrl: postUrl !== '' }, changes: { postUrl, postedAt: at } },
  )
  checkPostedAt(at, deal, ctx.now)
  const issue = postAddressIssue(postUrl, deliverable.spec.platform, talent?.socials ?? [])
  if (issue) fail('wrong_post_address', { fields: { postUrl: issue } })
  const request = { hasPlatformLabel, screenshotId, caption: caption ?? submissions.at(-1)?.caption ?? '' }
  const disclosure = decideDisclosure(deal, deliverable, request, disclosures[0], ctx.now)
  const screenshots = screenshotId
    ? await claimScreenshot(screenshotId, accountIdOf(ctx.actor), posted.id)
    : []
  await checkDealFiles(work.map(({ id }) => `deliverable:${id}`))
  if (disclosure) await saveDisclosure(disclosure)
  await settleDeal(deal, withDeliverable(work, posted), ctx.now)

  const parts = {
    submissions,
    comments,
    files: [...files, ...screenshots],
    disclosures: disclosure ? [disclosure] : [],
  }
  return viewDeliverable(deal, posted, parts, { viewer: 'talent', now: ctx.now })
}

function checkPostedAt(at: Date, { createdAt }: Pick<Deal, 'createdAt'>, now: Date): void {
  if (at.getTime() > now.getTime() + MAX_AHEAD_MS) failField('postedAt', 'This time has not come yet.')
  if (at < createdAt) failField('postedAt', 'This time is before the deal began.')
}

/** Attaches the screenshot of a post to its deliverable. Fails as `claimFiles` does, and for anything but a picture. */
async function claimScreenshot(fileId: string, accountId: string, deliverableId: string): Promise<FileRow[]> {
  const claimed = await claimFiles([fileId], accountId, `deliverable:${deliverableId}`)
  if (!claimed.every(({ mime }) => mime.startsWith('image/')))
    fail('invalid_file_type', { fields: { screenshotId: 'Please attach a picture.' } })
  return claimed
}
