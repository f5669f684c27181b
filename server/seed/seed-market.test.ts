import { campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { offerLifecycle } from '@marquee/contract/lifecycles/offer'
import { hasContactDetails } from '@marquee/contract/rules/contact-details'
import { daysBetween } from '@marquee/contract/rules/dates'
import { MIN_DEALS_OF_FIGURES } from '@marquee/contract/rules/market-figures'
import { storedColoursOf, storedSizeOf } from '@marquee/contract/rules/pictures'
import { count, countDistinct, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications } from '../src/modules/applications/applications.tables.ts'
import { brands } from '../src/modules/brands/brands.tables.ts'
import { campaigns } from '../src/modules/campaigns/campaigns.tables.ts'
import { messages } from '../src/modules/conversations/conversations.tables.ts'
import { deals, deliverables } from '../src/modules/deals/deals.tables.ts'
import { loadMarketFigures } from '../src/modules/figures/market-figures.store.ts'
import { files } from '../src/modules/files/files.tables.ts'
import { documents } from '../src/modules/invoices/invoices.tables.ts'
import { verifyLedger } from '../src/modules/ledger/verify-ledger.ts'
import { mandates } from '../src/modules/mandates/mandates.tables.ts'
import { notifications } from '../src/modules/notifications/notifications.tables.ts'
import { offers, offerVersions } from '../src/modules/offers/offers.tables.ts'
import { payments } from '../src/modules/payments/payments.tables.ts'
import { payouts } from '../src/modules/payouts/payouts.tables.ts'
import { portfolioWorks, talentPackages } from '../src/modules/portfolios/portfolios.tables.ts'
import { listQueue } from '../src/modules/queue/queue.store.ts'
import { reviews } from '../src/modules/reviews/reviews.tables.ts'
import { shipments } from '../src/modules/shipments/shipments.tables.ts'
import { talents } from '../src/modules/talents/talents.tables.ts'
import { verifiedFacts } from '../src/modules/verification/verification.tables.ts'
import { db } from '../src/platform/database/database.ts'
import { sealNewRows } from '../src/platform/events/seal.ts'
import { startTestApp, type TestApp } from '../src/platform/testing/start-test-app.ts'
import { clock } from '../src/platform/time/clock.ts'
import { demoCampaigns } from './campaigns.ts'
import { shownAccounts } from './demo-accounts.ts'
import { REVIEW_DAYS } from './demo-campaign.ts'
import { testOpenPages } from './open-page-tests.ts'
import { seedMarket } from './seed-market.ts'
import { demoTalents } from './talents.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ DEMO: 'on' }, { earlyAccess: false })
  expect(await seedMarket()).toBe('whole')
})
afterAll(() => app.stop())

const size = async (table: typeof brands | typeof talents) =>
  (await db().select({ all: count() }).from(table))[0]?.all ?? 0

test('the demo has at least 12 brands and 60 talents with pictures', async () => {
  expect(await size(brands)).toBeGreaterThanOrEqual(12)
  expect(await size(talents)).toBeGreaterThanOrEqual(60)
  const [pictured] = await db()
    .select({ all: countDistinct(talents.avatarUrl) })
    .from(talents)
  expect(pictured?.all).toBeGreaterThanOrEqual(60)
})

test('every profile of the demo is complete, with pictures in several sizes', async () => {
  for (const talent of await db().select().from(talents)) {
    expect(talent).toMatchObject({ typeId: expect.any(String), city: expect.any(String) })
    expect([talent.headline, talent.bio, ...talent.subtypeIds, ...talent.languages]).not.toContain('')
    expect(talent.subtypeIds.length * talent.socials.length * talent.languages.length).toBeGreaterThan(0)
    expect(storedSizeOf(talent.avatarUrl ?? '')?.sources.map(({ width }) => width)).toEqual([96, 192, 400])
    expect(storedSizeOf(talent.coverUrl ?? '')?.sources.map(({ width }) => width)).toEqual([320, 640, 1_200])
    for (const url of [talent.avatarUrl, talent.coverUrl])
      expect(storedColoursOf(url ?? ''), `${url} names its colours`).not.toBeNull()
  }
  for (const brand of await db().select().from(brands)) {
    expect(storedSizeOf(brand.coverUrl ?? '')?.width).toBe(1_200)
    expect(storedColoursOf(brand.coverUrl ?? '')).not.toBeNull()
    expect([brand.about, brand.city, brand.website, brand.logoUrl]).not.toContain(null)
  }
  const names = await db().select({ name: talents.displayName }).from(talents)
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
})

