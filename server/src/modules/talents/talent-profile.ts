import type { ProfileChange } from '@marquee/contract/calls/profile'
import { refuseField } from '@marquee/contract/refusals'
import { sanitise } from '../../platform/sanitise.ts'
import type { ProfilePart } from '../identity/identity.ports.ts'
import { listSubtypes, listTypes, loadTalent, saveTalent } from './talents.store.ts'
import { viewTalentProfile } from './talents.view.ts'

/** The talent's part of the profile: what it reads and how it is changed. Refuses unknown kinds and crafts by field. */
export const talentProfilePart: ProfilePart = {
  load: async (accountId) => {
    const talent = await loadTalent(accountId)
    return talent ? { name: talent.displayName, talent: viewTalentProfile(talent) } : {}
  },
  save: async (ctx, change, pictures) => {
    await refuseUnknownKinds(change)
    const {
      displayName,
      headline,
      bio,
      typeId,
      subtypeIds,
      languages,
      socials,
      minFee,
      isListed,
      takesDirectOffers,
      phone,
      city,
      country,
    } = change
    await saveTalent(ctx.actor.id, {
      ...{ displayName, headline, typeId, subtypeIds, languages, minFee, isListed, takesDirectOffers, phone, city, country },
      ...(bio !== undefined && { bio: sanitise(bio) }),
      ...(socials && { socials, followers: socials.reduce((sum, social) => sum + social.followers, 0) }),
      ...(pictures.avatar && { avatarUrl: pictures.avatar }),
      ...(pictures.cover && { coverUrl: pictures.cover }),
      updatedAt: ctx.now,
    })
  },
}

async function refuseUnknownKinds({ typeId, subtypeIds }: ProfileChange): Promise<void> {
  if (typeId && !(await listTypes()).some((row) => row.id === typeId)) refuseField('typeId', 'Please choose from the list.')
  if (!subtypeIds?.length) return
  const known = new Set((await listSubtypes()).map((row) => row.id))
  if (!subtypeIds.every((id) => known.has(id))) refuseField('subtypeIds', 'Please choose from the list.')
}
