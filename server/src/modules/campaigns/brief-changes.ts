import type { CallInput } from '@marquee/contract/call'
import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { failField } from '@marquee/contract/errors'
import { sanitise } from '../../platform/http/sanitise.ts'
import { findOwnPicture } from '../files/own-picture.ts'
import { listTypes } from '../talents/talents.store.ts'
import type { CampaignChanges } from './campaigns.store.ts'

type SentBrief = Omit<CallInput<typeof campaignCalls.editCampaign>, 'campaignId' | 'version' | 'publish'>

/**
 * Converts the brief of a request to columns: text sanitised, cover image and talent types looked up. Fails
 * with a field error for unknown ones.
 */
export async function briefChanges(sent: SentBrief, brandId: string): Promise<CampaignChanges> {
  const { summary, coverFileId, ...rest } = sent
  if (rest.typeIds?.length) await requireKnownTypes(rest.typeIds)
  const changes: CampaignChanges = { ...rest }
  if (summary !== undefined) changes.summary = sanitise(summary)
  if (coverFileId === null) Object.assign(changes, { coverFileId: null, coverUrl: null })
  if (coverFileId) {
    const picture =
      (await findOwnPicture(coverFileId, brandId)) ??
      failField('coverFileId', 'Please upload the image again.')
    Object.assign(changes, { coverFileId, coverUrl: picture.url })
  }
  // Stores a fixed fee as a range with equal ends, so that comparisons need only one form.
  if (changes.payModel === 'fixed' && changes.feeMin !== undefined) changes.feeMax = changes.feeMin
  if (changes.payModel === 'gifted') Object.assign(changes, { feeMin: 0, feeMax: 0 })
  return changes
}

async function requireKnownTypes(typeIds: string[]): Promise<void> {
  const known = new Set((await listTypes()).map((type) => type.id))
  if (!typeIds.every((id) => known.has(id))) failField('typeIds', 'Please choose from the list.')
}
