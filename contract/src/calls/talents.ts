import { z } from 'zod'
import { read } from '../call.ts'
import { currencies } from '../rules/currency.ts'
import { id, line, page, paged } from '../rules/text.ts'
import { talentProfile } from './profile.ts'

/** A talent in a list, without contact data before a deal. */
export const talentCard = z.object({
  id: id(),
  slug: z.string(),
  displayName: z.string(),
  headline: z.string(),
  city: z.string(),
  country: z.string(),
  typeId: id().nullable(),
  followers: z.number().int(),
  /** The starting price of the profile: what a small project costs at least, in minor units of `feeCurrency`; 0 where the talent names none. */
  minFee: z.number().int(),
  feeCurrency: z.enum(currencies),
  avatarUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
})
export type TalentCard = z.output<typeof talentCard>

export const talentCalls = {
  allTalents: read('/talent/getAll', {
    by: 'anyone',
    input: page().extend({ typeId: id().optional(), country: line(2).optional() }),
    response: paged(talentCard),
    errors: ['daily_limit_reached'],
    rate: 'directory',
    mayLag: true,
    summary: 'Talents who chose to be found, newest first; for visitors those with an open page.',
  }),
  talentDetails: read('/talent/getTalent', {
    acrossBlock: 'hidden',
    by: 'anyone',
    input: z.strictObject({ talentId: id() }),
    response: talentProfile.omit({ phone: true }).extend({ completedDeals: z.number().int() }),
    subject: { noun: 'talent', field: 'talentId', scope: 'public' },
    errors: ['daily_limit_reached'],
    rate: 'profile',
    summary: 'One talent’s public profile; for visitors only while the page of the talent is open.',
  }),
}
