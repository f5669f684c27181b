import { ListedFigures } from '#features/reviews/ListedFigures.tsx'
import { BrowseTalentsPage } from '#features/talents/BrowseTalentsPage.tsx'
import { brandPaths } from '#lib/paths.ts'

export default function FindTalent() {
  return (
    <BrowseTalentsPage
      pathOf={brandPaths.talent}
      withFigures={(talentIds, render) => <ListedFigures talentIds={talentIds}>{render}</ListedFigures>}
    />
  )
}
