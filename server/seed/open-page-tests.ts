import { addDays } from '@marquee/contract/rules/dates'
import { formatHours } from '@marquee/contract/rules/public-figures'
import { MIN_REVIEWS_FOR_AVERAGE } from '@marquee/contract/rules/review-aspects'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brands, industries } from '../src/modules/brands/brands.tables.ts'
import { files } from '../src/modules/files/files.tables.ts'
import { portfolioWorks, talentPackages } from '../src/modules/portfolios/portfolios.tables.ts'
import { loadPublicProfile } from '../src/modules/portfolios/public-profile.ts'
import { rateSubjects } from '../src/modules/reviews/reviews.store.ts'
import { reviews } from '../src/modules/reviews/reviews.tables.ts'
import { talents } from '../src/modules/talents/talents.tables.ts'
import { db } from '../src/platform/database/database.ts'
import { clock } from '../src/platform/time/clock.ts'
import { today } from '../src/platform/time/day.ts'
import { bookings } from './bookings.ts'
import { campaignReviews } from './campaign-reviews.ts'
import { WITH_PAGE } from './portfolios.ts'
import { demoTalents } from './talents.ts'

/** The industries that buy the work of a craft; those not named here work for every trade. */
const tradesOf: Record<string, readonly string[]> = {
  Beauty: ['Beauty'],
  Running: ['Fitness and sport', 'Fashion'],
  Food: ['Food and drink'],
  Travel: ['Travel', 'Fashion'],
  'Food photography': ['Food and drink'],
  Home: ['Home and garden'],
  Parenting: ['Children and family'],
  Games: ['Gaming', 'Technology'],
  Fashion: ['Fashion', 'Fitness and sport'],
  Tech: ['Technology', 'Gaming', 'Finance', 'Fitness and sport'],
}

const engagementOf = (talent: typeof talents.$inferSelect | undefined): number =>
  talent?.socials.find(({ engagementBps }) => engagementBps)?.engagementBps ?? 0

/** Tests the public pages of the talents, on the demo that `seed-market.test.ts` has seeded. */
export function testOpenPages(): void {
  test(
    'the open pages of the demo name their prices in pounds, and show a film and no picture twice',
    checkPricesAndWorks,
  )
  test(
    'no two open pages of the demo start at the same price, and the smallest account has more engagement than the largest',
    checkFigures,
  )
  test(
    'the open pages of the demo have between none and nine reviews, averages that differ, and no fewer completed deals',
    checkReviewCounts,
  )
  test(
    'the brands that review a talent with an open page are of a trade that buys what the talent sells',
    checkTrades,
  )
  test('the open pages of the demo differ in reply time, on time, availability and languages', checkHabits)
  test('no two open pages of the demo show a review with the same text', checkReviewTexts)
  test(
    'the open pages of the demo show the reviews that were written for their talents, and no general one',
    checkWrittenReviews,
  )
}

async function checkPricesAndWorks(): Promise<void> {
  const open = await db().select().from(talents).where(eq(talents.isPagePublic, true))
  expect(open).toHaveLength(WITH_PAGE)
  for (const talent of open) {
    const prices = await db().select().from(talentPackages).where(eq(talentPackages.talentId, talent.id))
    expect(new Set([talent.feeCurrency, ...prices.map(({ currency }) => currency)])).toEqual(new Set(['GBP']))
    const pictures = await db()
      .select({ hash: files.sha256, durationMs: files.durationMs, posterKey: files.posterKey })
      .from(portfolioWorks)
      .innerJoin(files, eq(files.id, portfolioWorks.fileId))
      .where(eq(portfolioWorks.talentId, talent.id))
    const films = pictures.filter(({ durationMs }) => durationMs !== null)
    const still = pictures.filter(({ durationMs }) => durationMs === null)
    expect(new Set(still.map(({ hash }) => hash)).size, talent.displayName).toBe(still.length)
    expect(films.length, talent.displayName).toBeGreaterThanOrEqual(1)
    expect(films.every(({ posterKey }) => posterKey !== null)).toBe(true)
  }
}

async function checkFigures(): Promise<void> {
  const open = await db().select().from(talents).where(eq(talents.isPagePublic, true))
  expect(new Set(open.map(({ minFee }) => minFee)).size).toBe(open.length)
  expect(open.filter(({ followers }) => followers >= 5_000 && followers <= 15_000).length).toBeGreaterThan(0)
  const bySize = open.toSorted((one, other) => one.followers - other.followers)
  expect(engagementOf(bySize.at(0))).toBeGreaterThan(engagementOf(bySize.at(-1)))
}

