import type { Profile } from '@marquee/contract/calls/profile'

/** Returns a talent's profile as form values; missing choices are empty. */
export function talentValues(talent: NonNullable<Profile['talent']>) {
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
  } = talent
  return {
    displayName,
    headline,
    bio,
    typeId: typeId ?? '',
    subtypeIds,
    languages,
    socials: socials.map(({ source: _, measuredOn: _day, ...stated }) => stated),
    audience,
    minFee: minFee === 0 ? null : minFee,
    feeCurrency,
    isListed,
    takesDirectOffers,
    takesGifted,
    timeOff: timeOff.map((one): { from: string | null; to: string | null } => one),
    phone,
    city,
    country,
  }
}

export type TalentValues = ReturnType<typeof talentValues>
