interface OfferedTalent {
  displayName: string
  isListed: boolean
  takesDirectOffers: boolean
}

/**
 * Returns why a brand cannot send an offer to a talent who has not applied, as a sentence; null where it can. `isBrought` says whether the
 * brand brought the talent to Marquee, and is undefined until that is known; nothing is known then of a talent who is not listed.
 */
export function offerObstacle(
  { displayName, isListed, takesDirectOffers }: OfferedTalent,
  isBrought: boolean | undefined,
): string | null | undefined {
  const later = 'You can send an offer once they apply for one of your campaigns.'
  if (!takesDirectOffers) return `${displayName} takes no direct offers at the moment. ${later}`
  if (isListed || isBrought) return null
  return isBrought === undefined ? undefined : `${displayName} isn’t shown in search at the moment. ${later}`
}
