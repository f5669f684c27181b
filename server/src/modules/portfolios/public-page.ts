import type { PublicPage, PublicProfile, portfolioCalls } from '@marquee/contract/calls/portfolios'
import { fail, failField } from '@marquee/contract/errors'
import { MAX_FORMER_SLUGS } from '@marquee/contract/rules/page-slug'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { listPublishedReviews, rateSubjects } from '../reviews/reviews.store.ts'
import { viewRating } from '../reviews/reviews.view.ts'
import { loadTalent, type Talent, updateTalent } from '../talents/talents.store.ts'
import { listFactsOf } from '../verification/verification.store.ts'
import { viewVerified } from '../verification/verification.view.ts'
import { listFirstPictures, listPackages, listWorks, lockPortfolio } from './portfolios.store.ts'
import { viewPortfolio } from './portfolios.view.ts'
import { findPublicTalent, keepFormerSlug, listSlugsOf, takeSlug } from './public-pages.store.ts'

/** How many reviews a public page shows. */
const MAX_REVIEWS = 6

/** Returns the address of the talent’s own page and whether it is open. */
export const getPublicPage: Handler<typeof portfolioCalls.publicPage> = async (ctx) => {
  const [talent, slugs] = await Promise.all([loadTalent(ctx.actor.id), listSlugsOf(ctx.actor.id)])
  return viewPage(talent ?? fail('not_found'), slugs)
}

/**
 * Opens or closes the talent’s page, and changes its address. The former address stays theirs and leads to the page. Fails
 * at `slug` for an address of someone else, and after ten changes for one that is new.
 */
export const savePublicPage: Handler<typeof portfolioCalls.savePublicPage> = async (
  ctx,
  { isPublic, slug },
) => {
  const talent = (await lockPortfolio(ctx.actor.id)) ?? fail('not_found')
  const slugs = await listSlugsOf(talent.id)
  if (slug === undefined || slug === talent.slug) {
    await updateTalent(talent.id, { isPagePublic: isPublic })
    return viewPage({ ...talent, isPagePublic: isPublic }, slugs)
  }
  if (!slugs.includes(slug) && changesLeft(talent.slug, slugs) === 0)
    failField(
      'slug',
      `You have changed the address ${MAX_FORMER_SLUGS} times. You can go back to a former one.`,
    )
  if (!(await takeSlug(slug, talent.id)))
    failField('slug', 'This address is taken. Please choose another one.')
  await keepFormerSlug(talent.slug, talent.id)
  await updateTalent(talent.id, { isPagePublic: isPublic, slug })
  return viewPage({ ...talent, isPagePublic: isPublic, slug }, [...new Set([...slugs, slug, talent.slug])])
}

const changesLeft = (current: string, slugs: readonly string[]): number =>
  Math.max(0, MAX_FORMER_SLUGS - slugs.filter((each) => each !== current).length)

const viewPage = (
  { slug, isPagePublic }: Pick<Talent, 'slug' | 'isPagePublic'>,
  slugs: readonly string[],
): PublicPage => ({ slug, isPublic: isPagePublic, changesLeft: changesLeft(slug, slugs) })

/**
 * Returns what the public page of a talent shows, by its present address or a former one. Fails with `not_found` for an
 * unknown address and for a closed page alike.
 */
export const getPublicProfile: Handler<typeof portfolioCalls.publicProfile> = async ({ now }, { slug }) =>
  (await loadPublicProfile(slug, now)) ?? fail('not_found')

/** Returns what the open page at this address shows; null for an unknown address and a closed page. */
export async function loadPublicProfile(slug: string, now: Date): Promise<PublicProfile | null> {
  const found = await findPublicTalent(slug.toLowerCase())
  if (!found) return null
  const { talent, typeName, niches } = found
  const talentId = talent.id
  const [works, packages, facts, [rating], reviews] = await Promise.all([
    listWorks(talentId),
    listPackages(talentId),
    listFactsOf({ talentId }),
    rateSubjects('talent', [talentId]),
    listPublishedReviews({ talentId }, { limit: MAX_REVIEWS }),
  ])
  const { slug: present, displayName, headline, bio, city, country, languages, socials, minFee } = talent
  const { takesDirectOffers, avatarUrl, coverUrl, completedDeals } = talent
  return {
    id: talentId,
    slug: present,
    displayName,
    headline,
    bio,
    typeName,
    niches,
    city,
    country,
    languages,
    socials,
    statedOn: today(talent.socialsAt ?? talent.createdAt),
    minFee,
    takesDirectOffers,
    avatarUrl,
    coverUrl,
    ...viewPortfolio(works, packages, now),
    verified: viewVerified([talentId], facts, (row) => row.talentId).items[0] ?? null,
    rating: viewRating('talent', rating),
    reviews: reviews.slice(0, MAX_REVIEWS).map(({ review, brand }) => ({
      id: review.id,
      author: brand.name,
      stars: review.stars,
      text: review.text,
      publishedAt: (review.publishedAt ?? review.createdAt).toISOString(),
    })),
    completedDeals,
  }
}

/** How many pictures of the portfolio a media kit has. */
const MAX_KIT_PICTURES = 6

/**
 * Returns what the media kit of an open page is made of: the profile, and the storage keys of the photo and of the first six
 * pictures; null for an unknown address and a closed page.
 */
export async function loadKit(slug: string, now: Date) {
  const profile = await loadPublicProfile(slug, now)
  if (!profile) return null
  const pictures = await listFirstPictures([profile.id], MAX_KIT_PICTURES)
  return {
    profile,
    avatarKey: profile.avatarUrl && keyOfPublic(profile.avatarUrl),
    pictureKeys: pictures.map(({ key }) => key),
  }
}

const keyOfPublic = (url: string): string => url.replace(/^\/uploads\//, '')
