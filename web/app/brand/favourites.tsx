import { FavouritesPage } from '#features/favourites/FavouritesPage.tsx'
import { TalentCard } from '#features/talents/TalentCard.tsx'
import { useTalentTypes } from '#features/talents/talents.queries.ts'
import { brandPaths } from '#lib/paths.ts'
import { InviteFromList } from './InviteFromList.tsx'

export default function Favourites() {
  const types = useTalentTypes().data?.items ?? []
  return (
    <FavouritesPage
      findTalent={brandPaths.findTalent}
      withSelection={(render) => <InviteFromList>{render}</InviteFromList>}
      cardOf={(talent, { corner, select, extra }) => (
        <TalentCard
          key={talent.id}
          talent={talent}
          to={brandPaths.talent(talent.id)}
          typeName={types.find(({ id }) => id === talent.typeId)?.name}
          corner={corner}
          select={select}
          extra={extra}
        />
      )}
    />
  )
}
