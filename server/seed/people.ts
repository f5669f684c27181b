import { fail } from '@marquee/contract/errors'
import type { Events } from '@marquee/contract/events/index'
import { confirmationsAtSignUp } from '@marquee/contract/legal/confirmations'
import { legalDocuments } from '@marquee/contract/legal/documents'
import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import type { Platform } from '@marquee/contract/terms/deliverables'
import { listIndustries, updateBrand } from '../src/modules/brands/brands.store.ts'
import { createConsents } from '../src/modules/identity/consents.store.ts'
import { createAccount, updateAccount } from '../src/modules/identity/identity.store.ts'
import { hashPassword } from '../src/modules/identity/secrets.ts'
import { listSubtypes, listTypes, updateTalent } from '../src/modules/talents/talents.store.ts'
import { inTransaction } from '../src/platform/database/database.ts'
import { emit } from '../src/platform/events/events.ts'
import { systemActor } from '../src/platform/handler.ts'
import { clock } from '../src/platform/time/clock.ts'
import { type DemoBrand, demoBrands } from './brands.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { roundFee } from './demo-campaign.ts'
import { languagesOf, timeOffOf } from './habits.ts'
import { pageFigures } from './page-figures.ts'
import { seedCards, seedSubscription } from './payments.ts'
import { drawAhead, drawPicture, randomOf } from './pictures.ts'
import { seedPortfolio, WITH_PAGE } from './portfolios.ts'
import { type DemoTalent, demoTalents } from './talents.ts'

/** How many covers are drawn ahead while a talent is created. */
const AHEAD = 3

/** Creates the demo's companies and talents, with pictures, and returns their ids. */
export async function seedPeople(): Promise<{ brands: Map<string, string>; talents: string[] }> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const brands = new Map<string, string>()
  for (const brand of demoBrands) brands.set(brand.key, await seedBrand(brand, passwordHash))
  const talents: string[] = []
  // The last ones first, so that lists of the newest begin with the talents who have a public page.
  for (const [index, talent] of [...demoTalents.entries()].reverse()) {
    // A few covers ahead, so that no picture that is needed now waits behind all of them.
    drawAhead(demoTalents.slice(Math.max(0, index - AHEAD), index))
    talents.unshift(await seedTalent(talent, index, passwordHash))
  }
  return { brands, talents }
}

async function seedBrand(brand: DemoBrand, passwordHash: string): Promise<string> {
  const id = await account('brand', brand.companyName, `${brand.key}@demo.example`, passwordHash)
  const industryId = (await listIndustries()).find((row) => row.name === brand.industry)?.id
  const [logo, cover] = await Promise.all([
    drawPicture({
      folder: 'logos',
      ownerId: id,
      of: brand.companyName,
      motif: 'mark',
      mark: brand.key,
    }),
    drawPicture({
      folder: 'covers',
      ownerId: id,
      of: `${brand.key} cover`,
      motif: brand.motif,
    }),
  ])
  const { about, city } = brand
  const changes = {
    about,
    city,
    industryId,
    logoUrl: logo.url,
    coverUrl: cover.url,
    website: `https://${brand.key}.example`,
    legalName: `${brand.companyName} Demo Ltd`,
    street: '12 Example Street',
    postcode: 'EX1 1MP',
    isEarlyAccess: true,
  }
  await inTransaction(systemActor, () => updateBrand(id, changes))
  await seedCards(id, brand.key === 'glow' ? 2 : 1)
  return id
}

/**
 * Subscribes the demo's brands today, so that each has the one bill of its first month. Until then all have early access; one keeps it,
 * and one is left without a plan.
 */
export async function seedPlans(brands: ReadonlyMap<string, string>): Promise<void> {
  for (const { key, access } of demoBrands) {
    const id = brands.get(key) ?? ''
    if (access === 'early') continue
    await inTransaction(systemActor, () => updateBrand(id, { isEarlyAccess: false }))
    if (access === 'none') continue
    await seedSubscription(id, {
      code: access === 'coupon' ? 'WELCOME25' : undefined,
      isTrial: access === 'trial',
    })
  }
}

