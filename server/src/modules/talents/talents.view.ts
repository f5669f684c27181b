import type { Profile } from '@marquee/contract/calls/profile'
import type { TalentCard } from '@marquee/contract/calls/talents'
import { today } from '../../platform/time/day.ts'
import { viewAccounts } from './social-accounts.ts'
import type { Talent, talentCardColumns } from './talents.store.ts'

/** A row of `talentCardColumns`. */
export type TalentCardRow = Pick<Talent, keyof typeof talentCardColumns>

/** Returns a talent's card for lists. It contains no contact data. */
export function viewTalentCard(row: TalentCardRow): TalentCard {
  const {
    id,
    slug,
    displayName,
    headline,
    city,
    country,
    typeId,
    followers,
    minFee,
    feeCurrency,
    avatarUrl,
    coverUrl,
  } = row
  return {
    id,
    slug,
    displayName,
    headline,
    city,
    country,
    typeId,
    followers,
    minFee,
    feeCurrency,
    avatarUrl,
    coverUrl,
  }
}

/** Returns the talent's own complete profile. */
export function viewTalentProfile(talent: Talent): NonNullable<Profile['talent']> {
  const { id, slug, displayName, headline, bio, typeId, subtypeIds, languages, minFee, feeCurrency } = talent
  const {
    audience,
    isListed,
    suspendedAt,
    wasListed,
    takesDirectOffers,
    takesGifted,
    timeOff,
    avatarUrl,
    coverUrl,
    phone,
    city,
    country,
  } = talent
  return {
    id,
    slug,
    displayName,
    headline,
    bio,
    typeId,
    subtypeIds,
    languages,
    socials: viewAccounts(talent),
    audience,
    statedOn: today(talent.socialsAt ?? talent.createdAt),
    minFee,
    feeCurrency,
    // What the talent chose; while they are suspended, nobody finds them.
    isListed: suspendedAt ? wasListed : isListed,
    takesDirectOffers,
    takesGifted,
    timeOff,
    avatarUrl,
    coverUrl,
    phone,
    city,
    country,
  }
}
