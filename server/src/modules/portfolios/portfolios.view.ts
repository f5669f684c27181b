import type {
  Package,
  Portfolio,
  PublicReview,
  ReviewByTalent,
  Work,
} from '@marquee/contract/calls/portfolios'
import { describeDeliverables } from '@marquee/contract/terms/deliverables'
import { today } from '../../platform/time/day.ts'
import { addressOf } from '../files/files.view.ts'
import type { NamedReview } from '../reviews/reviews.store.ts'
import type { PackageRow, WorkRow } from './portfolios.store.ts'

/** Returns a work as everyone sees it. The addresses of videos and their posters are signed and expire. */
function viewWork(row: WorkRow, now: Date): Work {
  const { id, caption, brand, views, likes, statedAt, folder, key, posterKey, mime, durationMs } = row
  return {
    id,
    caption,
    brand,
    views,
    likes,
    statedOn: today(statedAt),
    kind: mime.startsWith('video/') ? 'video' : 'picture',
    url: addressOf({ folder, key }, now),
    posterUrl: posterKey && addressOf({ folder, key: posterKey }, now),
    mime,
    durationMs,
  }
}

function viewPackage(row: PackageRow): Package {
  const { id, title, platform, format, quantity, price, currency, turnaroundDays, revisions, rightsDays } =
    row
  return { id, title, platform, format, quantity, price, currency, turnaroundDays, revisions, rightsDays }
}

/** Returns the works and the packages of a talent. */
export function viewPortfolio(
  works: readonly WorkRow[],
  packages: readonly PackageRow[],
  now: Date,
): Portfolio {
  return { works: works.map((row) => viewWork(row, now)), packages: packages.map(viewPackage) }
}

/** Returns a published review by a talent with an open page as visitors read it. */
export function viewReviewByTalent({
  review,
  brand,
  talent,
  terms,
}: Pick<NamedReview, 'review' | 'brand' | 'terms'> & {
  talent: ReviewByTalent['talent']
}): ReviewByTalent {
  return {
    id: review.id,
    talent,
    brand: { companyName: brand.name, logoUrl: brand.imageUrl },
    work: describeDeliverables(terms.deliverables),
    stars: review.stars,
    text: review.text,
    publishedAt: (review.publishedAt ?? review.createdAt).toISOString(),
  }
}

/** Returns a published review by a brand as visitors read it. */
export function viewPublicReview({
  review,
  brand,
  terms,
}: Pick<NamedReview, 'review' | 'brand' | 'terms'>): PublicReview {
  return {
    id: review.id,
    author: brand.name,
    authorLogoUrl: brand.imageUrl,
    work: describeDeliverables(terms.deliverables),
    stars: review.stars,
    text: review.text,
    publishedAt: (review.publishedAt ?? review.createdAt).toISOString(),
  }
}
