import { z } from 'zod'
import { roles } from '../call.ts'
import { legalDocumentKeys } from '../legal/keys.ts'
import { numberSourceKeys } from '../rules/account-numbers.ts'
import { audience } from '../rules/audience.ts'
import { currencies } from '../rules/currency.ts'
import { subscriptionStatuses } from '../rules/subscription.ts'
import { date, id, instant } from '../rules/text.ts'

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

/** A social account with its numbers. Engagement is always as the talent stated it. */
export const measuredAccount = z.object({
  platform: z.string(),
  handle: z.string(),
  followers: z.number(),
  /** Where the followers come from, and the day on which they were stated, seen or read. */
  source: z.enum(numberSourceKeys),
  measuredOn: date(),
  /** How many of the followers react to a post on average, in basis points of them; absent or null where it is not stated. */
  engagementBps: z.number().nullish(),
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
  socials: z.array(measuredAccount),
  audience,
  /** The day on which the talent last changed what they state about their audience. */
  statedOn: date(),
  /** The starting price of the profile, in minor units of `feeCurrency`; 0 where the talent names none. */
  minFee: z.number().int(),
  feeCurrency: z.enum(currencies),
  isListed: z.boolean(),
  takesDirectOffers: z.boolean(),
  /** Works for a product instead of a fee as well. */
  takesGifted: z.boolean(),
  /** Days without work, as the talent entered them, also past ones. */
  timeOff: z.array(z.object({ from: z.string(), to: z.string() })),
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

/** A legal document whose current version the user has not confirmed. */
export const documentToConfirm = z.object({
  document: z.enum(legalDocumentKeys),
  version: z.string(),
  /** The newest version that the user has confirmed; null without one. */
  confirmedVersion: z.string().nullable(),
  /** What changed since `confirmedVersion`, the newest version first; all changes when it is null. */
  changes: z.array(z.string()),
})

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
  /** Empty for most; the signed-in pages ask for the rest. */
  documentsToConfirm: z.array(documentToConfirm),
  /** Null without a second factor. */
  secondFactor: z
    .object({
      /** When it is removed, as asked by someone who has lost it; null otherwise. */
      removesAt: instant().nullable(),
    })
    .nullable(),
  brand: brandProfile.nullable(),
  talent: talentProfile.nullable(),
  agency: agencyProfile.extend({ isOwner: z.boolean() }).nullable(),
  agent: agentProfile.nullable(),
})
export type Profile = z.output<typeof profileResponse>
