import { z } from 'zod'
import { MAX_FOLLOWERS } from '../rules/account-numbers.ts'
import { audience } from '../rules/audience.ts'
import { withoutContactDetails, withoutMessengerLink } from '../rules/contact-details.ts'
import { currencies } from '../rules/currency.ts'
import { nameInEmails } from '../rules/names.ts'
import { phoneField } from '../rules/phone.ts'
import { date, id, line, money, paragraph, rich } from '../rules/text.ts'
import { websiteField } from '../rules/website.ts'
import { socialPlatforms } from '../terms/deliverables.ts'

/** Most entries of the time off of a talent. */
export const MAX_TIME_OFF = 12
/** Days on which a talent takes no work, the first and the last included. */
export const timeOff = z
  .strictObject({ from: date(), to: date() })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'The last day can’t be before the first.' })

/** A platform a talent publishes on, with figures the talent entered. */
export const socialAccount = z.strictObject({
  platform: z.enum(socialPlatforms),
  handle: line(80),
  followers: z.number().int().min(0).max(MAX_FOLLOWERS),
  engagementBps: z.number().int().min(0).max(10_000, 'Engagement is at most 100%.').nullish(),
})

const brandFields = {
  companyName: withoutContactDetails(line(120)),
  about: withoutContactDetails(paragraph(2000, 0)),
  website: withoutMessengerLink(websiteField()),
  industryId: id(),
  legalName: line(160, 0),
  vatNumber: line(20, 0),
  companyNumber: line(20, 0),
  street: line(160, 0),
  postcode: line(12, 0),
}
/** An agent's own details; those of the agency have a call of their own. */
const agentFields = { name: withoutContactDetails(nameInEmails(80)) }
const talentFields = {
  displayName: withoutContactDetails(nameInEmails(80)),
  headline: withoutContactDetails(line(120, 0)),
  bio: withoutContactDetails(rich(5000, 0)),
  typeId: id(),
  subtypeIds: z.array(id()).max(8),
  languages: z.array(withoutContactDetails(line(40))).max(10),
  socials: z.array(socialAccount.extend({ handle: withoutContactDetails(line(80)) })).max(12),
  audience,
  /** In minor units of `feeCurrency`, which stays as it is where it is absent, and is pounds in a new profile. */
  minFee: money(),
  feeCurrency: z.enum(currencies),
  isListed: z.boolean(),
  takesDirectOffers: z.boolean(),
  takesGifted: z.boolean(),
  timeOff: z.array(timeOff).max(MAX_TIME_OFF),
}
const sharedFields = {
  phone: phoneField(),
  city: withoutContactDetails(line(80, 0)),
  country: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.'),
}

/** The fields each role may change; a field of another role fails with its name. */
export const profileFieldsOf = {
  brand: [...Object.keys(brandFields), ...Object.keys(sharedFields)],
  talent: [...Object.keys(talentFields), ...Object.keys(sharedFields)],
  talentagent: [...Object.keys(agentFields), 'phone'],
  adminProMax: Object.keys(sharedFields),
} as const

/** The talent fields to change; absent fields stay as they are. */
export const talentChange = z.strictObject({ ...sharedFields, ...talentFields }).partial()

export const profileChange = z
  .strictObject({ ...sharedFields, ...brandFields, ...talentFields, ...agentFields })
  .partial()
export type ProfileChange = z.output<typeof profileChange>
