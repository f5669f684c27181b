import { campaignSorts } from '@marquee/contract/calls/campaigns'
import { publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { londonDayOf } from '@marquee/contract/rules/dates'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { loadContent } from '#lib/load-content.ts'
import { orNull } from '#lib/or-null.ts'
import { matchesWords, othersThan, titleOfOthers } from '#lib/others-than.ts'
import { defaultPriceRules, type PriceRules } from '#lib/price-preview.ts'
import { headMeta, type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { type Host, hostContext } from '#lib/settings.ts'
import { askedFor } from './asked-for.ts'
import { campaignChoices, feeFor } from './campaign-choices.ts'
import { Directory, fewOf } from './Directory.tsx'
import { findRemovals } from './find-removals.ts'
import { PublicCampaignCard } from './PublicCampaignCard.tsx'
import { currentAddress } from './topic-address.ts'

/** What the address can ask for. */
const parameters = [
  'q',
  'payModel',
  'platform',
  'industry',
  'earnFrom',
  'closesWithin',
  'sort',
  'cursor',
] as const

/** Where fewer campaigns match, so many of the newest follow. */
const FEW = 3

/** Loads the texts, and a page of the campaigns that accept applications; null for an address that asks for something impossible. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const { cursor, sort: order, ...given } = askedFor(request, parameters)
  const { industryId } = askedFor(request, ['industryId'])
  const wanted = industryId ? { ...given, industry: industryId } : given
  const sort = campaignSorts.find((known) => known === order)
  const asked = { ...wanted, ...(sort && { sort }) }
  const rulesLoaded = loadRules(call)
  const read = async ({ earnFrom, ...asked }: Readonly<Record<string, string | number | undefined>>) => {
    const { data: input } = publicCampaignCalls.publicCampaigns.input.safeParse({
      ...asked,
      // The list compares what brands pay.
      ...(earnFrom && { feeFrom: feeFor(String(earnFrom), await rulesLoaded) }),
    })
    return input ? call(publicCampaignCalls.publicCampaigns, input) : null
  }
  // Nothing follows where a further search fails, such as for the limit of a day.
  const readMore: typeof read = (asked) => orNull(read(asked))
  const [{ content, preview }, found, topics, rules] = await Promise.all([
    loadContent({ context, request }, 'openCampaigns'),
    read({ ...asked, cursor, limit: 24 }),
    call(publicCampaignCalls.campaignTopics, {}),
    rulesLoaded,
  ])
  const current = currentAddress(request, { idName: 'industryId', name: 'industry' }, topics?.items ?? null)
  // An industry that is renamed has another address.
  if (current) throw redirect(current, 302)
  const isFiltered = Object.keys(wanted).length > 0 || cursor !== undefined
  const isEmptyOrFew = isFiltered && !cursor
  const removals = isEmptyOrFew
    ? await findRemovals({
        wanted,
        subject: ['industry', 'q'],
        found,
        load: (asked) => readMore({ ...asked, sort, limit: FEW }),
      })
    : []
  const others =
    isEmptyOrFew && removals.length === 0
      ? await othersThan({
          q: wanted.q,
          found,
          few: FEW,
          idOf: ({ id }) => id,
          topicOf: ({ brand }) => topics?.items.find(({ name }) => name === brand.industry),
          load: ({ topic, ...asked }) => readMore({ ...asked, ...(topic && { industry: topic }) }),
        })
      : []
  return {
    content,
    preview,
    asked,
    isFiltered,
    found,
    others,
    removals,
    topics: topics?.items ?? [],
    range: topics,
    rules,
    today: londonDayOf(new Date()),
  }
}

/** Returns how prices are split: the rules of the market, or those of the specification where they cannot be loaded. */
async function loadRules(call: Host['call']): Promise<PriceRules> {
  const { feeBps, feeMode, vatPercent } = (await call(settingsCalls.marketSettings, {})) ?? defaultPriceRules
  return { feeBps, feeMode, vatPercent }
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** The list of an industry is a page of its own for search engines. */
export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) => {
  const industry = loaderData?.topics.find(({ slug }) => slug === loaderData.asked.industry)
  if (!industry) return headMeta({ loaderData, ...args })
  return publicMeta(args, {
    title: `${industry.name} campaigns`,
    description: `${industry.name} campaigns on Marquee that are open to talents, with the work, what a talent earns and the closing date.`,
    query: new URLSearchParams({ industry: industry.slug }),
  })
}

const sorts = [
  { value: '', label: 'Newest first' },
  { value: 'closing', label: 'Closing soon' },
  // Fees compare within one currency.
  { value: 'fee', label: 'Highest pay (£)' },
] as const satisfies readonly { value: '' | (typeof campaignSorts)[number]; label: string }[]

/** Campaigns that accept applications, for visitors. */
export default function OpenCampaigns() {
  const { content, preview, asked, isFiltered, found, others, removals, topics, range, rules, today } =
    useLoaderData<typeof loader>()
  return (
    <Directory
      content={content}
      preview={preview}
      asked={asked}
      placeholder="Skincare, boots, a brand"
      choices={campaignChoices({ range, rules, today, asked })}
      topics={{
        label: 'Industries',
        name: 'industry',
        items: topics.map(({ slug, name }) => ({ id: slug, name })),
      }}
      sorts={sorts}
      found={found}
      isFiltered={isFiltered}
      removals={removals.map(({ items, ...removal }) => ({
        ...removal,
        cards: items.map((campaign) => (
          <PublicCampaignCard key={campaign.id} campaign={campaign} rules={rules} few={fewOf(items)} />
        )),
      }))}
      topicNoun="campaigns"
      noun="open campaign"
      noMatch="No open campaigns match your search"
      hasClosest={matchesWords(others)}
      all="See all open campaigns"
      label="Open campaigns"
      shape="wide"
      others={others.map((group) => ({
        title: titleOfOthers(group, 'Open campaigns', 'The newest campaigns'),
        cards: group.items.map((campaign) => (
          <PublicCampaignCard key={campaign.id} campaign={campaign} rules={rules} few={fewOf(group.items)} />
        )),
      }))}
      more="More campaigns"
      closing={{ label: 'Join as a talent', to: '/signup/talent' }}
    >
      {found?.items.map((campaign, index) => (
        <PublicCampaignCard
          key={campaign.id}
          campaign={campaign}
          rules={rules}
          isFirst={index === 0}
          few={fewOf(found.items)}
        />
      ))}
    </Directory>
  )
}
