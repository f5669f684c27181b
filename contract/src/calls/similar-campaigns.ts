import { z } from 'zod'
import { read } from '../call.ts'
import { id, page } from '../rules/text.ts'
import { campaignCard } from './campaigns.ts'

export const similarCampaignCalls = {
  similarCampaigns: read('/market/similar-campaigns', {
    by: 'anyone',
    input: z.strictObject({ campaignId: id(), limit: page().shape.limit }),
    response: z.object({
      items: z.array(
        campaignCard.extend({
          /** It shares a network, a talent type or the industry of its brand with the campaign. */
          isSimilar: z.boolean(),
        }),
      ),
    }),
    errors: ['daily_limit_reached'],
    rate: 'directory',
    mayLag: true,
    isSameForAll: true,
    summary:
      'Other public campaigns open to applications, out of the newest 200: those that share most with one of them first, then the newest. None where that one is not open.',
  }),
} as const
