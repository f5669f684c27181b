import { formatCount } from './wording.ts'

interface Places {
  places: number
  placesTaken: number
}

/** Returns whether a campaign has hired as many talents as it wants. */
export const arePlacesTaken = ({ places, placesTaken }: Places): boolean => placesTaken >= places

/** Returns how many talents a campaign still wants: "2 places left", "All places are taken". */
export function describePlaces(campaign: Places): string {
  return arePlacesTaken(campaign)
    ? 'All places are taken'
    : `${formatCount(campaign.places - campaign.placesTaken, 'place')} left`
}
