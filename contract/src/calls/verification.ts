import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { onBehalfOfNamed } from '../on-behalf.ts'
import { MAX_FOLLOWERS } from '../rules/account-numbers.ts'
import { withoutContactDetails } from '../rules/contact-details.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { date, id, instant, line } from '../rules/text.ts'
import { brandFactKinds, factKinds } from '../rules/verification.ts'
import { socialAccount } from './profile-change.ts'

const fact = z.object({
  kind: z.enum(factKinds),
  /** What was verified, such as a website or "@maya on Instagram"; empty where it is not public. */
  detail: z.string(),
  source: z.string(),
  on: date(),
})

export const verified = z.object({
  items: z.array(
    z.object({
      /** The talent or the brand; those of whom nothing was verified are missing. */
      id: id(),
      /** The day of the newest fact. */
      on: date(),
      facts: z.array(fact),
    }),
  ),
})
export type Verified = z.output<typeof verified>['items'][number]

/** What a machine can say about a brand, in the order of `brandFactKinds`. */
const checks = z.array(z.object({ kind: z.enum(brandFactKinds), isMet: z.boolean(), detail: z.string() }))

const brandStatus = z.enum(['none', 'waiting', 'more_needed', 'verified', 'lapsed'])

const ownBrand = z.object({
  /** The market asks new brands for a verification. */
  isOn: z.boolean(),
  status: brandStatus,
  /** What an operator asks for; empty otherwise. */
  reason: z.string(),
  checks,
  facts: z.array(fact),
  mayRequest: z.boolean(),
})
export type BrandVerification = z.output<typeof ownBrand>

const handle = { platform: socialAccount.shape.platform, handle: withoutContactDetails(line(80)) }

const ownTalent = z.object({
  /** The day on which the payment provider's check of the identity was seen; null before. */
  identityOn: date().nullable(),
  /** Every social account of the talent. */
  handles: z.array(
    z.object({
      platform: z.string(),
      handle: z.string(),
      status: z.enum(['none', 'open', 'expired', 'waiting', 'declined', 'verified']),
      /** The text to place in the bio; null without one that can be used. */
      code: z.string().nullable(),
      expiresAt: instant().nullable(),
      /** Why an operator declined it; empty otherwise. */
      reason: z.string(),
      verifiedOn: date().nullable(),
    }),
  ),
})
export type TalentVerification = z.output<typeof ownTalent>

const talentSide = {
  talentVerification: read('/talent/getVerification', {
    by: ['talent'],
    input: emptyInput(),
    response: ownTalent,
    summary: 'What is verified about the talent, and the codes for their social accounts.',
  }),
  startHandleVerification: write('/talent/startHandleVerification', {
    by: ['talent'],
    input: z.strictObject(handle),
    response: ownTalent,
    errors: ['wrong_state', 'talent_keeps_profile'],
    rate: 'costly',
    whileActing: 'refused',
    summary: 'Creates the code that a talent places in the bio of one of their social accounts.',
  }),
  submitHandleVerification: write('/talent/submitHandleVerification', {
    by: ['talent'],
    input: z.strictObject(handle),
    response: ownTalent,
    errors: ['wrong_state', 'handle_code_expired', 'talent_keeps_profile'],
    rate: 'costly',
    whileActing: 'refused',
    summary: 'Says that the code is in the bio: an adapter or an operator looks at the profile.',
  }),
} as const

const checked = z.strictObject({
  /** Where it was looked up, such as "Companies House register". */
  source: line(120, 3),
  on: date(),
})

const brandFile = z.object({
  brandId: id(),
  version: z.int(),
  status: brandStatus,
  companyName: z.string(),
  legalName: z.string(),
  companyNumber: z.string(),
  website: z.string(),
  email: z.string(),
  address: z.string(),
  checks,
  /** The titles of campaigns that go live with the verification. */
  campaigns: z.array(z.string()),
  requestedAt: instant(),
})

const handleFile = z.object({
  verificationId: id(),
  version: z.int(),
  talentId: id(),
  displayName: z.string(),
  platform: z.string(),
  handle: z.string(),
  /** The address of the profile; null where the handle alone leads nowhere. */
  profileUrl: z.string().nullable(),
  code: z.string(),
  submittedAt: instant(),
})

