import { randomUUID } from 'node:crypto'
import type { ProfileChange } from '@marquee/contract/calls/profile'
import { slugOf } from './slug.ts'
import { saveTalentProfile } from './talent-profile.ts'
import { createTalent } from './talents.store.ts'

/**
 * Creates a talent without a sign-in of their own and returns the id. `at` is the path of the profile in the
 * request. Fails as `saveTalentProfile` does.
 */
export async function addManagedTalent(
  profile: ProfileChange & { displayName: string },
  now: Date,
  at: string,
): Promise<string> {
  const id = randomUUID()
  await createTalent({
    id,
    displayName: profile.displayName,
    slug: slugOf(profile.displayName, id),
    createdAt: now,
  })
  await saveTalentProfile(id, profile, { now, at })
  return id
}
