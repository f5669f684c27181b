import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { useNavigate, useParams } from 'react-router'
import { ApplicationList } from '#features/applications/ApplicationLines.tsx'
import { InviteTalent } from '#features/applications/InviteTalent.tsx'
import { useOwnCampaigns } from '#features/campaigns/campaigns.queries.ts'
import { MessageButton } from '#features/conversations/MessageButton.tsx'
import { PageHeart } from '#features/favourites/Hearts.tsx'
import { SaveOnArrival } from '#features/favourites/SaveOnArrival.tsx'
import { useIsBrought } from '#features/outside-talents/outside-talents.queries.ts'
import { PackageList } from '#features/portfolios/PackageList.tsx'
import { PortfolioWall } from '#features/portfolios/PortfolioWall.tsx'
import { usePortfolio } from '#features/portfolios/portfolios.queries.ts'
import { ReportMenu } from '#features/reports/ReportButton.tsx'
import { Figures } from '#features/reviews/Figures.tsx'
import { ReviewList } from '#features/reviews/ReviewList.tsx'
import { useFigures } from '#features/reviews/reviews.queries.ts'
import { offerObstacle } from '#features/talents/offer-obstacle.ts'
import { TalentPage } from '#features/talents/TalentPage.tsx'
import { VerifiedTalent } from '#features/verification/VerifiedBadge.tsx'
import { brandPaths } from '#lib/paths.ts'
import { useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { reviewMenu } from '../shared/review-menu.tsx'
import { useStartPath } from './start-path.ts'

export default function Talent() {
  const startPath = useStartPath()
  const { talentId = '' } = useParams()
  const navigate = useNavigate()
  const user = useUser()
  const live = useOwnCampaigns('live').items
  const isBrought = useIsBrought(talentId)
  const known = useFigures({ of: 'talent', id: talentId }).data?.items[0]
  const offered = usePortfolio(talentId).data?.packages
  return (
    <TalentPage
      key={talentId}
      talentId={talentId}
      back={{ label: 'Find talent', to: brandPaths.findTalent }}
      verified={<VerifiedTalent talentId={talentId} />}
      known={known}
      offered={offered}
      figures={<Figures reviewed={{ of: 'talent', id: talentId }} />}
      reviewsOf={({ displayName }) => (
        <ReviewList reviewed={{ of: 'talent', id: talentId }} name={displayName} menuOf={reviewMenu} />
      )}
      workOf={({ id, coverUrl }) => <PortfolioWall talentId={id} cover={coverUrl} />}
      packagesOf={(person) => (
        <PackageList
          talentId={talentId}
          action={(one) =>
            offerObstacle(person, isBrought) === null && (
              <ButtonLink
                to={startPath('offer', `${brandPaths.newOffer}?talent=${talentId}&package=${one.id}`)}
                aria-label={`Choose this package: ${one.title}`}
              >
                Choose this package
              </ButtonLink>
            )
          }
        />
      )}
      notice={(person) => (
        <>
          <SaveOnArrival talent={person} />
          <OfferNotice text={offerObstacle(person, isBrought)} />
        </>
      )}
      menu={(person) => (
        <ReportMenu
          subjects={[{ noun: 'talent', id: talentId }]}
          block={{
            party: { id: talentId, name: person.displayName },
            onBlocked: () => navigate(brandPaths.findTalent),
          }}
        />
      )}
      offerOf={(person) =>
        offerObstacle(person, isBrought) === null && (
          <ButtonLink
            wide
            kind="primary"
            to={startPath('offer', `${brandPaths.newOffer}?talent=${talentId}`)}
          >
            Send an offer
          </ButtonLink>
        )
      }
      actions={(person) => (
        <>
          <InviteTalent
            talent={person}
            campaigns={live}
            newCampaign={startPath('campaign', brandPaths.newCampaign)}
          />
          <MessageButton
            side="brand"
            between={{ campaignId: DIRECT_CAMPAIGN_ID, brandId: user.id, talentId }}
            pathOf={brandPaths.messages}
          />
          <PageHeart talent={person} />
          <ApplicationList talentId={talentId} />
        </>
      )}
    />
  )
}

/** Says why the page has no button for an offer; nothing where it has one. */
function OfferNotice({ text }: { text: string | null | undefined }) {
  return text ? <Callout>{text}</Callout> : null
}
