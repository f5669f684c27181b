import { BrandProfilePage } from '#features/profile/BrandProfilePage.tsx'
import { OwnReviews } from '#features/reviews/OwnReviews.tsx'
import { reviewMenu } from '../shared/review-menu.tsx'

export default function Profile() {
  return (
    <BrandProfilePage
      reviews={({ id, companyName }) => (
        <OwnReviews of="brand" id={id} name={companyName} menuOf={reviewMenu} />
      )}
    />
  )
}
