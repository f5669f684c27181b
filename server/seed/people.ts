import { fail } from '@marquee/contract/errors'
import type { Events } from '@marquee/contract/events/index'
import { listIndustries, updateBrand } from '../src/modules/brands/brands.store.ts'
import { createAccount, updateAccount } from '../src/modules/identity/identity.store.ts'
import { hashPassword } from '../src/modules/identity/secrets.ts'
import { listSubtypes, listTypes, updateTalent } from '../src/modules/talents/talents.store.ts'
import { inTransaction } from '../src/platform/database/database.ts'
import { emit } from '../src/platform/events/events.ts'
import { systemActor } from '../src/platform/handler.ts'
import { clock } from '../src/platform/time/clock.ts'
import { type DemoBrand, demoBrands } from './brands.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { seedCards, seedSubscription } from './payments.ts'
import { drawPicture, randomOf } from './pictures.ts'
import { type DemoTalent, demoTalents } from './talents.ts'

/** Creates the demo's companies and talents, with pictures, and returns their ids. */
export async function seedPeople(): Promise<{ brands: Map<string, string>; talents: string[] }> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const brands = new Map<string, string>()
  for (const brand of demoBrands) brands.set(brand.key, await seedBrand(brand, passwordHash))
  const talents: string[] = []
  for (const [index, talent] of demoTalents.entries())
    talents.push(await seedTalent(talent, index, passwordHash))
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
      width: 240,
      height: 240,
    }),
    drawPicture({
      folder: 'covers',
      ownerId: id,
      of: `${brand.key} cover`,
      motif: brand.motif,
      width: 1000,
      height: 420,
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
  }
  await inTransaction(systemActor, () => updateBrand(id, changes))
  await seedCards(id, brand.key === 'glow' ? 2 : 1)
  await seedAccess(id, brand)
  return id
}

/**
 * Gives a demo brand access while its data is seeded; `endAccess` takes it away from the brand without a
 * subscription.
 */
async function seedAccess(id: string, { access }: DemoBrand): Promise<void> {
  if (access === 'early' || access === 'none')
    await inTransaction(systemActor, () => updateBrand(id, { isEarlyAccess: true }))
  else
    await seedSubscription(id, {
      code: access === 'coupon' ? 'WELCOME25' : undefined,
      isTrial: access === 'trial',
    })
}

/** Ends early access for the brands that have no subscription. */
export async function endAccess(brands: ReadonlyMap<string, string>): Promise<void> {
  for (const { key, access } of demoBrands)
    if (access === 'none')
      await inTransaction(systemActor, () => updateBrand(brands.get(key) ?? '', { isEarlyAccess: false }))
}

async function seedTalent(talent: DemoTalent, index: number, passwordHash: string): Promise<string> {
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
      motif: 'portrait',
      width: 256,
      height: 256,
    }),
    drawPicture({
      folder: 'covers',
      ownerId: id,
      of: `${handle} cover`,
      motif: talent.motif,
      width: 480,
      height: 600,
    }),
  ])
  const socials = [
    { platform: 'instagram', handle, followers: Math.round(4_000 + chance() * 260_000) },
    { platform: 'tiktok', handle, followers: Math.round(2_000 + chance() * 180_000) },
  ]
  await inTransaction(systemActor, () =>
    updateTalent(id, {
      typeId,
      subtypeIds,
      socials,
      city: talent.city,
      headline: talent.headline,
      avatarUrl: avatar.url,
      coverUrl: cover.url,
      followers: socials.reduce((sum, social) => sum + social.followers, 0),
      minFee: Math.round(2 + chance() * 10) * 10_000,
      languages: ['English'],
      isListed: index % 15 !== 14,
      takesDirectOffers: true,
      createdAt: clock.now(),
      bio: `<p>${talent.headline}. I work from ${talent.city} and like briefs that leave room.</p><p>This profile belongs to the demo market and to nobody else.</p>`,
    }),
  )
  return id
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
        termsVersion: 'demo',
        termsAcceptedAt: now,
        createdAt: now,
      })) ?? fail('internal')
    await updateAccount(row.id, { emailVerifiedAt: now })
    await emit('account.signed_up', { accountId: row.id, role, name, ...(agency && { agency }) })
    return row.id
  })
}
