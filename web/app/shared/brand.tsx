import { useNavigate, useParams } from 'react-router'
import { BrandPage } from '#features/brands/BrandPage.tsx'
import { CampaignsOfBrand } from '#features/campaigns/CampaignsOfBrand.tsx'
import { ReportMenu } from '#features/reports/ReportButton.tsx'
import { Figures } from '#features/reviews/Figures.tsx'
import { ReviewList } from '#features/reviews/ReviewList.tsx'
import { useRosterNames } from '#features/roster/use-roster-names.ts'
import { VerifiedBrand } from '#features/verification/VerifiedBadge.tsx'
import { pathsOf, useTalentSide } from '#lib/use-viewer.ts'
import { reviewMenu } from './review-menu.tsx'

/** The page of a brand. */
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
      menuOf={({ companyName }) => {
        const party = { id: brandId, name: companyName }
        return viewer === 'talent' ? (
          <ReportMenu
            subjects={[{ noun: 'brand', id: brandId }]}
            block={{ party, onBlocked: () => navigate(paths.discover) }}
          />
        ) : (
          <AgentMenu party={party} />
        )
      }}
    />
  )
}

/** The menu of an agent, who blocks a brand for one talent of the roster: the page stays open for the others. */
function AgentMenu({ party }: { party: { id: string; name: string } }) {
  const { names: talents } = useRosterNames()
  return (
    <ReportMenu
      subjects={[{ noun: 'brand', id: party.id }]}
      {...(talents.length > 0 && { block: { party, talents } })}
    />
  )
}
