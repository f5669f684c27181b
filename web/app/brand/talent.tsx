import { useParams } from 'react-router'
import { TalentPage } from '#features/talents/TalentPage.tsx'
import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

export default function Talent() {
  const { talentId = '' } = useParams()
  return (
    <TalentPage
      key={talentId}
      talentId={talentId}
      back={{ label: 'Find talent', to: brandPaths.findTalent }}
      actions={({ takesDirectOffers }) =>
        takesDirectOffers && (
          <ButtonLink kind="primary" to={`${brandPaths.newOffer}?talent=${talentId}`}>
            Send an offer
          </ButtonLink>
        )
      }
    />
  )
}
