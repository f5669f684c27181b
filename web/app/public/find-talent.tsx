import { talentListCalls } from '@marquee/contract/calls/lists'
import { searchCalls } from '@marquee/contract/calls/search'
import { labelStartingPrice } from '@marquee/contract/rules/starting-price'
import { formatNumber } from '@marquee/contract/rules/wording'
import { platformLabels, platforms } from '@marquee/contract/terms/deliverables'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RankingText, rankingTitle } from '#features/talents/RankingText.tsx'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PictureCard } from '#ui/PictureCard.tsx'
import { WhyShown } from '#ui/WhyShown.tsx'
import { askedFor } from './asked-for.ts'
import { Directory } from './Directory.tsx'

const texts = {
  title: 'Find talent',
  description:
    'Talents who opened their page: work, packages and what they cost. Nobody can pay for a better place in this list.',
}

/** Loads a page of the talents with an open page; null for an address that asks for something impossible. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const { cursor, ...asked } = askedFor(request, ['q', 'typeId', 'platform', 'city', 'cursor'])
  const { data: input } = searchCalls.publicTalents.input.safeParse({ ...asked, cursor, limit: 24 })
  const [found, types] = await Promise.all([
    input ? call(searchCalls.publicTalents, input) : null,
    call(talentListCalls.talentTypes, {}),
  ])
  return { asked, isFirst: !cursor, found, types: types?.items ?? [] }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = (args: MetaArgs<Loaded>) => publicMeta(args, texts)

const networks = platforms
  .filter((platform) => platform !== 'file')
  .map((platform) => ({ value: platform, label: platformLabels[platform] }))

/** Talents with an open page, for visitors. */
export default function FindTalent() {
  const { asked, isFirst, found, types } = useLoaderData<typeof loader>()
  const items = found?.items ?? []
  return (
    <Directory
      {...texts}
      asked={asked}
      placeholder="Skincare, Bristol, a name"
      selects={[
        {
          label: 'Talent type',
          name: 'typeId',
          options: types.map(({ id, name }) => ({ value: id, label: name })),
        },
        { label: 'Network', name: 'platform', options: networks },
      ]}
      said={
        <>
          {found?.isSimilar && 'These have similar words, because nothing matched exactly. '}
          {items.length === 0 &&
            (Object.keys(asked).length === 0 && isFirst
              ? 'No talent has opened their page yet. '
              : 'No talent with an open page matches. ')}
          Brands who <a href="/signup/brand">join</a> also find talents without an open page.
        </>
      }
      label="Talents"
      shape="tall"
      more={found?.nextCursor ? { cursor: found.nextCursor, text: 'More talents' } : null}
      order={{ title: rankingTitle, text: <RankingText /> }}
      closing={{ title: 'Show your own work here', label: 'Join as a talent', to: '/signup/talent' }}
    >
      {items.map((talent, index) => (
        <PictureCard
          key={talent.slug}
          // Two in a row on a phone.
          phoneWidth="(50vw - 30px)"
          isFirst={index === 0}
          isLate={index > 0}
          to={`/t/${talent.slug}`}
          picture={talent.pictureUrl}
          title={talent.displayName}
          facts={[talent.typeName, ...talent.subtypes, talent.city].filter(Boolean).join(' · ')}
          detail={talent.headline}
          note={talent.followers > 0 ? `${formatNumber(talent.followers)} followers in all` : null}
          foot={labelStartingPrice(talent)}
          extra={<WhyShown reasons={talent.reasons} />}
        />
      ))}
    </Directory>
  )
}
