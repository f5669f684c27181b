import { MAX_PUBLIC_REVIEWS, type PublicProfile } from '@marquee/contract/calls/portfolios'
import { MIN_CASES } from '@marquee/contract/rules/public-figures'
import { MAX_STARS } from '@marquee/contract/rules/review-aspects'
import { freeFrom } from '@marquee/contract/rules/time-off'
import { today } from '../../platform/time/day.ts'
import { listPublishedReviews, rateSubjects } from '../reviews/reviews.store.ts'
import { viewRating } from '../reviews/reviews.view.ts'
import { viewAccounts } from '../talents/social-accounts.ts'
import { listFactsOf } from '../verification/verification.store.ts'
import { viewVerified } from '../verification/verification.view.ts'
import { listFirstPictures, listPackages, listWorks } from './portfolios.store.ts'
import { viewPortfolio, viewPublicReview } from './portfolios.view.ts'
import { findPublicTalent } from './public-pages.store.ts'

/** Returns what the open page at this address shows; null for an unknown address and a closed page. */
export async function loadPublicProfile(slug: string, now: Date): Promise<PublicProfile | null> {
  const found = await findPublicTalent(slug.toLowerCase(), now)
  if (!found) return null
  const { talent, typeName, niches, replyHours, onTime } = found
  const talentId = talent.id
  const [works, packages, facts, [rating], reviews] = await Promise.all([
    listWorks(talentId),
    listPackages(talentId),
    listFactsOf({ talentId }),
    rateSubjects('talent', [talentId]),
    listPublishedReviews({ talentId }, { limit: MAX_PUBLIC_REVIEWS }),
  ])
  const { slug: present, displayName, headline, bio, city, country, languages, minFee, feeCurrency } = talent
  const { takesDirectOffers, takesGifted, timeOff, isListed, avatarUrl, coverUrl, completedDeals } = talent
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
    socials: viewAccounts(talent),
    audience: talent.audience,
    statedOn: today(talent.socialsAt ?? talent.createdAt),
    minFee,
    feeCurrency,
    isListed,
    // Brands send direct offers only to talents whom they find.
    takesDirectOffers: takesDirectOffers && isListed,
    takesGifted,
    freeFrom: freeFrom(today(now), timeOff),
    avatarUrl,
    coverUrl,
    ...viewPortfolio(works, packages, now),
    verified: viewVerified([talentId], facts, (row) => row.talentId).items[0] ?? null,
    rating: {
      ...viewRating('talent', rating),
      starCounts: rating?.starCounts ?? new Array<number>(MAX_STARS).fill(0),
    },
    reviews: reviews.slice(0, MAX_PUBLIC_REVIEWS).map(viewPublicReview),
    completedDeals,
    replyHours,
    onTime: onTime.cases >= MIN_CASES ? onTime.value : null,
  }
}

/** How many pictures of the portfolio a media kit has. */
const MAX_KIT_PICTURES = 6

/**
 * Returns what the media kit of an open page is made of: the profile, the storage key of the photo, and those of the first six
 * pictures with their captions; null for an unknown address and a closed page.
 */
export async function loadKit(slug: string, now: Date) {
  const profile = await loadPublicProfile(slug, now)
  if (!profile) return null
  const pictures = await listFirstPictures(profile.id, MAX_KIT_PICTURES)
  return {
    profile,
    avatarKey: profile.avatarUrl && keyOfPublic(profile.avatarUrl),
    pictures: pictures.map(({ key, caption }) => ({ key, caption })),
  }
}

const keyOfPublic = (url: string): string => url.replace(/^\/uploads\//, '')
