import { talentListCalls } from '@marquee/contract/calls/lists'
import { searchCalls, talentSorts } from '@marquee/contract/calls/search'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { RankingText, rankingTitle } from '#features/talents/RankingText.tsx'
import { loadContent } from '#lib/load-content.ts'
import { orNull } from '#lib/or-null.ts'
import { matchesWords, othersThan, titleOfOthers } from '#lib/others-than.ts'
import { headMeta, type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { PageScript } from '#ui/PageScript.tsx'
import { askedFor } from './asked-for.ts'
import { Directory, fewOf } from './Directory.tsx'
import { findRemovals } from './find-removals.ts'
import { PublicTalentCard } from './PublicTalentCard.tsx'
import type { PublicTalent, SearchedWords } from './reasons-beyond-card.ts'
import { SaveDialog } from './SaveDialog.tsx'
import { turnPictures } from './scripts/turn-pictures.ts'
import { talentChoices } from './talent-choices.ts'
import { currentAddress } from './topic-address.ts'

/** What the address can ask for. */
const parameters = [
  'q',
  'niche',
  'city',
  'platform',
  'priceFrom',
  'priceTo',
  'followersFrom',
  'typeId',
  'language',
  'available',
  'starsFrom',
  'sort',
  'cursor',
] as const

/** Where fewer talents match, so many of the newest follow. */
const FEW = 4

/** Loads the texts, and a page of the talents with an open page; null for an address that asks for something impossible. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(hostContext)
  const { cursor, sort: order, ...given } = askedFor(request, parameters)
  const { subtypeId } = askedFor(request, ['subtypeId'])
  const wanted = subtypeId ? { ...given, niche: subtypeId } : given
  const sort = talentSorts.find((known) => known === order)
  const asked = { ...wanted, ...(sort && { sort }) }
  const read = async (asked: object) => {
    const { data: input } = searchCalls.publicTalents.input.safeParse(asked)
    return input ? call(searchCalls.publicTalents, input) : null
  }
  // Nothing follows where a further search fails, such as for the limit of a day.
  const readMore = (asked: object) => orNull(read(asked))
  const [{ content, preview }, found, types, topics] = await Promise.all([
    loadContent({ context, request }, 'findTalent'),
    read({ ...asked, cursor, limit: 24 }),
    call(talentListCalls.talentTypes, {}),
    call(searchCalls.talentTopics, {}),
  ])
  const current = currentAddress(request, { idName: 'subtypeId', name: 'niche' }, topics?.items ?? null)
  // A niche that is renamed has another address.
  if (current) throw redirect(current, 302)
  const isFiltered = Object.keys(wanted).length > 0 || cursor !== undefined
  const isEmptyOrFew = isFiltered && !cursor
  const removals = isEmptyOrFew
    ? await findRemovals({
        wanted,
        subject: ['niche', 'q'],
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
          idOf: ({ slug }) => slug,
          topicOf: ({ subtypes }) => topics?.items.find(({ name }) => name === subtypes[0]),
          load: ({ topic, ...asked }) => readMore({ ...asked, ...(topic && { niche: topic }) }),
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
    types: types?.items ?? [],
    topics: topics?.items ?? [],
    range: topics,
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** The list of a niche is a page of its own for search engines. */
export const meta = ({ loaderData, ...args }: MetaArgs<Loaded>) => {
  const niche = nameTopics(loaderData?.topics ?? []).find(({ id }) => id === loaderData?.asked.niche)
  if (!niche) return headMeta({ loaderData, ...args })
  return publicMeta(args, {
    title: `${niche.name} talents`,
    description: `${niche.name} talents for brands on Marquee, with their work, starting prices, followers and reviews.`,
    query: new URLSearchParams({ niche: niche.id }),
  })
}

/** Returns the orders to choose from: the best match needs words. */
function sortsFor({ q }: { q?: string }) {
  return [
    ...(q ? [{ value: '', label: 'Best match' }] : []),
    { value: q ? 'newest' : '', label: 'Newest first' },
    { value: 'followers', label: 'Most followers' },
    { value: 'price', label: 'Lowest price' },
    { value: 'rating', label: 'Highest rated' },
  ]
}

/** Returns the heading where nothing matches. */
function noMatchOf({ priceFrom, priceTo }: { priceFrom?: string; priceTo?: string }) {
  const isReversed = priceFrom !== undefined && priceTo !== undefined && Number(priceFrom) > Number(priceTo)
  return isReversed ? 'The lowest price is above the highest' : 'No talents match your search'
}

/** Returns the niches by their slugs; where two have the same name, the name states the talent type too. */
function nameTopics(topics: Loaded['topics']) {
  return topics.map(({ id, name, typeName, slug }) => ({
    id: slug,
    name: topics.some((other) => other.id !== id && other.name === name) ? `${name} (${typeName})` : name,
  }))
}

/** Returns the cards of a list that follows what was found; `q` are the words that found them. */
function cardsOf(items: readonly PublicTalent[], q?: string) {
  const searched = q ? { q, isSimilar: false } : undefined
  return items.map((talent) => (
    <PublicTalentCard key={talent.slug} talent={talent} searched={searched} few={fewOf(items)} />
  ))
}

/** Talents with an open page, for visitors. */
export default function FindTalent() {
  const { content, preview, asked, isFiltered, found, others, removals, types, topics, range } =
    useLoaderData<typeof loader>()
  const searched: SearchedWords | undefined =
    asked.q && found ? { q: asked.q, isSimilar: found.isSimilar } : undefined
  return (
    <>
      <Directory
        content={content}
        preview={preview}
        asked={asked}
        placeholder="Skincare, London, a name"
        suggestions={[...topics.map(({ name }) => name), ...(range?.cities ?? [])]}
        choices={talentChoices({ range, types, asked })}
        topics={{ label: 'Niches', name: 'niche', items: nameTopics(topics) }}
        sorts={sortsFor(asked)}
        found={found}
        isFiltered={isFiltered}
        removals={removals.map(({ items, ...removal }) => ({
          ...removal,
          cards: cardsOf(items, removal.name === 'q' ? undefined : asked.q),
        }))}
        topicNoun="talents"
        noun="talent"
        noMatch={noMatchOf(asked)}
        hasClosest={matchesWords(others)}
        all="See all talents"
        label="Talents"
        shape="tall"
        others={others.map((group) => ({
          title: titleOfOthers(group, 'Talents', 'The newest talents'),
          cards: cardsOf(group.items, group.by && 'word' in group.by ? group.by.word : undefined),
        }))}
        more="More talents"
        order={{ title: rankingTitle, text: <RankingText /> }}
        closing={{ label: 'Join as a talent', to: '/signup/talent' }}
      >
        {found?.items.map((talent, index) => (
          <PublicTalentCard
            key={talent.slug}
            talent={talent}
            platform={asked.platform}
            searched={searched}
            isFirst={index === 0}
            few={fewOf(found.items)}
          />
        ))}
      </Directory>
      <SaveDialog />
      <PageScript run={turnPictures} />
    </>
  )
}
