import type { CallInput } from '@marquee/contract/call'
import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { failField } from '@marquee/contract/errors'
import { sanitise } from '../../platform/http/sanitise.ts'
import { findOwnPicture } from '../files/file.ts'
import { listTypes } from '../talents/talents.store.ts'
import type { CampaignChanges } from './campaigns.store.ts'

/** The brief of a request, without the fields that identify the campaign. */
export type SentBrief = Omit<
  CallInput<typeof campaignCalls.editCampaign>,
  'campaignId' | 'version' | 'publish'
>

/** What a brief refers to. */
export interface BriefReferences {
  knownTypeIds: readonly string[]
  /** The cover image; null when it is missing or not the brand's. */
  cover: { url: string } | null
}

/** Loads the talent types and the cover image that a brief refers to. */
export async function loadBriefReferences(
  { typeIds, coverFileId }: SentBrief,
  brandId: string,
): Promise<BriefReferences> {
  const [types, cover] = await Promise.all([
    typeIds?.length ? listTypes() : [],
    coverFileId ? findOwnPicture(coverFileId, brandId) : null,
  ])
  return { knownTypeIds: types.map(({ id }) => id), cover }
}

/** Converts a brief to columns, with its text sanitised. Fails with a field error for unknown references. */
export function briefColumns(sent: SentBrief, { knownTypeIds, cover }: BriefReferences): CampaignChanges {
  const { summary, coverFileId, ...rest } = sent
  if (rest.typeIds?.some((id) => !knownTypeIds.includes(id)))
    failField('typeIds', 'Please choose from the list.')
  if (coverFileId && !cover) failField('coverFileId', 'Please upload the image again.')
  const columns: CampaignChanges = { ...rest }
  if (summary !== undefined) columns.summary = sanitise(summary)
  if (coverFileId !== undefined) {
    columns.coverFileId = coverFileId
    columns.coverUrl = cover?.url ?? null
  }
  // Stores a fixed fee as a range with equal ends, so that comparisons need only one form.
  if (columns.payModel === 'fixed' && columns.feeMin !== undefined) columns.feeMax = columns.feeMin
  if (columns.payModel === 'gifted') {
    columns.feeMin = 0
    columns.feeMax = 0
  }
  return columns
}
