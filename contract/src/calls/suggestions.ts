import { z } from 'zod'
import { read } from '../call.ts'
import { onBehalfOfNamed } from '../on-behalf.ts'
import { id } from '../rules/text.ts'
import { campaignCard } from './campaigns.ts'
import { listedTalent } from './search.ts'

/** Most talents that are suggested for a campaign. */
export const MAX_SUGGESTED_TALENTS = 24
/** Most campaigns that are suggested to a talent. */
export const MAX_SUGGESTED_CAMPAIGNS = 6

/** Facts about the two that decide how well they fit, the weightiest first. */
const reasons = z.array(z.string())

const suggestedCampaigns = read('/talent/suggested-campaigns', {
  by: ['talent'],
  input: z.strictObject({}),
  response: z.object({ items: z.array(campaignCard.extend({ reasons })) }),
  mayLag: true,
  summary:
    'Campaigns open to applications that fit the talent’s profile, the best fit first; at most six of the newest 200.',
})

export const suggestionCalls = {
  suggestedTalents: read('/brand/suggested-talents', {
    by: ['brand'],
    input: z.strictObject({ campaignId: id() }),
    response: z.object({
      /** The niches that the brief is about, by name. */
      niches: z.array(z.string()),
      items: z.array(
        listedTalent.extend({
          reasons,
          /** One of the talent’s niches is what the brief is about. */
          sharesNiche: z.boolean(),
        }),
      ),
    }),
    subject: { noun: 'campaign', field: 'campaignId' },
    mayLag: true,
    summary:
      'Talents who fit a campaign and are not part of it yet, the best fit first; at most 24. The 300 best rated and the 200 newest of all who fit are compared, and the 200 best rated of the niches that the brief is about.',
  }),
  suggestedCampaigns,
  agentSuggestedCampaigns: onBehalfOfNamed('/talentagent/suggested-campaigns', suggestedCampaigns, 'view'),
} as const
