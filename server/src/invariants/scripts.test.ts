import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { aPair, type Pair } from '../testing/pairs.ts'
import { expectOk } from '../testing/person.ts'
import { aBrief, aFileSpec, aPitch, someTerms } from '../testing/terms.ts'
import { aDeal, anOffer, submit } from '../testing/work.ts'
import { dangersIn } from './scripts/dangers.ts'
import { payloads } from './scripts/payloads.ts'

let app: TestApp
let pair: Pair
beforeAll(async () => {
  app = await startTestApp()
  pair = await aPair(app, 'Script')
})
afterAll(() => app.stop())

/** Rich text is rendered as HTML by the other party's screen, so what is stored must be harmless. */
describe('stored rich text cannot run scripts', () => {
  test.each(payloads)('in a brief: %s', async (payload) => {
    const { data } = expectOk(
      await pair.brand.call('/campaign/add', aBrief({ summary: `<p>Hello</p>${payload}` })),
      'campaign',
    )
    const seen = expectOk(
      await pair.talent.call('/talent/getCampaignDetails', { campaignId: data.id }),
      'seen by the talent',
    )
    expect(dangersIn(seen.data.summary)).toEqual([])
    expect(seen.data.summary).toContain('Hello')
  })

  test.each(payloads)('in a talent’s bio: %s', async (payload) => {
    expectOk(await pair.talent.call('/user/update-profile', { bio: `<p>Hello</p>${payload}` }), 'profile')
    const seen = expectOk(
      await pair.brand.call('/talent/getTalent', { talentId: pair.talent.id }),
      'seen by the brand',
    )
    expect(dangersIn(seen.data.bio)).toEqual([])
    expect(seen.data.bio).toContain('Hello')
  })
})

/** Plain text is returned unchanged and escaped by the screens (the browser scenarios check that). */
describe('plain text is returned unchanged', () => {
  test('in a brief and a profile', async () => {
    for (const text of payloads) {
      const { data } = expectOk(
        await pair.brand.call(
          '/campaign/add',
          aBrief({ title: `T ${text}`, mustInclude: text, questions: [text], productName: text }),
        ),
        'campaign',
      )
      const seen = expectOk(
        await pair.talent.call('/talent/getCampaignDetails', { campaignId: data.id }),
        'campaign',
      ).data
      expect([seen.title, seen.mustInclude, seen.questions[0], seen.productName]).toEqual([
        `T ${text}`,
        text,
        text,
        text,
      ])
      expectOk(await pair.talent.call('/user/update-profile', { headline: text, city: text }), 'profile')
      const profile = expectOk(
        await pair.brand.call('/talent/getTalent', { talentId: pair.talent.id }),
        'talent',
      ).data
      expect([profile.headline, profile.city]).toEqual([text, text])
    }
  })

  test('in an application', async () => {
    const text = payloads.join(' ').slice(0, 1_000)
    const { data } = expectOk(
      await pair.brand.call('/campaign/add', aBrief({ questions: ['Why?'] })),
      'campaign',
    )
    const application = expectOk(
      await pair.talent.call('/talent/apply', {
        campaignId: data.id,
        ...aPitch({ pitch: text, answers: [text] }),
      }),
      'application',
    )
    const seen = expectOk(
      await pair.brand.call('/campaign/get-application-details', { applicationId: application.data.id }),
      'application',
    ).data
    expect([seen.pitch, seen.answers[0]]).toEqual([text, text])
  })

  test('in a list, a note and a saved search of favourites', async () => {
    const { brand, talent } = pair
    expectOk(await talent.call('/user/update-profile', { isListed: true }), 'listing')
    expectOk(await brand.call('/brand/add-favorite', { talentId: talent.id }), 'favourite')
    for (const text of payloads) {
      const name = text.slice(0, 80)
      expectOk(await brand.call('/brand/favorite-note', { talentId: talent.id, note: text }), 'note')
      expectOk(await brand.call('/brand/save-search', { name, search: { q: name } }), 'search')
      expectOk(await brand.call('/brand/save-favorite-list', { name }), 'list')
      const { items } = expectOk(await brand.call('/brand/listFavorite'), 'favourites').data
      expect(items[0].note).toBe(text)
    }
    const names = payloads.map((text) => text.slice(0, 80)).toSorted()
    const { items: lists } = expectOk(await brand.call('/brand/favorite-lists'), 'lists').data
    const { items: searches } = expectOk(await brand.call('/brand/saved-searches'), 'searches').data
    expect(lists.map(({ name }: { name: string }) => name).toSorted()).toEqual(names)
    expect(searches.map((saved: { search: { q: string } }) => saved.search.q).toSorted()).toEqual(names)
  })

  test('an example must be a web address', async () => {
    const { data } = expectOk(await pair.brand.call('/campaign/add', aBrief()), 'campaign')
    for (const address of [
      'javascript:ran()',
      'data:text/html,<script>ran()</script>',
      'https://me@evil.example',
    ]) {
      const answer = await pair.talent.call('/talent/apply', {
        campaignId: data.id,
        ...aPitch({ sampleUrls: [address] }),
      })
      expect([answer.status, Object.keys(answer.data.fields)]).toEqual([400, ['sampleUrls.0']])
    }
  })

  test('in an offer and its counter-offer', async () => {
    const text = payloads.join(' ').slice(0, 1_000)
    const offerId = await anOffer(pair.brand, pair.talent, {
      message: text,
      deliverables: [aFileSpec({ brief: text })],
    })
    const seen = expectOk(await pair.talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
    expect([seen.versions[0].terms.message, seen.versions[0].terms.deliverables[0].brief]).toEqual([
      text,
      text,
    ])
    expectOk(
      await pair.talent.call('/talent/counter-offer', {
        offerId,
        versionNo: 1,
        terms: someTerms({ price: 99_000, message: text }),
      }),
      'counter',
    )
    const countered = expectOk(await pair.brand.call('/brand/getOfferDetails', { offerId }), 'offer').data
    expect(
      countered.versions.map((version: { terms: { message: string } }) => version.terms.message),
    ).toContain(text)
  })

  test('in a submission and a comment on it', async () => {
    const text = payloads.join(' ').slice(0, 900)
    const { dealId, deliverableIds } = await aDeal(pair.brand, pair.talent)
    const deliverableId = deliverableIds[0] ?? ''
    expectOk(
      await pair.talent.call('/talent/uploadDeliverables', {
        deliverableId,
        fileIds: [await pair.talent.upload()],
        caption: text,
        note: text,
      }),
      'submission',
    )
    expectOk(
      await pair.brand.call('/brand/brandMarkDeliverableReject', { deliverableId, comments: [{ text }] }),
      'remark',
    )
    const seen = expectOk(await pair.talent.call('/talent/getDealDetails', { dealId }), 'deal').data
      .deliverables[0].submissions[0]
    expect([seen.caption, seen.note, seen.comments[0].text]).toEqual([text, text, text])
    expectOk(await submit(pair.talent, deliverableId), 'second version')
  })
})
