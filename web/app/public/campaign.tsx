import { objectiveLabels } from '@marquee/contract/calls/campaigns'
import { figureCalls } from '@marquee/contract/calls/figures'
import { talentListCalls } from '@marquee/contract/calls/lists'
import { type PublicCampaign, publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { formatDate } from '@marquee/contract/rules/dates'
import { storedSizeOf } from '@marquee/contract/rules/pictures'
import { describePlaces } from '@marquee/contract/rules/places'
import { plainText } from '@marquee/contract/rules/rich-text'
import { formatCount, joinList } from '@marquee/contract/rules/wording'
import { describeProduct } from '@marquee/contract/terms/product'
import { describeExclusivity, rightsValue } from '@marquee/contract/terms/rights'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { brandRecord } from '#features/campaigns/describe-brand.ts'
import { payTextOf } from '#features/campaigns/pay-text.ts'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { VerifiedBadge } from '#features/verification/VerifiedBadge.tsx'
import { agentPaths, talentPaths } from '#lib/paths.ts'
import { defaultPriceRules, type PriceRules } from '#lib/price-preview.ts'
import { type MetaArgs, publicMeta, shortDescription } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { FactLine } from '#ui/FactLine.tsx'
import { FactList } from '#ui/FactList.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { MarkupText } from '#ui/MarkupText.tsx'
import { MissingContent } from '#ui/MissingContent.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Stars } from '#ui/Stars.tsx'
import classes from './campaign.module.css'
import { chooseOthers } from './choose-others.ts'
import { OtherCards } from './OtherCards.tsx'
import { PublicCampaignCard } from './PublicCampaignCard.tsx'
import sections from './sections.module.css'
import page from './talent.module.css'

/** How many other campaigns are shown below at most. */
const MAX_OTHERS = 3

/** Loads an open campaign with others that are open, similar ones first; every other campaign is not found. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const { data: input } = publicCampaignCalls.publicCampaign.input.safeParse({
    campaignId: params.campaignId,
  })
  const [campaign, others, types, market, figures] = await Promise.all([
    input ? call(publicCampaignCalls.publicCampaign, input) : null,
    input ? call(publicCampaignCalls.similarCampaigns, { ...input, limit: MAX_OTHERS }) : null,
    call(talentListCalls.talentTypes, {}),
    call(settingsCalls.marketSettings, {}),
    call(figureCalls.marketFigures, {}),
  ])
  if (!campaign) return data(null, { status: 404 })
  const { feeBps, feeMode, vatPercent } = market ?? defaultPriceRules
  return data({
    campaign,
    others: chooseOthers(others?.items ?? []),
    wanted: (types?.items ?? []).filter(({ id }) => campaign.typeIds.includes(id)).map(({ name }) => name),
    rules: { feeBps, feeMode, vatPercent },
    isDemo: figures?.isDemo === true,
  })
}

type Loaded = Awaited<ReturnType<typeof loader>>['data']

export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) => {
  if (!loaderData) return [{ title: 'Campaign not found · Marquee' }]
  const { title, brand, summary, coverUrl } = loaderData.campaign
  const size = coverUrl ? storedSizeOf(coverUrl) : null
  return publicMeta(args, {
    title: `${title}, by ${brand.companyName}`,
    description: shortDescription(plainText(summary)),
    picture:
      coverUrl && size ? { url: coverUrl, width: size.width, height: size.height, alt: title } : undefined,
  })
}

/** Returns where a talent or an agent joins, or signs in, to apply; someone who is signed in goes on to the campaign. */
const applyPath = (role: 'talent' | 'talentagent', next: string) =>
  `/signup/${role}?${new URLSearchParams({ next })}`

/** The public page of an open campaign: the brief without what only applicants need to know. It works without script. */
export default function Campaign() {
  const loaded = useLoaderData<typeof loader>()
  if (!loaded)
    return (
      <MissingContent
        title="This campaign is not open"
        text="It may have closed, or the link may be out of date."
      />
    )
  const { campaign, others, wanted, rules, isDemo } = loaded
  const { title, brand, summary, coverUrl, deliverables } = campaign
  return (
    <>
      <article className={`${sections.section} ${page.page}`}>
        <div className={page.columns}>
          <div className={page.main}>
            {coverUrl && (
              <div className={classes.cover}>
                <Picture
                  url={coverUrl}
                  frameWidth="856px"
                  phoneWidth="(100vw - 40px)"
                  ratio={16 / 9}
                  isFirst
                />
              </div>
            )}
            <header className={page.head}>
              <Avatar name={brand.companyName} picture={brand.logoUrl} size={64} shape="square" />
              <div>
                <h1>{title}</h1>
                <p className={page.facts}>
                  <FactLine facts={[brand.companyName, brand.industry, brand.city]} />
                </p>
                {isDemo && <p className={page.note}>Demo campaign</p>}
              </div>
            </header>
            <div className={page.about}>
              <MarkupText html={summary} />
            </div>
            <section aria-labelledby="deliverables">
              <h2 id="deliverables">Deliverables</h2>
              <div className={classes.list}>
                <DeliverableList specs={deliverables} />
              </div>
            </section>
            <Terms campaign={campaign} />
          </div>
          <aside className={`${page.side} ${classes.side}`} aria-label="Apply">
            <Apply campaign={campaign} wanted={wanted} rules={rules} />
            <AboutBrand brand={brand} />
            <p className={`${page.quiet} ${classes.report}`}>
              <a href={`/report/c/${campaign.id}`}>
                <IconFlag size={16} stroke={1.6} aria-hidden="true" />
                Report this page
              </a>
            </p>
          </aside>
        </div>
        <ApplyBar campaign={campaign} rules={rules} />
      </article>
      {others.items.length > 0 && (
        <OtherCards title={others.title} link={{ label: 'See all', to: '/campaigns' }} shape="wide">
          {others.items.map((other) => (
            <PublicCampaignCard key={other.id} campaign={other} rules={rules} />
          ))}
        </OtherCards>
      )}
    </>
  )
}

function Terms({ campaign }: { campaign: PublicCampaign }) {
  const { objective, productName, product, currency, rights, exclusivity } = campaign
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">Terms</h2>
      <div className={classes.list}>
        <KeyValues
          rows={[
            { label: 'Objective', value: objectiveLabels[objective] },
            ...(productName ? [{ label: 'Product', value: productName }] : []),
            ...(product ? [{ label: 'Sent to you', value: describeProduct(product, currency) }] : []),
            { label: 'Usage rights', value: rightsValue(rights) },
            { label: 'Exclusivity', value: describeExclusivity(exclusivity) },
          ]}
        />
      </div>
    </section>
  )
}

