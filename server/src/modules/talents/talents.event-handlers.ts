import { onEvent } from '../../platform/events/events.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { slugOf } from './talent-profile.ts'
import { createTalent, updateTalent } from './talents.store.ts'

/** Creates the profile of a new talent account in the same transaction. */
export function registerTalents(): void {
  onEvent('account.signed_up', async ({ accountId, role, name }) => {
    if (role === 'talent')
      await createTalent({ id: accountId, accountId, displayName: name, slug: slugOf(name, accountId) })
  })
}

/** Removes personal data from the row; offers and deals keep the row for the other party. */
export const talentErasure: Erasure = {
  eraseFor: (accountId, now) =>
    updateTalent(accountId, {
      displayName: 'Deleted user',
      slug: `deleted-${accountId}`,
      headline: '',
      bio: '',
      phone: '',
      city: '',
      socials: [],
      languages: [],
      subtypeIds: [],
      typeId: null,
      followers: 0,
      minFee: 0,
      avatarUrl: null,
      coverUrl: null,
      isListed: false,
      takesDirectOffers: false,
      erasedAt: now,
    }),
}
