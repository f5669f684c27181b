import { expect, test } from 'vitest'
import { z } from 'zod'
import { callGroups } from './index.ts'

/** The groups in which one side writes what the other side reads before there is a deal. */
const openGroups = [
  'Accounts and sessions',
  'Talents',
  'Portfolios',
  'Agencies',
  'Roster',
  'Mandates',
  'Campaigns',
  'Applications',
  'Talents from outside',
  'Suggestions',
  'Offers',
  'Terms of brands',
  'Reviews',
  'Verification',
  'Conversations',
] as const satisfies (keyof typeof callGroups)[]

/** The other groups: their texts are of a deal, of one side alone, or for operators. */
const closedGroups = [
  'Market settings',
  'Lists',
  'Files',
  'Brands',
  'Blocks',
  'Favourites',
  'Deals',
  'Milestones',
  'Products',
  'Cancellations',
  'Disputes',
  'Deal sheets',
  'Evidence',
  'Cases of operators',
  'Reports',
  'Changes of deals',
  'Tracking links',
  'Checks of posts',
  'Results',
  'Outside review',
  'Calendar',
  'Usage rights',
  'Ad codes',
  'Cards',
  'Subscription',
  'Payments',
  'Payouts',
  'Documents',
  'Budgets and earnings',
  'Notifications',
  'Home',
  'Operators',
  'Money of the market',
  'Support visits',
  'Messages to the operators',
  'Content',
] as const satisfies (keyof typeof callGroups)[]

/** Texts of the open groups that only their own side or an operator reads, that name something, or that are searched for. */
const others = [
  /\.(?:password|currentPassword|newPassword|challenge|token|invitation|slug)$/,
  /\.(?:q|search\.\w+)$/,
  /^addedTalents\.text$/,
  /^(?:publicTalents|publicCampaigns|searchPlace|agentSearchPlace|searchTalent|talentSearchChoices|talentChoicesByText)\./,
  // Details of a company for its documents.
  /\.(?:legalName|street)$/,
  // Notes and names of one side.
  /^(?:addTalent|updateAddedTalent)\.note$/,
  /^addApplicantNote\.text$/,
  /^saveCampaignTemplate\.name$/,
  // A table, each line of which is read as a profile.
  /^importTalents\.csv$/,
  // The name of attached terms is refused where the brand adds them, and has to be the same here.
  /\.terms\.brandTerms\.name$/,
  /^(?:reviewCampaign|endNoFee|decide\w+)\./,
  // What is wrong with a message, for operators.
  /^markAction\.text$/,
  // The handler refuses them, because messages take contact data once there is a deal.
  /^(?:sendMessage|editMessage)\.text$/,
]

const phone = 'Please call 07911 123456.'
const messenger = 'https://wa.me/447911123456'

/** Returns the texts of a schema that accept this text, by path. */
function textsOf(schema: unknown, text: string): string[] {
  if (schema instanceof z.ZodString) return schema.safeParse(text).success ? [''] : []
  if (schema instanceof z.ZodArray) return textsOf(schema.element, text)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsOf(option, text))
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([field, value]) =>
      textsOf(value, text).map((path) => `.${field}${path}`),
    )
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  return isWrapped ? textsOf(schema.unwrap(), text) : []
}

function acceptedIn(groups: readonly (keyof typeof callGroups)[], text: string): string[] {
  return groups
    .flatMap((group) => Object.entries(callGroups[group]))
    .flatMap(([name, { input }]) => textsOf(input, text).map((path) => `${name}${path}`))
    .filter((path) => !others.some((other) => other.test(path)))
}

test('each group of calls is in one of the lists', () => {
  expect([...openGroups, ...closedGroups].toSorted()).toEqual(Object.keys(callGroups).toSorted())
})

test('no text that the other side reads before a deal takes a phone number or a link to a messenger', () => {
  expect(acceptedIn(openGroups, phone)).toEqual([])
  expect(acceptedIn(openGroups, messenger)).toEqual([])
  expect(acceptedIn(['Deals'], phone), 'texts of a deal take them').not.toEqual([])
})

test('websites stay fields of their own, which take every address but that of a messenger', () => {
  const website = 'https://maya.example/07911-123456'
  expect(acceptedIn(['Accounts and sessions', 'Agencies', 'Campaigns', 'Applications'], website)).toEqual(
    expect.arrayContaining([
      'updateProfile.website',
      'updateAgency.website',
      'editCampaign.productUrl',
      'apply.sampleUrls',
    ]),
  )
})
