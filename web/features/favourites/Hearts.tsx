import type { ReactNode } from 'react'
import { useFavouriteMarks } from './favourites.queries.ts'
import { TalentHeart } from './TalentHeart.tsx'

interface HeartsProps {
  talentIds: readonly string[]
  /** Renders the list with a heart for each talent; none while it is not known whether they are a favourite. */
  children: (heartOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode
}

/** Reads which talents of a list are favourites, for a heart on each card. */
export function Hearts({ talentIds, children }: HeartsProps) {
  const markOf = useFavouriteMarks(talentIds)
  return children((talent) => {
    const mark = markOf(talent.id)
    return mark !== undefined && <TalentHeart talent={talent} mark={mark} />
  })
}

/** The heart of one talent’s page. A talent who cannot be found can only be removed. */
export function PageHeart({ talent }: { talent: { id: string; displayName: string; isListed: boolean } }) {
  const mark = useFavouriteMarks([talent.id])(talent.id)
  if (mark === undefined || (mark === null && !talent.isListed)) return null
  return <TalentHeart talent={talent} mark={mark} text="Favourite" />
}
