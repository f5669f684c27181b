import { randomUUID } from 'node:crypto'
import type { ProfileChange } from '@marquee/contract/calls/profile'
import { slugOf } from './slug.ts'
import { saveTalentProfile } from './talent-profile.ts'
import { createTalent } from './talents.store.ts'

/** Makes a talent who has no own sign-in; the id. `at` is where the profile stands in the request. Refuses as `saveTalentProfile` does. */
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