test('of every fee of a campaign of the demo, its range and its offers, a talent earns whole pounds', async () => {
  const fees = await db().select({ min: campaigns.feeMin, max: campaigns.feeMax }).from(campaigns)
  const priced = await db().select({ price: offers.price }).from(offers)
  // VAT of 20 % is in the fee, and the platform keeps 20 % of the rest.
  const earned = [
    ...fees.flatMap(({ min, max }) => [min, max]).map((fee) => ((fee ?? 0) * 2) / 3),
    ...priced.map(({ price }) => price?.talent ?? 0),
  ]
  expect(earned.length).toBeGreaterThan(100)
  expect(earned.filter((pence) => pence % 100 !== 0)).toEqual([])
})

test('no two brands of the demo have the same mark', async () => {
  const logos = await db()
    .select({ owner: files.ownerId, hash: files.sha256 })
    .from(files)
    .where(eq(files.folder, 'logos'))
  const owners = new Set(logos.map(({ owner }) => owner))
  expect(owners.size).toBeGreaterThanOrEqual(12)
  expect(new Set(logos.map(({ hash }) => hash)).size).toBe(owners.size)
})

test('no two campaigns of the demo have the same cover', () => {
  const covers = demoCampaigns.map(({ picture }) => picture.join(' '))
  expect(new Set(covers).size).toBe(covers.length)
})

test('no two talents of the demo have the same headline and town, and no two works one scene', async () => {
  const profiles = await db().select({ headline: talents.headline, city: talents.city }).from(talents)
  expect(new Set(profiles.map(({ headline, city }) => `${headline}, ${city}`)).size).toBe(profiles.length)
  for (const { displayName, works } of demoTalents)
    expect(new Set(works.map(([motif]) => motif)).size, displayName).toBe(works.length)
})

test('the cheapest package of a talent of the demo costs the starting price, and of each a talent earns whole pounds', async () => {
  const offered = await db()
    .select({
      talentId: talentPackages.talentId,
      price: talentPackages.price,
      terms: sql<string>`concat_ws(' ', ${talentPackages.turnaroundDays}, ${talentPackages.revisions}, ${talentPackages.rightsDays})`,
      minFee: talents.minFee,
    })
    .from(talentPackages)
    .innerJoin(talents, eq(talents.id, talentPackages.talentId))
  for (const [talentId, own] of Map.groupBy(offered, (row) => row.talentId))
    expect(Math.min(...own.map(({ price }) => price)), talentId).toBe(own[0]?.minFee)
  expect(offered.filter(({ price }) => ((price * 2) / 3) % 100 !== 0)).toEqual([])
  expect(new Set(offered.map(({ terms }) => terms)).size).toBeGreaterThan(20)
})

test('every live campaign of the demo has a brief of two or three paragraphs of its own', async () => {
  const live = await db().select().from(campaigns).where(eq(campaigns.status, 'live'))
  expect(live.length).toBeGreaterThan(10)
  const paragraphs = live.map(({ summary }) =>
    [...summary.matchAll(/<p>(.+?)<\/p>/g)].map(([, text]) => text),
  )
  for (const own of paragraphs) {
    expect(own.length).toBeGreaterThanOrEqual(2)
    expect(own.length).toBeLessThanOrEqual(3)
  }
  expect(new Set(paragraphs.flat()).size).toBe(paragraphs.flat().length)
})

