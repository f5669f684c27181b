import { randomUUID } from 'node:crypto'
import type { ProfileChange } from '@marquee/contract/calls/profile-change'
import { fail, failField } from '@marquee/contract/errors'
import { sanitise } from '../../platform/http/sanitise.ts'
import { today } from '../../platform/time/day.ts'
import type { Pictures, ProfilePart } from '../identity/identity.ports.ts'
import { datedAccounts, followersOf, type StoredAccount, storeAccounts } from './social-accounts.ts'
import { knownHandles, socialChanges } from './talents.ports.ts'
import {
  createTalent,
  listSubtypes,
  listTypes,
  loadTalent,
  type Talent,
  type TalentChanges,
  updateAndReturnTalent,
  updateTalent,
} from './talents.store.ts'
import { viewTalentProfile } from './talents.view.ts'

/** The talent's part of the profile. Fails by field for unknown talent types and niches. */
export const talentProfilePart: ProfilePart = {
  load: async (accountId) => {
    const talent = await loadTalent(accountId)
    return talent ? { name: talent.displayName, talent: viewTalentProfile(talent) } : {}
  },
  save: async (ctx, change, pictures) => {
    await saveTalentProfile(ctx.actor.id, change, { pictures, now: ctx.now })
  },
}

type Socials = NonNullable<ProfileChange['socials']>

interface Saving {
  pictures?: Pictures
  now: Date
  /** The path of the profile in the request, for field errors: `profile.`. */
  at?: string
}

/**
 * Queues a change of a talent's profile; absent fields do not change. Fails by field for unknown talent types
 * and niches.
 */
export async function saveTalentProfile(
  talentId: string,
  change: ProfileChange,
  saving: Saving,
): Promise<void> {
  const columns = await profileColumns(change, saving, await storedAccountsOf(talentId, change))
  if (change.socials) await changeSocials(talentId, change.socials)
  await updateTalent(talentId, columns)
}

/** Returns the accounts whose followers may keep their source; none where the change leaves them alone. */
async function storedAccountsOf(
  talentId: string,
  { socials }: ProfileChange,
): Promise<readonly StoredAccount[]> {
  const talent = socials && (await loadTalent(talentId))
  return talent ? datedAccounts(talent) : []
}

async function changeSocials(talentId: string, socials: Socials): Promise<void> {
  await socialChanges.get().beforeChange(talentId, socials)
  await knownHandles.get().remember([{ talentId, socials }])
}

/** Returns a unique, readable slug: the name in plain letters and the start of the id. */
export function slugOf(name: string, id: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
  return `${plain.slice(0, 40) || 'talent'}-${id.slice(0, 8)}`
}

/** Creates a talent without a sign-in of their own and returns them. Fails as `saveTalentProfile` does. */
export async function createManagedTalent(
  profile: ProfileChange & { displayName: string },
  saving: Saving,
): Promise<Talent> {
  const id = randomUUID()
  const { displayName } = profile
  const columns = await profileColumns(profile, saving, [])
  if (profile.socials) await knownHandles.get().remember([{ talentId: id, socials: profile.socials }])
  return createTalent({
    ...columns,
    id,
    displayName,
    slug: slugOf(displayName, id),
    createdAt: saving.now,
  })
}

/** Changes the profile of a talent and returns them as saved. Fails as `saveTalentProfile` does. */
export async function updateManagedTalent(
  talentId: string,
  change: ProfileChange,
  saving: Saving,
): Promise<Talent> {
  const columns = await profileColumns(change, saving, await storedAccountsOf(talentId, change))
  if (change.socials) await changeSocials(talentId, change.socials)
  return (await updateAndReturnTalent(talentId, columns)) ?? fail('not_found')
}

async function profileColumns(
  change: ProfileChange,
  { pictures = {}, now, at = '' }: Saving,
  stored: readonly StoredAccount[],
): Promise<TalentChanges> {
  await requireKnownTypes(change, at)
  const {
    displayName,
    headline,
    bio,
    typeId,
    subtypeIds,
    languages,
    socials,
    audience,
    minFee,
    feeCurrency,
    isListed,
    takesDirectOffers,
    takesGifted,
    timeOff,
    phone,
    city,
    country,
  } = change
  return {
    displayName,
    headline,
    typeId,
    subtypeIds,
    languages,
    minFee,
    feeCurrency,
    isListed,
    takesDirectOffers,
    takesGifted,
    ...(timeOff && { timeOff: timeOff.toSorted((one, other) => one.from.localeCompare(other.from)) }),
    phone,
    city,
    country,
    ...(bio !== undefined && { bio: sanitise(bio) }),
    ...(socials && {
      socials: storeAccounts(socials, stored, today(now)),
      followers: followersOf(socials),
    }),
    audience,
    ...(audience && { socialsAt: now }),
    ...(pictures.avatar && { avatarUrl: pictures.avatar }),
    ...(pictures.cover && { coverUrl: pictures.cover }),
    updatedAt: now,
  }
}

async function requireKnownTypes({ typeId, subtypeIds }: ProfileChange, at: string): Promise<void> {
  if (typeId && !(await listTypes()).some((row) => row.id === typeId))
    failField(`${at}typeId`, 'Please choose from the list.')
  if (!subtypeIds?.length) return
  const known = new Set((await listSubtypes()).map((row) => row.id))
  if (!subtypeIds.every((id) => known.has(id))) failField(`${at}subtypeIds`, 'Please choose from the list.')
}
