import { arePlacesTaken } from '@marquee/contract/rules/places'
import { Callout } from '#ui/Callout.tsx'

/** Says before an application is written that the campaign has no place at the moment. */
export function PlacesNote({ campaign }: { campaign: { places: number; placesTaken: number } }) {
  return (
    arePlacesTaken(campaign) && (
      <Callout>
        All places are taken at the moment. You can still apply: the brand can choose you when a place becomes
        free.
      </Callout>
    )
  )
}
