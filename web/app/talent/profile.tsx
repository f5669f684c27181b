import { PackageList } from '#features/portfolios/PackageList.tsx'
import { PackagesCard } from '#features/portfolios/PackagesCard.tsx'
import { PortfolioWall } from '#features/portfolios/PortfolioWall.tsx'
import { PublicPageCard } from '#features/portfolios/PublicPageCard.tsx'
import { usePortfolio } from '#features/portfolios/portfolios.queries.ts'
import { WorksCard } from '#features/portfolios/WorksCard.tsx'
import { TalentProfilePage } from '#features/profile/TalentProfilePage.tsx'
import { Figures } from '#features/reviews/Figures.tsx'
import { OwnReviews } from '#features/reviews/OwnReviews.tsx'
import { ReviewList } from '#features/reviews/ReviewList.tsx'
import { useFigures } from '#features/reviews/reviews.queries.ts'
import { SearchPlace } from '#features/talents/SearchPlace.tsx'
import { TalentView } from '#features/talents/TalentView.tsx'
import { HandlesCard } from '#features/verification/HandlesCard.tsx'
import { VerifiedTalent } from '#features/verification/VerifiedBadge.tsx'
import { reviewMenu } from '../shared/review-menu.tsx'

export default function Profile() {
  return (
    <TalentProfilePage
      verification={<HandlesCard />}
      preview={(talentId) => <Preview talentId={talentId} />}
      portfolio={(talentId, onSaved) => <WorksCard talentId={talentId} onAdded={onSaved} />}
      packages={(talentId, onSaved) => <PackagesCard talentId={talentId} onSaved={onSaved} />}
      publicPage={<PublicPageCard />}
      place={<SearchPlace talentId={null} />}
      reviews={({ id, displayName }) => (
        <OwnReviews of="talent" id={id} name={displayName} menuOf={reviewMenu} />
      )}
    />
  )
}

/** The profile as brands see it. */
function Preview({ talentId }: { talentId: string }) {
  const reviewed = { of: 'talent' as const, id: talentId }
  return (
    <TalentView
      talentId={talentId}
      known={useFigures(reviewed).data?.items[0]}
      offered={usePortfolio(talentId).data?.packages}
      verified={<VerifiedTalent talentId={talentId} />}
      workOf={({ id, coverUrl }) => <PortfolioWall talentId={id} cover={coverUrl} />}
      packagesOf={({ id }) => <PackageList talentId={id} />}
      figures={<Figures reviewed={reviewed} />}
      reviewsOf={({ displayName }) => (
        <ReviewList reviewed={reviewed} name={displayName} menuOf={reviewMenu} />
      )}
    />
  )
}