interface ApplyProps {
  campaign: PublicCampaign
  rules: PriceRules
}

/** What it pays, until when, for whom, and how to apply. */
function Apply({ campaign, wanted, rules }: ApplyProps & { wanted: readonly string[] }) {
  const { id, applyBy, payModel } = campaign
  return (
    <section className={page.box} aria-label="Pay and application">
      <p className={page.from}>{payTextOf(campaign, 'talent', rules)}</p>
      <FactList
        facts={[
          applyBy !== null && { icon: IconCalendar, text: `Apply by ${formatDate(applyBy)}` },
          { icon: IconUsers, text: describePlaces(campaign) },
          wanted.length > 0 && { icon: IconUser, text: `Open to: ${joinList(wanted)}` },
        ]}
      />
      <a className={page.primary} href={applyPath('talent', talentPaths.campaign(id))}>
        Apply as a talent
      </a>
      <p className={page.note}>
        {payModel === 'gifted' ? '' : 'This is what you take home after VAT and our fee. '}Joining and
        applying are free.
      </p>
      <p className={page.quiet}>
        <a href={applyPath('talentagent', agentPaths.campaign(id))}>
          <IconUsers size={16} stroke={1.6} aria-hidden="true" />
          Apply for a talent you represent
        </a>
      </p>
    </section>
  )
}

/** What the brand says about itself, what was verified, and how it has worked so far. */
function AboutBrand({ brand }: Pick<PublicCampaign, 'brand'>) {
  const { companyName, about, rating, verified } = brand
  return (
    <section className={`${page.box} ${page.numbersBox}`} aria-labelledby="brand">
      <h2 id="brand">About {companyName}</h2>
      {about && <p className={classes.about}>{about}</p>}
      <VerifiedBadge verified={verified ?? undefined} />
      <ul className={classes.record}>
        {rating.average !== null && (
          <li>
            <Stars value={rating.average} /> {rating.average.toFixed(1)} from{' '}
            {formatCount(rating.count, 'talent review')}
          </li>
        )}
        {brandRecord(brand).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={page.note}>Based on this brand’s activity on Marquee.</p>
    </section>
  )
}

/** On a phone the pay and the way to apply stay in view. */
function ApplyBar({ campaign, rules }: ApplyProps) {
  return (
    <div className={page.bar}>
      <p className={classes.barPay}>{payTextOf(campaign, 'talent', rules)}</p>
      <a className={page.primary} href={applyPath('talent', talentPaths.campaign(campaign.id))}>
        Apply as a talent
      </a>
    </div>
  )
}
