import { formatMoney } from '@marquee/contract/rules/currency'
import { startingPriceIn } from '@marquee/contract/rules/starting-price'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePublicCampaign } from '#features/campaigns/campaigns.queries.ts'
import { payTextOf } from '#features/campaigns/pay-text.ts'
import { usePublicPortfolio } from '#features/portfolios/portfolios.queries.ts'
import { usePublicTalent } from '#features/talents/talents.queries.ts'
import { useMarket } from '#lib/use-market.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import classes from './NextStep.module.css'
import {
  type ApplicationStep,
  type KnownStep,
  nextStepIn,
  nothingKnown,
  type OfferStep,
  type SaveStep,
} from './next-step.ts'

/**
 * Shows what someone who came from a public page does after the sign-in or the sign-up: the offer to a talent, a talent to save, or the
 * application to a campaign. Nothing for everyone else. `known` is what the server has read, so that nothing moves when it comes.
 */
export function NextStep({ known = nothingKnown }: { known?: KnownStep }) {
  const step = nextStepIn(useLocation().search)
  if (!step) return null
  if (step.kind === 'offer') return <NextOffer {...step} known={known} />
  if (step.kind === 'save') return <NextFavourite {...step} known={known} />
  return <NextApplication {...step} known={known} />
}

/** Names the talent, and the package with its price; visitors read both only while the talent’s page is open. */
function NextOffer({ talentId, packageId, known }: OfferStep & { known: KnownStep }) {
  const talent = usePublicTalent(talentId, known.talent)
  const portfolio = usePublicPortfolio(talentId, known.portfolio)
  const title = 'Next: your offer'
  if (talent.isPending || portfolio.isPending) return <LoadingStep title={title} />
  if (!talent.data) return <Step title={title} />
  const { displayName, avatarUrl } = talent.data
  const packages = portfolio.data?.packages ?? []
  const chosen = packages.find(({ id }) => id === packageId)
  const start = chosen ? null : startingPriceIn(talent.data, packages)
  return (
    <Step
      title={title}
      picture={<Avatar name={displayName} picture={avatarUrl} size={64} />}
      name={displayName}
      detail={chosen?.title}
      pay={
        chosen
          ? formatMoney(chosen.price, chosen.currency)
          : start && `from ${formatMoney(start.amount, start.currency)}`
      }
      payNote="VAT included"
    />
  )
}

/** Names the talent to save; visitors read them only while the talent’s page is open. */
function NextFavourite({ talentId, known }: SaveStep & { known: KnownStep }) {
  const talent = usePublicTalent(talentId, known.talent)
  const title = 'Next: save to your favourites'
  if (talent.isPending) return <LoadingStep title={title} />
  if (!talent.data) return <Step title={title} />
  const { displayName, avatarUrl, headline } = talent.data
  return (
    <Step
      title={title}
      picture={<Avatar name={displayName} picture={avatarUrl} size={64} />}
      name={displayName}
      detail={headline}
    />
  )
}

/** Names the campaign, its brand and what the talent earns; visitors read them only while it is open. */
function NextApplication({ campaignId, viewer, known }: ApplicationStep & { known: KnownStep }) {
  const campaign = usePublicCampaign(campaignId, known.campaign)
  const market = useMarket(known.market)
  const title = 'Next: your application'
  if (campaign.isPending || market.isPending) return <LoadingStep title={title} />
  if (!campaign.data) return <Step title={title} />
  const { title: name, brand, coverUrl, payModel } = campaign.data
  return (
    <Step
      title={title}
      picture={
        coverUrl ? (
          <span className={classes.cover}>
            <Picture url={coverUrl} frameWidth="96px" ratio={1} isFirst />
          </span>
        ) : (
          <Avatar name={brand.companyName} picture={brand.logoUrl} size={64} shape="square" />
        )
      }
      name={name}
      detail={`by ${brand.companyName}`}
      pay={market.data && payTextOf(campaign.data, viewer, market.data)}
      payNote={viewer === 'talent' && payModel !== 'gifted' ? 'after VAT and the Marquee fee' : null}
    />
  )
}

interface StepProps {
  title: string
  picture?: ReactNode
  name?: string
  /** The package, or the brand of the campaign. */
  detail?: string | undefined
  pay?: string | null | undefined
  /** What the amount includes, beside it. */
  payNote?: string | null
}

function Step({ title, picture, name, detail, pay, payNote }: StepProps) {
  return (
    <section className={classes.step} aria-label="Next step">
      {picture}
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        {name && <p className={classes.name}>{name}</p>}
        {detail && <p className={classes.detail}>{detail}</p>}
        {pay && (
          <p className={classes.pay}>
            <strong>{pay}</strong>
            {payNote && (
              <>
                {' '}
                <span className={classes.note}>{payNote}</span>
              </>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

/** As high as the step with everything it names, so that the form below stays where it is. */
function LoadingStep({ title }: Pick<StepProps, 'title'>) {
  return (
    <section className={classes.step} aria-label="Next step" aria-busy="true">
      <Skeleton width={64} height={64} round />
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        <Skeleton width={160} height={24} />
        <Skeleton width={120} height={20} />
        <Skeleton width={140} height={24} />
      </div>
    </section>
  )
}
