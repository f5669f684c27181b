import { TalentProfilePage } from '#features/profile/TalentProfilePage.tsx'
import { Figures } from '#features/reviews/Figures.tsx'
import { OwnReviews } from '#features/reviews/OwnReviews.tsx'
import { ReviewList } from '#features/reviews/ReviewList.tsx'
import { SearchPlace } from '#features/talents/SearchPlace.tsx'
import { TalentView } from '#features/talents/TalentView.tsx'
import { HandlesCard } from '#features/verification/HandlesCard.tsx'
import { VerifiedTalent } from '#features/verification/VerifiedBadge.tsx'
import { reviewMenu } from '../shared/review-menu.tsx'

export default function Profile() {
  return (
    <TalentProfilePage
      verification={<HandlesCard />}
      preview={(talentId) => (
        <TalentView
          talentId={talentId}
          verified={<VerifiedTalent talentId={talentId} />}
          figures={<Figures reviewed={{ of: 'talent', id: talentId }} />}
          reviewsOf={({ displayName }) => (
            <ReviewList reviewed={{ of: 'talent', id: talentId }} name={displayName} menuOf={reviewMenu} />
          )}
        />
      )}
      place={<SearchPlace talentId={null} />}
      reviews={({ id, displayName }) => (
        <OwnReviews of="talent" id={id} name={displayName} menuOf={reviewMenu} />
      )}
    />
  )
}
