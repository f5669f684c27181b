import { arePlacesTaken } from '@marquee/contract/rules/places'
import { Callout } from '#ui/Callout.tsx'

/** Says before an application is written that the campaign has no place at the moment. */
export function PlacesNote({ campaign }: { campaign: { places: number; placesTaken: number } }) {
  return (
    arePlacesTaken(campaign) && (
      <Callout>
        All places are taken at the moment. Applications are still open: the brand can choose among them when
        a place becomes free.
      </Callout>
    )
  )
}
