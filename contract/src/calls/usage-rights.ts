import { z } from 'zod'
import { read } from '../call.ts'
import { acrossRoster } from '../on-behalf.ts'
import { date, id, instant, page, paged } from '../rules/text.ts'
import { rightsStateKeys } from '../rules/usage-rights.ts'
import { exclusivity, usageRights } from '../terms/rights.ts'

/** What a brand may do with the work of one deal, and until when. */
const dealRights = z.object({
  dealId: id(),
  campaignTitle: z.string(),
  brandName: z.string(),
  talent: z.object({ id: id(), displayName: z.string(), avatarUrl: z.string().nullable() }),
  rights: usageRights,
  /** When the deal was completed and the right began; null while the deal runs. */
  startsAt: instant().nullable(),
  endsAt: instant().nullable(),
  /** The work that the right is about, with its post where it was posted. */
  works: z.array(z.object({ title: z.string(), postUrl: z.string().nullable() })),
  /** The category that the talent does not work for, with its last day in London; null without one. */
  exclusivity: exclusivity.pick({ category: true }).extend({ until: date() }).nullable(),
})
export type DealRights = z.output<typeof dealRights>

const input = page().extend({ state: z.enum(rightsStateKeys).default('in_use') })

const talentSide = {
  talentRights: read('/talent/usage-rights', {
    by: ['talent'],
    input,
    response: paged(dealRights),
    summary: 'Which brands may use the talent’s work, where and until when.',
  }),
} as const

export const usageRightsCalls = {
  brandRights: read('/brand/usage-rights', {
    by: ['brand'],
    input,
    response: paged(dealRights),
    summary:
      'Which work the brand may use, where and until when: in use the earliest end first, ended the latest first.',
  }),
  ...talentSide,
  agentRights: acrossRoster('/talentagent/usage-rights', talentSide.talentRights, 'view'),
} as const
