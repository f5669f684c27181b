import { type MandateScope, mandateScopes } from '@marquee/contract/call'
import { agencyCalls } from '@marquee/contract/calls/agency'
import { rosterCalls } from '@marquee/contract/calls/roster'
import { unstatedAudience } from '@marquee/contract/rules/audience'
import { updateAgencyRow } from '../src/modules/agencies/agencies.store.ts'
import { updateAgent } from '../src/modules/agencies/agents.store.ts'
import { inviteMember } from '../src/modules/agencies/invite-member.ts'
import { loadAccount } from '../src/modules/identity/identity.store.ts'
import { hashPassword } from '../src/modules/identity/secrets.ts'
import { answerMandate } from '../src/modules/mandates/answer-mandate.ts'
import { addTalent } from '../src/modules/roster/add-talent.ts'
import { inviteToClaim } from '../src/modules/roster/invite-to-claim.ts'
import { createRosterLink } from '../src/modules/roster/roster-links.ts'
import { listSubtypes, listTypes, updateTalent } from '../src/modules/talents/talents.store.ts'
import { inTransaction } from '../src/platform/database/database.ts'
import { systemActor } from '../src/platform/handler.ts'
import { clock } from '../src/platform/time/clock.ts'
import { actAs } from './act-as.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { seedPayee } from './payments.ts'
import { account } from './people.ts'
import { drawPicture, randomOf } from './pictures.ts'
import { represent } from './represented.ts'
import type { DemoTalent } from './talents.ts'

export interface DemoAgency {
  id: string
  /** The managed talents. */
  talents: string[]
}

/** The number of demo talents with a mandate, the demo sign-in of a talent first. */
const MANDATES = 9
const everything: readonly MandateScope[] = mandateScopes

/** Fictional, like every person in the demo. */
const managed: readonly DemoTalent[] = [
  {
    displayName: 'Bea Lindqvist',
    type: 'Photographer',
    niche: 'Food photography',
    city: 'Bristol',
    headline: 'Tables, tea towels and good bread',
    bio: [
      'I photograph food and the people who make it, mostly in their own kitchens. I bring one camera, two lenses and plenty of time.',
    ],
    looks: { build: 'long', skin: 0 },
    motif: 'soup',
    alsoOn: [],
    works: [],
    packages: [],
    audience: unstatedAudience,
    variant: 3,
  },
  {
    displayName: 'Theo Marsh',
    type: 'Athlete',
    niche: 'Running',
    city: 'Leeds',
    headline: 'Ultramarathons in the north of England',
    bio: [
      'I race between fifty and a hundred miles and coach a club on Thursdays. I film training honestly, including the days that go badly.',
    ],
    looks: { build: 'short', skin: 2 },
    motif: 'stopwatch',
    alsoOn: [],
    works: [],
    packages: [],
    audience: unstatedAudience,
    variant: 1,
  },
  {
    displayName: 'Nour Abbas',
    type: 'Influencer',
    niche: 'Home',
    city: 'London',
    headline: 'One room, redecorated every season',
    bio: [
      'I redecorate the same room four times a year and write down what it cost. My followers copy the cheap ideas first, which is the point.',
    ],
    looks: { build: 'long', skin: 3 },
    motif: 'bookcase',
    alsoOn: [],
    works: [],
    packages: [],
    audience: unstatedAudience,
    variant: 0,
  },
  {
    displayName: 'Kit Sorrell',
    type: 'UGC creator',
    niche: 'Product demo',
    city: 'Cardiff',
    headline: 'Simple product films in natural light',
    bio: [
      'I film products close up, in natural light and without a voice-over, so that you can use the films in any country.',
    ],
    looks: { build: 'short', skin: 1 },
    motif: 'flask',
    alsoOn: [],
    works: [],
    packages: [],
    audience: unstatedAudience,
    variant: 2,
  },
]

/**
 * Creates the demo agency with its roster: talents who granted a mandate and managed talents. Runs before the
 * campaigns are seeded.
 */
export async function seedAgency(talents: readonly string[]): Promise<DemoAgency> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const agency = { name: 'Larkfield Talent', website: 'https://larkfield.example', logoUrl: null }
  const id = await account('talentagent', 'Ida Larkfield', 'larkfield@demo.example', passwordHash, agency)
  await completeAgency(id)
  for (const [index, talentId] of talents.slice(0, MANDATES).entries()) await seedMandate(id, talentId, index)
  const own: string[] = []
  for (const one of managed) own.push(await seedManaged(id, one))
  await seedPayee(id, { isFinished: true })
  return { id, talents: own }
}

