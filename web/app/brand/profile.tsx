import { BrandProfilePage } from '#features/profile/BrandProfilePage.tsx'
import { OwnReviews } from '#features/reviews/OwnReviews.tsx'
import { BrandVerificationCard } from '#features/verification/BrandVerificationCard.tsx'
import { reviewMenu } from '../shared/review-menu.tsx'

export default function Profile() {
  return (
    <BrandProfilePage
      verification={<BrandVerificationCard />}
      reviews={({ id, companyName }) => (
        <OwnReviews of="brand" id={id} name={companyName} menuOf={reviewMenu} />
      )}
    />
  )
}
