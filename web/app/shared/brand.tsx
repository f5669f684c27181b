import { useNavigate, useParams } from 'react-router'
import { BrandPage } from '#features/brands/BrandPage.tsx'
import { CampaignsOfBrand } from '#features/campaigns/CampaignsOfBrand.tsx'
import { ReportMenu } from '#features/reports/ReportButton.tsx'
import { Figures } from '#features/reviews/Figures.tsx'
import { ReviewList } from '#features/reviews/ReviewList.tsx'
import { VerifiedBrand } from '#features/verification/VerifiedBadge.tsx'
import { pathsOf, useTalentSide } from '#lib/use-viewer.ts'
import { reviewMenu } from './review-menu.tsx'

/** The page of a brand. Agents block a brand in the conversation of the talent whom the block is for. */
export default function Brand() {
  const { brandId = '' } = useParams()
  const viewer = useTalentSide()
  const paths = pathsOf[viewer]
  const navigate = useNavigate()
  const reviewed = { of: 'brand', id: brandId } as const
  return (
    <BrandPage
      key={brandId}
      side={viewer}
      brandId={brandId}
      back={{ label: 'Discover', to: paths.discover }}
      verified={<VerifiedBrand brandId={brandId} />}
      figures={<Figures reviewed={reviewed} />}
      campaigns={<CampaignsOfBrand side={viewer} brandId={brandId} pathOf={paths.campaign} />}
      reviewsOf={({ companyName }) => (
        <ReviewList reviewed={reviewed} name={companyName} menuOf={reviewMenu} />
      )}
      menuOf={({ companyName }) => (
        <ReportMenu
          subjects={[{ noun: 'brand', id: brandId }]}
          {...(viewer === 'talent' && {
            block: {
              party: { id: brandId, name: companyName },
              onBlocked: () => navigate(paths.discover),
            },
          })}
        />
      )}
    />
  )
}