/** Gives the agency its details, a logo and its owner's photo. */
async function completeAgency(id: string): Promise<void> {
  const [logo, photo] = await Promise.all([
    drawPicture({ folder: 'logos', ownerId: id, of: 'Larkfield Talent', motif: 'mark', mark: 'larkfield' }),
    drawPicture({
      folder: 'avatars',
      ownerId: id,
      of: 'Ida Larkfield',
      looks: { build: 'long', skin: 1 },
      motif: 'portrait',
    }),
  ])
  const details = {
    about:
      'We represent thirteen people who cook, run, film and furnish, and we answer every brand within a day.',
    city: 'Leeds',
    legalName: 'Larkfield Talent Demo Ltd',
    logoUrl: logo.url,
  }
  await inTransaction(systemActor, async () => {
    await updateAgencyRow(id, details)
    await updateAgent(id, { avatarUrl: photo.url })
  })
}

async function seedMandate(agencyId: string, talentId: string, index: number): Promise<void> {
  const email = (await inTransaction(systemActor, () => loadAccount(talentId)))?.email ?? ''
  // The demo sign-in of a talent confirms acceptances and uploads their own work.
  const isFirst = index === 0
  const rate = [1_500, 2_000, 1_000][index % 3] ?? 1_500
  const mandate = rosterCalls.addTalent.input.shape.mandate.parse({
    // Some talents let the agency see their payments.
    ...(index % 3 === 1 && { scopes: everything }),
    dualConsent: isFirst,
    exclusive: index % 4 === 3,
    commission: { posting: rate, live: rate, content: Math.round(rate / 2) },
  })
  const invited = await actAs('talentagent', agencyId)(addTalent, {
    kind: 'mandate',
    email,
    mandate,
    note: '',
  })
  await actAs('talent', talentId)(answerMandate, {
    mandateId: invited.id,
    action: 'grant',
    dualConsent: isFirst,
  })
  represent(talentId, { agentId: agencyId, leaves: isFirst ? ['apply'] : everything, isManaged: false })
}

async function seedManaged(agencyId: string, one: DemoTalent): Promise<string> {
  const typeId = (await listTypes()).find((row) => row.name === one.type)?.id
  const subtypeIds = (await listSubtypes(typeId)).filter((row) => row.name === one.niche).map((row) => row.id)
  const handle = one.displayName.toLowerCase().replace(/\s+/g, '.')
  const chance = randomOf(one.displayName)
  const socials = [
    { platform: 'instagram' as const, handle, followers: Math.round(4_000 + chance() * 160_000) },
  ]
  const profile = {
    displayName: one.displayName,
    headline: one.headline,
    city: one.city,
    subtypeIds,
    socials,
    minFee: 40_000,
    languages: ['English'],
    isListed: true,
    bio: [...one.bio, 'Represented by Larkfield Talent.'].map((text) => `<p>${text}</p>`).join(''),
    ...(typeId && { typeId }),
  }
  const mandate = rosterCalls.addTalent.input.shape.mandate.parse({})
  const line = await actAs('talentagent', agencyId)(addTalent, {
    kind: 'managed',
    profile,
    mandate,
    note: 'Signed in the spring.',
  })
  const id = line.talent?.id ?? ''
  const [avatar, cover] = await Promise.all([
    drawPicture({
      folder: 'avatars',
      ownerId: agencyId,
      of: one.displayName,
      looks: one.looks,
      motif: 'portrait',
    }),
    drawPicture({
      folder: 'covers',
      ownerId: agencyId,
      of: `${handle} cover`,
      motif: one.motif,
      variant: one.variant,
    }),
  ])
  await inTransaction(systemActor, () =>
    updateTalent(id, { avatarUrl: avatar.url, coverUrl: cover.url, createdAt: clock.now() }),
  )
  represent(id, { agentId: agencyId, leaves: everything, isManaged: true })
  return id
}

/**
 * Creates the agency's open tasks: an unanswered request, an invited colleague, an invited talent and a
 * shared roster link.
 */
export async function seedAgentAccount(
  { id, talents }: DemoAgency,
  others: readonly string[],
): Promise<void> {
  const asAgent = actAs('talentagent', id)
  const email = (await inTransaction(systemActor, () => loadAccount(others[20] ?? '')))?.email ?? ''
  const mandate = rosterCalls.addTalent.input.shape.mandate.parse({ exclusive: true })
  await asAgent(addTalent, {
    kind: 'mandate',
    email,
    mandate,
    note: 'We met in Leeds. Would prefer not to work on Sundays.',
  })
  await asAgent(inviteToClaim, { talentId: talents[0] ?? '', email: 'bea.lindqvist@demo.example' })
  await asAgent(inviteMember, {
    name: 'Sol Larkfield',
    email: 'sol.larkfield@demo.example',
    talentIds: talents,
  })
  await asAgent(
    createRosterLink,
    agencyCalls.createRosterLink.input.parse({ title: 'Home and food, winter', showsRates: true, days: 30 }),
  )
}
