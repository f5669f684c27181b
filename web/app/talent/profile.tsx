import { TalentProfilePage } from '#features/profile/TalentProfilePage.tsx'
import { Figures } from '#features/reviews/Figures.tsx'
import { OwnReviews } from '#features/reviews/OwnReviews.tsx'
import { ReviewList } from '#features/reviews/ReviewList.tsx'
import { TalentView } from '#features/talents/TalentView.tsx'
import { reviewMenu } from '../shared/review-menu.tsx'

export default function Profile() {
  return (
    <TalentProfilePage
      preview={(talentId) => (
        <TalentView
          talentId={talentId}
          figures={<Figures reviewed={{ of: 'talent', id: talentId }} />}
          reviewsOf={({ displayName }) => (
            <ReviewList reviewed={{ of: 'talent', id: talentId }} name={displayName} menuOf={reviewMenu} />
          )}
        />
      )}
      reviews={({ id, displayName }) => (
        <OwnReviews of="talent" id={id} name={displayName} menuOf={reviewMenu} />
      )}
    />
  )
}
