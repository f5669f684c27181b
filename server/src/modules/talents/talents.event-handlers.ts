import { unstatedAudience } from '@marquee/contract/rules/audience'
import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { onEvent } from '../../platform/events/events.ts'
import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { endNewcomers } from './end-newcomers.ts'
import { slugOf } from './talent-profile.ts'
import { createTalent, hideTalent, showTalent, updateTalent } from './talents.store.ts'

/** Registers the profile of a new talent account, that nobody finds a suspended talent, and the end of the time as a newcomer. */
export function registerTalents(): void {
  onEvent('account.signed_up', async ({ accountId, role, name }) => {
    if (role === 'talent')
      await createTalent({ id: accountId, accountId, displayName: name, slug: slugOf(name, accountId) })
  })
  onEvent('account.suspended', ({ accountId }, { now }) => hideTalent(accountId, now))
  onEvent('account.restored', ({ accountId }) => showTalent(accountId))
  onCleanUp('newcomers among talents', endNewcomers)
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
      audience: unstatedAudience,
      pastBrands: [],
      socialsAt: null,
      timeOff: [],
      languages: [],
      subtypeIds: [],
      typeId: null,
      followers: 0,
      minFee: 0,
      feeCurrency: DEFAULT_CURRENCY,
      avatarUrl: null,
      coverUrl: null,
      isListed: false,
      isPagePublic: false,
      takesDirectOffers: false,
      takesGifted: false,
      erasedAt: now,
    }),
}