test('an offer of the demo has the usage rights and the exclusivity of its campaign', async () => {
  const offered = await db()
    .select({ terms: offerVersions.terms, rights: campaigns.rights, exclusivity: campaigns.exclusivity })
    .from(offerVersions)
    .innerJoin(offers, eq(offers.id, offerVersions.offerId))
    .innerJoin(campaigns, eq(campaigns.id, offers.campaignId))
  expect(offered.length).toBeGreaterThan(50)
  for (const { terms, rights, exclusivity } of offered) expect(terms).toMatchObject({ rights, exclusivity })
  const rights = await db().select({ rights: campaigns.rights }).from(campaigns)
  expect(new Set(rights.map((row) => JSON.stringify(row.rights))).size).toBeGreaterThan(5)
})

testOpenPages()

test('work of the demo goes live no sooner than the brand has had its time to review the draft', async () => {
  const briefs = await db().select({ deliverables: campaigns.deliverables }).from(campaigns)
  const offered = await db().select({ terms: offerVersions.terms }).from(offerVersions)
  const items = [...briefs, ...offered.map(({ terms }) => terms)].flatMap((own) => own.deliverables)
  const posted = items.filter(({ postFrom }) => postFrom !== null)
  expect(posted.length).toBeGreaterThan(100)
  for (const { draftDue, postFrom } of posted)
    expect(daysBetween(draftDue, postFrom ?? '')).toBeGreaterThanOrEqual(REVIEW_DAYS)
})

test('the open campaigns of the demo differ in their pay and in when they close', async () => {
  const live = await db().select().from(campaigns).where(eq(campaigns.status, 'live'))
  expect(new Set(live.map(({ applyBy }) => applyBy)).size).toBe(live.length)
  expect(new Set(live.map(({ feeMin, payModel }) => `${payModel} ${feeMin}`)).size).toBe(live.length)
  expect(new Set(live.map(({ places }) => places)).size).toBeGreaterThanOrEqual(8)
})

test('no talent and no brand of the demo has two reviews with the same text', async () => {
  const written = await db().select().from(reviews)
  expect(written.length).toBeGreaterThan(20)
  const shown = written.map((row) => `${row.by === 'brand' ? row.talentId : row.brandId} ${row.text}`)
  expect(new Set(shown).size).toBe(shown.length)
})

test('no text of the demo that is read before a deal has contact data', async () => {
  const profiles = await db()
    .select({
      name: talents.displayName,
      headline: talents.headline,
      bio: talents.bio,
      socials: talents.socials,
    })
    .from(talents)
  const [works, packages] = await Promise.all([
    db().select({ caption: portfolioWorks.caption, brand: portfolioWorks.brand }).from(portfolioWorks),
    db().select({ title: talentPackages.title }).from(talentPackages),
  ])
  const briefs = await db().select().from(campaigns)
  const applied = await db().select().from(applications)
  const offered = await db().select({ terms: offerVersions.terms }).from(offerVersions)
  const said = await db().select({ text: messages.text }).from(messages)
  const texts = [
    ...profiles.flatMap(({ name, headline, bio, socials }) => [
      name,
      headline,
      bio,
      ...socials.map(({ handle }) => handle),
    ]),
    ...works.flatMap(({ caption, brand }) => [caption, brand]),
    ...packages.map(({ title }) => title),
    ...briefs.flatMap((brief) => [brief.title, brief.summary, brief.productName, brief.mustInclude]),
    ...briefs.flatMap(({ mustAvoid, questions }) => [mustAvoid, ...questions]),
    ...applied.flatMap(({ pitch, answers, invitationNote }) => [pitch, invitationNote, ...answers]),
    ...offered.flatMap(({ terms }) => [terms.message, ...terms.deliverables.map(({ brief }) => brief)]),
    ...said.map(({ text }) => text),
  ]
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter(hasContactDetails)).toEqual([])
})