async function checkReviewCounts(): Promise<void> {
  const open = await db().select().from(talents).where(eq(talents.isPagePublic, true))
  const rated = await rateSubjects(
    'talent',
    open.map(({ id }) => id),
  )
  const counts = open.map((talent) => rated.find(({ subjectId }) => subjectId === talent.id)?.count ?? 0)
  expect(new Set(counts).size).toBeGreaterThanOrEqual(7)
  expect(Math.min(...counts)).toBe(0)
  expect(counts.filter((count) => count < MIN_REVIEWS_FOR_AVERAGE)).toHaveLength(3)
  expect(counts.filter((count) => count >= 6)).toHaveLength(3)
  expect(Math.max(...counts)).toBe(9)
  for (const [at, { displayName, completedDeals }] of open.entries())
    expect(completedDeals, displayName).toBeGreaterThanOrEqual(counts[at] ?? 0)
  const averages = rated.flatMap(({ average }) => average ?? [])
  expect(new Set(averages).size).toBeGreaterThanOrEqual(7)
  expect(Math.min(...averages)).toBeGreaterThanOrEqual(4.2)
}

async function checkTrades(): Promise<void> {
  const written = await db()
    .select({ talent: talents.displayName, industry: industries.name })
    .from(reviews)
    .innerJoin(talents, eq(talents.id, reviews.talentId))
    .innerJoin(brands, eq(brands.id, reviews.brandId))
    .innerJoin(industries, eq(industries.id, brands.industryId))
    .where(and(eq(talents.isPagePublic, true), eq(reviews.by, 'brand')))
  expect(written.length).toBeGreaterThanOrEqual(45)
  for (const { talent, industry } of written) {
    const niche = demoTalents.find(({ displayName }) => displayName === talent)?.niche ?? ''
    const trades = tradesOf[niche]
    if (trades) expect(trades, `${talent}, ${niche}`).toContain(industry)
  }
}

async function checkHabits(): Promise<void> {
  const open = await db().select().from(talents).where(eq(talents.isPagePublic, true))
  const profiles = await Promise.all(open.map(({ slug }) => loadPublicProfile(slug, clock.now())))
  const shown = profiles.flatMap((profile) => profile ?? [])
  expect(shown).toHaveLength(WITH_PAGE)
  const replies = shown.flatMap(({ replyHours }) => (replyHours === null ? [] : formatHours(replyHours)))
  expect(replies.length).toBeGreaterThanOrEqual(8)
  expect(new Set(replies).size, replies.join(', ')).toBeGreaterThanOrEqual(replies.length - 3)
  const onTime = shown.flatMap((profile) => profile.onTime ?? [])
  expect(onTime.filter((value) => value < 100).length, onTime.join(', ')).toBe(3)
  expect(Math.min(...onTime)).toBeGreaterThanOrEqual(75)
  const now = today(clock.now())
  const away = shown.flatMap(({ freeFrom }) => (freeFrom && freeFrom > addDays(now, 14) ? freeFrom : []))
  expect(new Set(away).size).toBe(3)
  expect(shown.filter(({ freeFrom }) => freeFrom === now)).toHaveLength(WITH_PAGE - 3)
  expect(shown.filter(({ languages }) => languages.length > 1).length).toBeGreaterThanOrEqual(6)
  expect(new Set(shown.flatMap(({ languages }) => languages)).size).toBeGreaterThanOrEqual(6)
}

async function checkReviewTexts(): Promise<void> {
  const shown = await db()
    .select({ text: reviews.text })
    .from(reviews)
    .innerJoin(talents, eq(talents.id, reviews.talentId))
    .where(and(eq(talents.isPagePublic, true), eq(reviews.by, 'brand')))
  expect(new Set(shown.map(({ text }) => text)).size).toBe(shown.length)
}

async function checkWrittenReviews(): Promise<void> {
  const shown = await db()
    .select({ talent: talents.displayName, text: reviews.text })
    .from(reviews)
    .innerJoin(talents, eq(talents.id, reviews.talentId))
    .where(and(eq(talents.isPagePublic, true), eq(reviews.by, 'brand')))
  const ofCampaigns = Object.values(campaignReviews).flatMap((own) =>
    Object.entries(own).map(([talent, { text }]) => `${talent}: ${text}`),
  )
  const ofBookings = bookings.flatMap(({ talent, review }) => (review ? `${talent}: ${review.text}` : []))
  expect(ofCampaigns.length).toBeGreaterThan(5)
  expect(shown.map(({ talent, text }) => `${talent}: ${text}`).sort()).toEqual(
    [...ofCampaigns, ...ofBookings].sort(),
  )
}
