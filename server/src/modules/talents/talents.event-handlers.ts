import { onEvent } from '../../platform/events/events.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { slugOf } from './slug.ts'
import { createTalent, updateTalent } from './talents.store.ts'

/** A talent's account brings the profile into being in the same transaction. */
export function registerTalents(): void {
  onEvent('account.signed_up', async ({ accountId, role, name }) => {
    if (role === 'talent')
      await createTalent({ id: accountId, accountId, displayName: name, slug: slugOf(name, accountId) })
  })
}

/** The person leaves the row; their offers and deals keep it for the other side. */
export const talentErasure: Erasure = {
  eraseFor: (accountId, now) =>
    updateTalent(accountId, {
      ...{
        displayName: 'Deleted user',
        slug: `deleted-${accountId}`,
        headline: '',
        bio: '',
        phone: '',
        city: '',
      },
      ...{
        socials: [],
        languages: [],
        subtypeIds: [],
        typeId: null,
        followers: 0,
        minFee: 0,
        avatarUrl: null,
        coverUrl: null,
      },
      ...{ isListed: false, takesDirectOffers: false, erasedAt: now },
    }),
}