test('the documents of the demo are numbered in the order of time, with one bill for each plan', async () => {
  const issued = await db().select().from(documents).orderBy(documents.series, documents.number)
  expect(issued.length).toBeGreaterThan(20)
  for (const [, own] of Map.groupBy(issued, (row) => `${row.series} ${row.year}`)) {
    const dates = own.map((row) => row.issuedAt.getTime())
    expect(dates).toEqual(dates.toSorted((one, other) => one - other))
  }
  const bills = issued.filter((row) => row.kind === 'subscription')
  expect(bills.length).toBeGreaterThan(5)
  expect(new Set(bills.map((row) => row.ownerId)).size).toBe(bills.length)
})

test('a gifted campaign of the demo has an accepted offer without a fee', async () => {
  const gifted = await db()
    .select({ status: offers.status, price: offers.price })
    .from(offers)
    .innerJoin(campaigns, eq(campaigns.id, offers.campaignId))
    .where(eq(campaigns.payModel, 'gifted'))
  expect(gifted.map(({ status }) => status)).toContain('accepted')
  for (const { price } of gifted) expect(price).toMatchObject({ payerPays: 0, talent: 0, fee: 0 })
})

test('campaigns exist in every state, as do applications, offers and work in every visible one', async () => {
  const states = await db().selectDistinct({ status: campaigns.status }).from(campaigns)
  expect(states.map((row) => row.status).toSorted()).toEqual(statesOf(campaignLifecycle).toSorted())
  const [campaignCount] = await db().select({ all: count() }).from(campaigns)
  expect(campaignCount?.all).toBeGreaterThanOrEqual(25)

  const offered = (await db().selectDistinct({ status: offers.status }).from(offers)).map((row) => row.status)
  const passing = ['draft', 'awaiting_payment']
  expect(offered).toEqual(
    expect.arrayContaining(statesOf(offerLifecycle).filter((state) => !passing.includes(state))),
  )

  const dealt = (await db().selectDistinct({ status: deals.status }).from(deals)).map((row) => row.status)
  expect(dealt).toEqual(expect.arrayContaining(['active', 'in_review', 'approved', 'completed']))
  const [completed] = await db().select({ all: count() }).from(deals).where(eq(deals.status, 'completed'))
  expect(completed?.all, 'enough for the figures of the market').toBeGreaterThanOrEqual(MIN_DEALS_OF_FIGURES)
  expect(await loadMarketFigures(), 'stored for the first visitor').toMatchObject({
    completedDeals: completed?.all,
  })
  const made = (await db().selectDistinct({ status: deliverables.status }).from(deliverables)).map(
    (row) => row.status,
  )
  const unmet = ['approved', 'cancelled']
  expect(made).toEqual(
    expect.arrayContaining(statesOf(deliverableLifecycle).filter((state) => !unmet.includes(state))),
  )

  const applied = (await db().selectDistinct({ status: applications.status }).from(applications)).map(
    (row) => row.status,
  )
  expect(applied).toEqual(
    expect.arrayContaining([
      'submitted',
      'shortlisted',
      'offered',
      'hired',
      'declined',
      'withdrawn',
      'closed',
    ]),
  )
})

test('the demo has a product that is to be shipped and two on their way', async () => {
  const sent = await db().select({ status: shipments.status }).from(shipments)
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['awaiting_shipment', 'shipped', 'shipped'])
})

test('the ledger, documents and payment provider of the demo agree', async () => {
  await sealNewRows()
  expect((await verifyLedger()).filter((check) => !check.holds)).toEqual([])
})

test('the demo has money on hold, charged, paid out and waiting for bank details', async () => {
  const states = async (table: typeof payments | typeof payouts) =>
    (await db().selectDistinct({ status: table.status }).from(table)).map((row) => row.status)
  expect(await states(payments)).toEqual(
    expect.arrayContaining(['authorised', 'captured', 'released', 'voided']),
  )
  expect(await states(payouts)).toEqual(expect.arrayContaining(['paid']))
  const access = await db()
    .selectDistinct({ status: brands.subscriptionStatus, early: brands.isEarlyAccess })
    .from(brands)
  expect(access).toEqual(
    expect.arrayContaining([
      { status: 'Active', early: false },
      { status: 'Inactive', early: true },
      { status: 'Inactive', early: false },
    ]),
  )
})