const operatorSide = {
  brandVerificationFile: read('/superAdmin/getBrandVerification', {
    by: ['adminProMax'],
    input: z.strictObject({ brandId: id() }),
    response: brandFile,
    summary: 'A brand that waits for its verification: what it gave, what is missing, and its campaigns.',
  }),
  decideBrandVerification: write('/superAdmin/decideBrandVerification', {
    by: ['adminProMax'],
    input: z.strictObject({
      brandId: id(),
      version: z.int32().min(1),
      decision: z.enum(['verify', 'ask']),
      companyNumber: checked.optional(),
      website: checked.optional(),
      reason: operatorReason(),
    }),
    response: z.object({ status: brandStatus }),
    errors: ['wrong_state', 'stale_version'],
    message: 'Decision saved. The brand is notified.',
    summary:
      'Verifies a brand with the source and the day of what was looked up, or asks it for more with a reason that it reads.',
  }),
  handleVerificationFile: read('/superAdmin/getHandleVerification', {
    by: ['adminProMax'],
    input: z.strictObject({ verificationId: id() }),
    response: handleFile,
    summary: 'A social account whose talent says that the code is in the bio.',
  }),
  decideHandleVerification: write('/superAdmin/decideHandleVerification', {
    by: ['adminProMax'],
    input: z.strictObject({
      verificationId: id(),
      version: z.int32().min(1),
      decision: z.enum(['confirm', 'decline']),
      reason: operatorReason(),
      /** How many followers the operator sees; they replace those that the talent stated. */
      followers: z.int().min(0).max(MAX_FOLLOWERS).optional(),
    }),
    response: z.object({ status: z.enum(['verified', 'declined']) }),
    errors: ['wrong_state', 'stale_version'],
    message: 'Decision saved. The talent is notified.',
    summary: 'Confirms that the code is in the bio, or declines with a reason that the talent reads.',
  }),
} as const

const ids = () => z.array(id()).min(1).max(100)

/** What Marquee has verified about brands and talents, and how they ask for it. */
export const verificationCalls = {
  verifiedTalents: read('/user/getVerifiedTalents', {
    by: ['brand', 'talent', 'talentagent'],
    input: z.strictObject({ talentIds: ids() }),
    response: verified,
    methods: ['POST'],
    summary: 'What was verified about talents, with source and date.',
  }),
  verifiedBrands: read('/user/getVerifiedBrands', {
    by: ['brand', 'talent', 'talentagent'],
    input: z.strictObject({ brandIds: ids() }),
    response: verified,
    methods: ['POST'],
    summary: 'What was verified about brands, with source and date.',
  }),
  verifiedOnRosterPage: read('/roster/getVerified', {
    by: 'anyone',
    input: z.strictObject({ slug: line(80) }),
    response: verified,
    summary:
      'What was verified about the talents of a shared roster page; not found once the link is closed.',
  }),
  brandVerification: read('/brand/getVerification', {
    by: ['brand'],
    input: emptyInput(),
    response: ownBrand,
    summary: 'What is verified about the brand, what is missing, and what an operator asks for.',
  }),
  requestBrandVerification: write('/brand/requestVerification', {
    by: ['brand'],
    input: emptyInput(),
    response: ownBrand,
    errors: ['wrong_state'],
    rate: 'costly',
    whileActing: 'refused',
    summary: 'Asks for the verification of the brand, again after an operator has asked for more.',
  }),
  ...talentSide,
  agentTalentVerification: onBehalfOfNamed(
    '/talentagent/getVerification',
    talentSide.talentVerification,
    'view',
  ),
  agentStartHandle: onBehalfOfNamed(
    '/talentagent/startHandleVerification',
    talentSide.startHandleVerification,
    'view',
  ),
  agentSubmitHandle: onBehalfOfNamed(
    '/talentagent/submitHandleVerification',
    talentSide.submitHandleVerification,
    'view',
  ),
  ...operatorSide,
}