async function seedTalent(talent: DemoTalent, index: number, passwordHash: string): Promise<string> {
  const { motif, variant, looks } = talent
  const handle = talent.displayName.toLowerCase().replace(/\s+/g, '.')
  const id = await account('talent', talent.displayName, `${handle}${index}@demo.example`, passwordHash)
  const chance = randomOf(talent.displayName)
  const typeId = (await listTypes()).find((row) => row.name === talent.type)?.id
  const subtypeIds = (await listSubtypes(typeId))
    .filter((row) => row.name === talent.niche)
    .map((row) => row.id)
  const [avatar, cover] = await Promise.all([
    drawPicture({
      folder: 'avatars',
      ownerId: id,
      of: talent.displayName,
      looks,
      motif: 'portrait',
    }),
    drawPicture({ folder: 'covers', ownerId: id, of: `${handle} cover`, motif, variant, looks }),
  ])
  const figures = pageFigures[talent.displayName]
  // Talents who reach more people ask for more.
  const reach = chance()
  const socials = accountsOf(talent, { handle, reach })
  const followers = socials.reduce((sum, social) => sum + social.followers, 0)
  const minFee = roundFee(figures ? figures.startsAt * 100 : 18_000 + reach * 110_000)
  // Three of the talents, none of them with a public page, name their prices in euros.
  const feeCurrency = index % 20 === 18 ? 'EUR' : DEFAULT_CURRENCY
  await inTransaction(systemActor, (now) =>
    updateTalent(id, {
      typeId,
      subtypeIds,
      socials,
      city: talent.city,
      headline: talent.headline,
      avatarUrl: avatar.url,
      coverUrl: cover.url,
      followers,
      audience: talent.audience,
      socialsAt: now,
      minFee,
      feeCurrency,
      languages: languagesOf(talent.displayName),
      timeOff: timeOffOf(talent.displayName),
      // Every talent with a public page is listed; three of the others are not.
      isListed: index < WITH_PAGE || index % 15 !== 14,
      takesDirectOffers: true,
      takesGifted: index % 3 === 0,
      createdAt: clock.now(),
      bio: talent.bio.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    }),
  )
  await seedPortfolio(talent, { id, index, minFee, feeCurrency, followers })
  return id
}

/** Returns the social accounts of a talent: on Instagram, TikTok and the networks of their craft. */
function accountsOf(
  { displayName, alsoOn }: DemoTalent,
  { handle, reach }: { handle: string; reach: number },
) {
  const figures = pageFigures[displayName]
  const others = randomOf(`${displayName} accounts`)
  const largest: Partial<Record<Platform, number>> = { instagram: 260_000, tiktok: 180_000 }
  const followersOn = (platform: Platform): number => {
    const most = largest[platform] ?? 60_000
    return figures?.followers[platform] ?? Math.round(2_500 + reach ** 2 * most * (0.4 + others() * 0.6))
  }
  return [...new Set<Platform>(['instagram', 'tiktok', ...alsoOn])].map((platform) => ({
    platform,
    handle,
    followers: followersOn(platform),
    ...(platform === 'instagram' && {
      // Small accounts have more engagement.
      engagementBps: figures?.engagementBps ?? Math.round(720 - reach * 420 - others() * 120),
    }),
  }))
}

/** Creates an account with a verified email address, and the rows of its role. */
export function account(
  role: 'brand' | 'talent' | 'talentagent',
  name: string,
  email: string,
  passwordHash: string,
  agency?: Events['account.signed_up']['agency'],
): Promise<string> {
  return inTransaction(systemActor, async (now) => {
    const row =
      (await createAccount({
        role,
        name,
        email,
        passwordHash,
        createdAt: now,
      })) ?? fail('internal')
    await updateAccount(row.id, { emailVerifiedAt: now })
    await createConsents(row.id, confirmationsAtSignUp(role, legalDocuments), {
      acceptedAt: now,
      way: 'sign_up',
      ip: null,
    })
    await emit('account.signed_up', { accountId: row.id, role, name, ...(agency && { agency }) })
    return row.id
  })
}