test('at least twenty items of at least six kinds wait for an operator', async () => {
  const items = await listQueue(clock.now(), 100)
  expect(items.length).toBeGreaterThanOrEqual(20)
  expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(6)
  const counts = ['report', 'report_appeal', 'brand_verification', 'handle_verification'].map(
    (kind) => items.filter((item) => item.kind === kind).length,
  )
  expect(counts, 'reports, an appeal and verifications').toEqual([2, 1, 1, 1])
})

test('each shown sign-in has a picture and opens a home with tasks, and a second start adds nothing', async () => {
  const demo = (await app.call('/market/demo', {}, { method: 'GET' })).data.accounts
  expect(demo).toEqual(
    shownAccounts.map((shown) => ({ ...shown, pictureUrl: expect.stringMatching(/^\/uploads\//) })),
  )
  for (const { role, email, password } of shownAccounts) {
    const { token } = (await app.call(`/${role}/signin`, { email, password })).data
    const home = await app.call(`/${role}/dashboard-stats`, {}, { token })
    expect(home.data.yours.length).toBeGreaterThan(2)
  }
  const before = await size(talents)
  expect(await seedMarket()).toBe('whole')
  expect(await size(talents)).toBe(before)
})

test('every demo sign-in has unread notifications, and no email was sent about them', async () => {
  const notificationCounts = await db()
    .select({ all: count(), unread: sql<number>`(count(*) filter (where read_at is null))::int` })
    .from(notifications)
  expect(notificationCounts[0]?.all).toBeGreaterThan(200)
  expect(notificationCounts[0]?.unread).toBeGreaterThan(10)
  expect((await app.emails()).filter(({ subject }) => /an offer of|for review/.test(subject))).toEqual([])
})

test('the demo agency has a roster of at least twelve talents, with work in every stage', async () => {
  const represented = await db().select({ all: count() }).from(mandates).where(eq(mandates.status, 'active'))
  expect(represented[0]?.all).toBeGreaterThanOrEqual(12)
  const managed = await db().select({ all: count() }).from(mandates).where(eq(mandates.isManaged, true))
  expect(managed[0]?.all).toBeGreaterThanOrEqual(4)
  const dealt = await db()
    .selectDistinct({ status: deals.status })
    .from(deals)
    .where(isNotNull(deals.agencyId))
  expect(dealt.map((row) => row.status)).toEqual(
    expect.arrayContaining(['active', 'in_review', 'approved', 'completed']),
  )
  const offered = await db()
    .selectDistinct({ status: offers.status })
    .from(offers)
    .where(isNotNull(offers.agencyId))
  expect(offered.map((row) => row.status)).toEqual(
    expect.arrayContaining(['pending_talent', 'pending_brand', 'accepted']),
  )
  const applied = await db()
    .selectDistinct({ status: applications.status })
    .from(applications)
    .where(isNotNull(applications.agencyId))
  expect(applied.map((row) => row.status)).toEqual(
    expect.arrayContaining(['submitted', 'shortlisted', 'offered', 'hired']),
  )
})

test('conversations have messages between the activity cards, some of them unread', async () => {
  const rows = await db().select().from(messages)
  const written = rows.filter((row) => row.authorId)
  expect(written.length).toBeGreaterThan(40)
  expect(rows.some((row) => row.card)).toBe(true)
  expect(written.some((row) => row.onBehalfOf)).toBe(true)
  const each = Map.groupBy(rows, (row) => row.conversationId)
  for (const [, own] of each)
    expect(own.map((row) => row.no).toSorted((one, other) => one - other)).toEqual(
      own.map((_, index) => index + 1),
    )
})

test('some brands and talents of the demo are verified, with source and date', async () => {
  const facts = await db().select().from(verifiedFacts)
  const subjectsWith = (kind: string) => facts.filter((fact) => fact.kind === kind).length
  expect(subjectsWith('company_number')).toBe(3)
  expect(subjectsWith('handle')).toBe(8)
  for (const { source, checkedOn } of facts) expect([source, checkedOn]).not.toContain('')
})
