import { z } from 'zod'
import { roles } from '../call.ts'
import { nameInEmails } from '../rules/names.ts'
import { phoneField } from '../rules/phone.ts'
import { subscriptionStatuses } from '../rules/subscription.ts'
import { id, instant, line, money, paragraph, rich } from '../rules/text.ts'
import { websiteField } from '../rules/website.ts'

/** A platform a talent publishes on, with figures the talent entered. */
export const socialAccount = z.strictObject({
  platform: z.enum([
    'instagram',
    'tiktok',
    'youtube',
    'x',
    'facebook',
    'linkedin',
    'pinterest',
    'twitch',
    'snapchat',
    'podcast',
    'blog',
  ]),
  handle: line(80),
  followers: z.number().int().min(0).max(2_000_000_000),
})

const brandFields = {
  companyName: line(120),
  about: paragraph(2000, 0),
  website: websiteField(),
  industryId: id(),
  legalName: line(160, 0),
  vatNumber: line(20, 0),
  companyNumber: line(20, 0),
  street: line(160, 0),
  postcode: line(12, 0),
}
/** An agent's own details; those of the agency have a call of their own. */
const agentFields = { name: nameInEmails(80) }
const talentFields = {
  displayName: nameInEmails(80),
  headline: line(120, 0),
  bio: rich(5000, 0),
  typeId: id(),
  subtypeIds: z.array(id()).max(8),
  languages: z.array(line(40)).max(10),
  socials: z.array(socialAccount).max(12),
  minFee: money(),
  isListed: z.boolean(),
  takesDirectOffers: z.boolean(),
}
const sharedFields = {
  phone: phoneField(),
  city: line(80, 0),
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

const person = { phone: z.string(), city: z.string(), country: z.string() }

export const brandProfile = z.object({
  ...person,
  id: id(),
  companyName: z.string(),
  about: z.string(),
  website: z.string(),
  industryId: id().nullable(),
  legalName: z.string(),
  vatNumber: z.string(),
  companyNumber: z.string(),
  street: z.string(),
  postcode: z.string(),
  logoUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
})

export const talentProfile = z.object({
  ...person,
  id: id(),
  slug: z.string(),
  displayName: z.string(),
  headline: z.string(),
  bio: z.string(),
  typeId: id().nullable(),
  subtypeIds: z.array(id()),
  languages: z.array(z.string()),
  socials: z.array(z.object({ platform: z.string(), handle: z.string(), followers: z.number() })),
  minFee: z.number().int(),
  isListed: z.boolean(),
  takesDirectOffers: z.boolean(),
  avatarUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
})

/** The agency of an agent's account: the one they founded, or whose team they joined. */
export const agencyProfile = z.object({
  id: id(),
  name: z.string(),
  legalName: z.string(),
  companyNumber: z.string(),
  vatNumber: z.string(),
  website: z.string(),
  about: z.string(),
  city: z.string(),
  country: z.string(),
  logoUrl: z.string().nullable(),
})
export type AgencyProfile = z.output<typeof agencyProfile>

/** An agent's own details, beside the name of the account. */
const agentProfile = z.object({ phone: z.string(), avatarUrl: z.string().nullable() })

/** The profile as the specification shapes it (section 3), with the part of the account's role. */
export const profileResponse = z.object({
  id: id(),
  email: z.string(),
  name: z.string(),
  role: z.object({ role: z.enum(roles) }),
  emailVerifiedAt: instant().nullable(),
  createdAt: instant(),
  /** Brands only; null for others. */
  subscriptionStatus: z.enum(subscriptionStatuses).nullable(),
  /** A brand that has never had a plan: its first one begins with the free trial. */
  hasTrialLeft: z.boolean(),
  settingDetails: z.object({ isEarlyAccess: z.boolean() }),
  brand: brandProfile.nullable(),
  talent: talentProfile.nullable(),
  agency: agencyProfile.extend({ isOwner: z.boolean() }).nullable(),
  agent: agentProfile.nullable(),
})
export type Profile = z.output<typeof profileResponse>
