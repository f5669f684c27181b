import type { Applicant } from '@marquee/contract/calls/applications'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { formatWait } from '@marquee/contract/rules/pay-day'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { AskedFee } from '#features/applications/AskedFee.tsx'
import { useApplicant } from '#features/applications/applications.queries.ts'
import { budgetOf } from '#features/applications/describe-fee.ts'
import { useOwnCampaign } from '#features/campaigns/campaigns.queries.ts'
import { ComposeOffer } from '#features/offers/ComposeOffer.tsx'
import { draftTerms, termsFromBrief, termsFromPackage } from '#features/offers/initial-terms.ts'
import { NoFeeNote } from '#features/offers/NoFeeNote.tsx'
import { useIsBrought, useNoFee } from '#features/outside-talents/outside-talents.queries.ts'
import { PackageChoice } from '#features/portfolios/PackageChoice.tsx'
import { usePortfolio } from '#features/portfolios/portfolios.queries.ts'
import { PlanNeeded } from '#features/subscription/PlanNeeded.tsx'
import { offerObstacle } from '#features/talents/offer-obstacle.ts'
import { useTalent } from '#features/talents/talents.queries.ts'
import { newDeliverable } from '#features/terms/DeliverablesField.tsx'
import { brandPaths } from '#lib/paths.ts'
import { isEntitled, useUser } from '#lib/session.ts'
import { useMarket, WithoutFee } from '#lib/use-market.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { BrandTermsFields } from '../shared/brand-terms-fields.tsx'
import { PartOfCampaign, usePartOfCampaign } from './PartOfCampaign.tsx'
import { packageTermsFields } from './package-terms-fields.tsx'

/** A first offer to one talent: for a campaign when the URL names one, otherwise direct. */
export default function NewOffer() {
  const [params] = useSearchParams()
  return params.get('talent') ? <OfferToTalent /> : <ChooseTalent />
}

/** Shown when the address names no talent. */
function ChooseTalent() {
  return (
    <>
      <PageHeader back={{ label: 'Offers', to: brandPaths.offers }} title="New offer" />
      <EmptyState
        title="Who is this offer for?"
        action={
          <ButtonLink kind="primary" to={brandPaths.findTalent}>
            Find talent
          </ButtonLink>
        }
      >
        Open a talent’s profile, or an applicant of one of your campaigns, and choose “Send an offer”.
      </EmptyState>
    </>
  )
}

function OfferToTalent() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const user = useUser()
  const maySend = isEntitled(user)
  const talentId = params.get('talent') ?? ''
  const noFee = useNoFee(talentId)
  const isBrought = useIsBrought(talentId)
  const campaignId = params.get('campaign') ?? ''
  const applicationId = params.get('application') ?? ''
  const packageId = params.get('package')
  const isDirect = campaignId === ''
  const draft = `offer.${talentId}.${packageId ?? (campaignId || 'direct')}`
  const portfolio = usePortfolio(talentId)
  const market = useMarket()
  const talent = useTalent(talentId)
  const campaign = useOwnCampaign(campaignId)
  const applicant = useApplicant(applicationId)
  const kept = useQuery({ queryKey: ['drafts', draft], queryFn: () => draftTerms(draft), gcTime: 0 })
  const isReady =
    (campaignId === '' || campaign.data) &&
    !kept.isPending &&
    (applicationId === '' || !applicant.isPending) &&
    (!isDirect || !portfolio.isPending)
  const chosen = portfolio.data?.packages.find(({ id }) => id === packageId)
  const part = usePartOfCampaign(isDirect ? chosen?.currency : undefined)
  return (
    <Loaded
      query={
        campaignId && !campaign.data
          ? { ...campaign, data: undefined }
          : { ...talent, data: isReady ? talent.data : undefined }
      }
      skeleton={<PageSkeleton />}
    >
      {(person) => (
        <>
          <PageHeader
            back={
              campaign.data
                ? { label: campaign.data.title, to: brandPaths.campaign(campaignId) }
                : { label: person.displayName, to: brandPaths.talent(talentId) }
            }
            picture={<Avatar name={person.displayName} picture={person.avatarUrl} size={64} />}
            title={`Offer to ${person.displayName}${!campaign.data && chosen ? ':' : ''}`}
            aside={campaign.data ? `for ${campaign.data.title}` : chosen && `“${chosen.title}”`}
            lead={`${market.data ? `They have ${formatWait(market.data.offerHours)} to respond. ` : ''}Both of you can see every version.`}
          />
          {!maySend && (
            <PlanNeeded plan={`${brandPaths.plan}?for=offer`}>
              To send an offer, choose a plan; your first begins with a free trial. We’ll keep what you’ve
              written here.
            </PlanNeeded>
          )}
          {applicant.data && !isOnBudget(applicant.data) && <AskedFee applicant={applicant.data} />}
          {isDirect && offerObstacle(person, isBrought) ? (
            <Callout>{offerObstacle(person, isBrought)}</Callout>
          ) : (
            <Stack gap={20}>
              {noFee?.isActive && (
                <NoFeeNote
                  side="brand"
                  noFee={noFee}
                  brand={user.brand?.companyName ?? ''}
                  talent={person.displayName}
                />
              )}
              <WithoutFee value={noFee?.isActive ?? false}>
                {isDirect && (
                  <PackageChoice
                    packages={portfolio.data?.packages ?? []}
                    chosen={chosen ?? null}
                    pathOf={(id) => `${brandPaths.newOffer}?talent=${talentId}${id ? `&package=${id}` : ''}`}
                  />
                )}
                {isDirect && chosen && <PartOfCampaign {...part} />}
                <ComposeOffer
                  key={draft}
                  to={{
                    talentId,
                    campaignId: campaignId || part.campaignId || DIRECT_CAMPAIGN_ID,
                    ...(applicationId && { applicationId }),
                    name: person.displayName,
                  }}
                  initial={
                    kept.data ??
                    (chosen
                      ? termsFromPackage(chosen, newDeliverable())
                      : termsFromBrief(campaign.data ?? null, newDeliverable(), applicant.data?.proposedFee))
                  }
                  draft={draft}
                  fields={BrandTermsFields}
                  packageFields={chosen ? packageTermsFields : null}
                  onSent={(offerId) => navigate(brandPaths.offer(offerId))}
                />
              </WithoutFee>
            </Stack>
          )}
        </>
      )}
    </Loaded>
  )
}

/** Returns whether the applicant asked for the budget of the brief, which needs no notice. */
function isOnBudget({ proposedFee, budget }: Applicant): boolean {
  return proposedFee === budgetOf(budget)
}
