import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { useFavouriteMarks } from './favourites.queries.ts'
import { TalentHeart } from './TalentHeart.tsx'

interface SaveOfferProps {
  talent: { id: string; displayName: string; isListed: boolean }
}

/** For a brand that came to save a talent: one press does it, and then this says where they are. Nothing for a talent who cannot be found. */
export function SaveOffer({ talent }: SaveOfferProps) {
  const mark = useFavouriteMarks([talent.id])(talent.id)
  if (mark === undefined) return null
  if (mark)
    return (
      <Callout tone="good" action={<ButtonLink to={brandPaths.favourites}>View favourites</ButtonLink>}>
        {talent.displayName} is in your favourites.
      </Callout>
    )
  if (!talent.isListed) return null
  return (
    <Callout action={<TalentHeart talent={talent} mark={mark} text="Favourite" />}>
      Save {talent.displayName} to your favourites: press the heart.
    </Callout>
  )
}
