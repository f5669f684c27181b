import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { asOperator } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { openDispute } from '../../testing/cases.ts'
import { presentTermsOf, proposeChange } from '../../testing/change.ts'
import { onboard, pay } from '../../testing/money.ts'
import { emailSubjects, notificationTexts } from '../../testing/notifications.ts'
import { expectOk, newPerson, type Person, signInAgain } from '../../testing/person.ts'
import { aFileSpec, aPostSpec, dayFromNow, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, finishWork } from '../../testing/work.ts'

const DAY_MS = 86_400_000

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Changing brand')
  talent = await newPerson(app, 'talent', 'Changed talent')
  await onboard(app, talent)
})
afterEach(async () => {
  await app.settle()
  await compareLedgers(app)
  await passDays(0)
})
afterAll(() => app.stop())

/** Sets the clock to this many days from now and signs both sides in again. */
async function passDays(days: number): Promise<void> {
  await app.passTime(days * DAY_MS)
  brand = await signInAgain(app, brand)
  talent = await signInAgain(app, talent)
}

const dealOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
const changesOf = async (person: Person, dealId: string) =>
  expectOk(await person.call(`/${person.role}/getAmendments`, { dealId }), 'changes').data
const newest = async (person: Person, dealId: string) => (await changesOf(person, dealId)).items[0]
const accept = (person: Person, { id, version }: { id: string; version: number }) =>
  person.call(person.role === 'brand' ? '/brand/acceptAmendment' : '/talent/acceptUpdatedDeliverables', {
    amendmentId: id,
    version,
  })

describe('a deal that is paused', () => {
  test('ends its open change, and its clocks stay paused until the dispute is withdrawn', async () => {
    const { dealId } = await aDeal(brand, talent)
    const change = await proposeChange(talent, dealId, (terms) => ({ ...terms, revisions: 4 }))
    const disputeId = await openDispute(brand, dealId)
    expect(await newest(talent, dealId)).toMatchObject({ id: change.id, status: 'withdrawn' })
    expect((await accept(brand, change)).status).toBe(409)
    expectOk(await brand.call('/brand/withdrawDispute', { disputeId }), 'withdrawal')
    expect(await dealOf(dealId)).toMatchObject({ status: 'active', terms: { revisions: 2 } })
  })
})

describe('a change without a price', () => {
  test('gives the deal its new terms as soon as the other side accepts', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent)
    const change = await proposeChange(talent, dealId, (terms) => ({ ...terms, revisions: 4 }))
    expect(change).toMatchObject({ status: 'proposed', by: 'talent', nextActor: 'brand', funding: null })
    expect(expectOk(await accept(brand, change), 'acceptance').data).toMatchObject({ status: 'accepted' })
    const deal = await dealOf(dealId)
    expect(deal.terms.revisions).toBe(4)
    expect(deal.deliverables).toMatchObject([{ id: deliverableIds[0], revisionsIncluded: 4 }])
    expect(await notificationTexts(app, talent)).toContain(
      'Changing brand accepted your change. The deal has its new terms',
    )
  })

  test('adds, edits and removes work that is not approved', async () => {
    const { dealId } = await aDeal(brand, talent, { deliverables: [aFileSpec({ quantity: 2 })] })
    const due = dayFromNow(20)
    await proposeChange(brand, dealId, (terms) => ({
      ...terms,
      deliverables: [
        { ...terms.deliverables[0], draftDue: due },
        { id: null, ...aPostSpec() },
      ],
    }))
    const change = await newest(talent, dealId)
    expectOk(await talent.call('/talent/acceptNewDeliverables', named(change)), 'acceptance')
    const deal = await dealOf(dealId)
    expect(deal.deliverables).toMatchObject([
      { status: 'pending', spec: { draftDue: due } },
      { status: 'cancelled' },
      { status: 'pending', title: 'Instagram post' },
    ])
    expect(deal.progress).toEqual({ done: 0, all: 2 })
    expect(deal.terms.deliverables).toHaveLength(2)
  })

  test('reopens an approved deal when it adds work, and the payout waits for it', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent)
    await finishWork(brand, talent, deliverableIds)
    expect((await dealOf(dealId)).status).toBe('approved')
    const change = await proposeChange(talent, dealId, (terms) => ({
      ...terms,
      deliverables: [...terms.deliverables, { id: null, ...aFileSpec({ draftDue: dayFromNow(15) }) }],
    }))
    expectOk(await accept(brand, change), 'acceptance')
    expect(await dealOf(dealId)).toMatchObject({ status: 'active', payDay: null })
    await passDays(5)
    expect((await dealOf(dealId)).status).toBe('active')
  })

  test('cannot touch approved work, name foreign work or change nothing', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent, {
      deliverables: [aFileSpec({ quantity: 2 })],
    })
    await finishWork(brand, talent, deliverableIds.slice(0, 1))
    const terms = await presentTermsOf(brand, dealId)
    const send = (changed: object) => brand.call('/brand/editDeliverables', { dealId, terms: changed })
    expect(await send(terms)).toMatchObject({ status: 422, code: 'same_deal' })
    const [approved, open] = terms.deliverables
    expect(await send({ ...terms, deliverables: [{ ...approved, brief: 'Other' }, open] })).toMatchObject({
      status: 400,
    })
    const foreign = { ...open, id: '6b2fd3f5-5b12-4f4c-a4d6-7f1f0c8f5a11' }
    expect(await send({ ...terms, deliverables: [foreign] })).toMatchObject({ status: 400 })
    // Approved work stays even when a request leaves it out.
    expectOk(await send({ ...terms, deliverables: [{ ...open, brief: 'Other' }] }), 'change')
    const change = await newest(talent, dealId)
    expect(change.after.terms.deliverables).toHaveLength(2)
  })

  test('is outdated once what it replaces was approved', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent)
    const change = await proposeChange(talent, dealId, (terms) => ({
      ...terms,
      deliverables: [{ ...terms.deliverables[0], brief: 'In the evening' }],
    }))
    await finishWork(brand, talent, deliverableIds)
    expect(await accept(brand, change)).toMatchObject({ status: 422, code: 'change_outdated' })
  })

  test('expires after 72 hours, with a reminder a day before', async () => {
    const { dealId } = await aDeal(brand, talent)
    const change = await proposeChange(brand, dealId, (terms) => ({ ...terms, revisions: 5 }))
    await passDays(2.1)
    expect(await emailSubjects(app, talent)).toContain(
      'Your answer to the change proposed by Changing brand is due within 24 hours',
    )
    await passDays(3.1)
    expect(await accept(talent, change)).toMatchObject({ status: 409 })
    expect(await newest(talent, dealId)).toMatchObject({ status: 'expired' })
  })

  test('is declined, withdrawn or answered by another one; a deal has one at a time', async () => {
    const { dealId } = await aDeal(brand, talent)
    const first = await proposeChange(brand, dealId, (terms) => ({ ...terms, revisions: 5 }))
    const terms = await presentTermsOf(talent, dealId)
    const mine = { ...terms, revisions: 3 }
    expect(await talent.call('/talent/proposeAmendment', { dealId, terms: mine })).toMatchObject({
      status: 409,
      code: 'change_open',
    })
    expect(await brand.call('/brand/acceptAmendment', named(first))).toMatchObject({ status: 403 })
    const second = expectOk(
      await talent.call('/talent/counterAmendment', { ...named(first), terms: mine, reason: 'Rather three' }),
      'counter',
    ).data
    expect((await changesOf(brand, dealId)).items).toMatchObject([
      { no: 2, status: 'proposed', by: 'talent' },
      { no: 1, status: 'superseded' },
    ])
    expect(await talent.call('/talent/withdrawAmendment', { ...named(second), version: 7 })).toMatchObject({
      code: 'stale_version',
    })
    expectOk(await talent.call('/talent/withdrawAmendment', named(second)), 'withdrawal')
    const third = await proposeChange(talent, dealId, () => mine)
    const refused = { ...named(third), reason: 'Two are enough.' }
    expect(expectOk(await brand.call('/brand/refuseAmendment', refused), 'decline').data).toMatchObject({
      status: 'refused',
      refuseReason: 'Two are enough.',
    })
    expect((await dealOf(dealId)).terms.revisions).toBe(2)
  })
})

describe('a change with a higher price', () => {
  test('of the brand is held first, charged on acceptance and paid out with the deal', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent)
    const draft = await proposeChange(brand, dealId, (terms) => ({ ...terms, price: 150_000 }))
    expect(draft).toMatchObject({ status: 'draft', funding: { status: 'due', amount: 30_000 } })
    expect((await changesOf(talent, dealId)).items).toEqual([])
    await pay(app, brand, draft.funding)
    const change = await newest(talent, dealId)
    expect(change).toMatchObject({ status: 'proposed', after: { price: { payerPays: 150_000 } } })
    expect(await notificationTexts(app, talent)).toContain(
      'Changing brand proposed a change to your deal: £200 more',
    )
    expect(expectOk(await accept(talent, change), 'acceptance').data.status).toBe('accepting')
    expect((await dealOf(dealId)).price.payerPays).toBe(120_000)
    await app.settle()
    expect(await newest(brand, dealId)).toMatchObject({ status: 'accepted', funding: { status: 'paid' } })
    const deal = await dealOf(dealId)
    expect(deal.price).toMatchObject({ payerPays: 150_000, talent: 100_000 })
    expect(deal.money).toMatchObject({ payment: { captured: 150_000 } })
    expect(deal.money.documents).toHaveLength(2)

    await finishWork(brand, talent, deliverableIds)
    expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
    await app.settle()
    const { rows } = await app.engine.root.execute(
      `select sum(amount)::int as amount, count(*)::int as count from payouts where subject_id = '${dealId}'`,
    )
    expect(rows).toEqual([{ amount: 100_000, count: 2 }])
  })

  test('of the talent is paid by the brand after it has agreed', async () => {
    const { dealId } = await aDeal(brand, talent)
    const change = await proposeChange(talent, dealId, (terms) => ({ ...terms, price: 132_000 }))
    expect(change).toMatchObject({ status: 'proposed', funding: null })
    const agreed = expectOk(await accept(brand, change), 'acceptance').data
    expect(agreed).toMatchObject({ status: 'accepting', funding: { status: 'due', amount: 12_000 } })
    expect(await brand.call('/brand/completeDeal', { dealId })).toMatchObject({ code: 'change_open' })
    await pay(app, brand, agreed.funding)
    await app.settle()
    expect((await dealOf(dealId)).price.payerPays).toBe(132_000)
  })

  test('that is not paid is open again for once, and ends the second time', async () => {
    const { dealId } = await aDeal(brand, talent)
    const change = await proposeChange(talent, dealId, (terms) => ({ ...terms, price: 132_000 }))
    expectOk(await accept(brand, change), 'acceptance')
    await passDays(1.1)
    const reopened = await newest(brand, dealId)
    expect(reopened).toMatchObject({ status: 'proposed', nextActor: 'brand' })
    expectOk(await accept(brand, reopened), 'second acceptance')
    await passDays(2.3)
    expect(await newest(brand, dealId)).toMatchObject({ status: 'expired', funding: { status: 'void' } })
  })

  test.each(['refused', 'withdrawn'] as const)('releases its hold when it is %s', async (how) => {
    const { dealId, offerId } = await aDeal(brand, talent)
    const draft = await proposeChange(brand, dealId, (terms) => ({ ...terms, price: 150_000 }))
    await pay(app, brand, draft.funding)
    const change = await newest(brand, dealId)
    if (how === 'refused') expectOk(await talent.call('/talent/refuseAmendment', named(change)), how)
    else expectOk(await brand.call('/brand/withdrawAmendment', named(change)), how)
    await app.settle()
    const { rows } = await app.engine.root.execute(
      `select p.status from payments p join payables b on b.id = p.payable_id
       where b.subject_id = '${offerId}' and b.subject = 'amendment'`,
    )
    expect(rows).toEqual([{ status: 'voided' }])
    expect((await newest(brand, dealId)).status).toBe(how)
  })

  test('whose hold the bank has ended can be accepted once the brand holds it again', async () => {
    const { dealId } = await aDeal(brand, talent)
    const draft = await proposeChange(brand, dealId, (terms) => ({ ...terms, price: 150_000 }))
    await pay(app, brand, draft.funding)
    const change = await newest(brand, dealId)
    const { rows } = await app.engine.root.execute(
      `select intent_ref from payments where payable_id = '${draft.funding.id}'`,
    )
    await asOperator(app, `payment_intents/${rows[0]?.intent_ref}/cancel`, {})
    await app.settle()
    expect(await newest(brand, dealId)).toMatchObject({ status: 'proposed', funding: { status: 'due' } })
    expect(await accept(talent, change)).toMatchObject({ code: 'not_funded' })
    await pay(app, brand, draft.funding)
    expectOk(await accept(talent, await newest(talent, dealId)), 'acceptance')
    await app.settle()
    expect((await dealOf(dealId)).price).toMatchObject({ payerPays: 150_000 })
  })

  test('of the brand replaces the talent’s change only once it is held', async () => {
    const { dealId } = await aDeal(brand, talent)
    const asked = await proposeChange(talent, dealId, (terms) => ({ ...terms, price: 180_000 }))
    const terms = { ...(await presentTermsOf(brand, dealId)), price: 140_000 }
    const draft = expectOk(
      await brand.call('/brand/counterAmendment', { ...named(asked), terms }),
      'counter',
    ).data
    expect((await changesOf(talent, dealId)).items).toMatchObject([{ status: 'proposed', by: 'talent' }])
    await pay(app, brand, draft.funding)
    expect((await changesOf(talent, dealId)).items).toMatchObject([
      { status: 'proposed', by: 'brand', no: 2 },
      { status: 'superseded', no: 1 },
    ])
  })

  test('ends with its deal, and its hold is released', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent)
    await finishWork(brand, talent, deliverableIds)
    const draft = await proposeChange(brand, dealId, (terms) => ({ ...terms, price: 150_000 }))
    await pay(app, brand, draft.funding)
    await passDays(3.5)
    await app.settle()
    expect((await dealOf(dealId)).status).toBe('completed')
    // By its own deadline or with the deal, whichever timer ran first.
    expect(await newest(brand, dealId)).toMatchObject({
      status: expect.stringMatching(/^(expired|withdrawn)$/),
      funding: { status: 'void' },
    })
  })
})

describe('a change with a lower price', () => {
  test('is refunded on acceptance, newest charge first, with a credit note', async () => {
    const { dealId } = await aDeal(brand, talent)
    const up = await proposeChange(talent, dealId, (terms) => ({ ...terms, price: 150_000 }))
    const agreed = expectOk(await accept(brand, up), 'acceptance').data
    await pay(app, brand, agreed.funding)
    await app.settle()
    const down = await proposeChange(brand, dealId, (terms) => ({ ...terms, price: 100_000 }))
    expect(down).toMatchObject({ status: 'proposed', after: { price: { payerPays: 100_000 } } })
    expectOk(await accept(talent, down), 'acceptance')
    await app.settle()
    const deal = await dealOf(dealId)
    expect(deal).toMatchObject({ status: 'active', price: { payerPays: 100_000 } })
    expect(deal.money.payment).toMatchObject({ captured: 150_000, refunded: 50_000 })
    const { rows } = await app.engine.root.execute(
      `select r.amount from refunds r join payments p on p.id = r.payment_id
       join payables b on b.id = p.payable_id where b.subject_id = '${deal.offerId}' order by 1`,
    )
    expect(rows).toEqual([{ amount: 20_000 }, { amount: 30_000 }])
    expect(deal.money.documents).toHaveLength(4)
  })

  test('never goes below the share of the approved work', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent, {
      deliverables: [aFileSpec({ quantity: 2 })],
    })
    await finishWork(brand, talent, deliverableIds.slice(0, 1))
    expect((await changesOf(brand, dealId)).leastPrice).toBe(60_000)
    const terms = await presentTermsOf(brand, dealId)
    expect(
      await brand.call('/brand/editDeliverables', { dealId, terms: { ...terms, price: 59_999 } }),
    ).toMatchObject({
      status: 400,
      data: { fields: { 'terms.price': expect.stringContaining('for the approved work') } },
    })
    expectOk(
      await brand.call('/brand/editDeliverables', { dealId, terms: { ...terms, price: 60_000 } }),
      'change',
    )
  })
})

describe('more time', () => {
  test('can be asked for from three days before the due date and moves what depends on it', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent, {
      deliverables: [aPostSpec({ quantity: 2 }), aFileSpec()],
    })
    const [first, second, file] = (await dealOf(dealId)).deliverables
    const input = { dealId, deliverableId: deliverableIds[0], draftDue: dayFromNow(14), reason: 'I was ill.' }
    expect(await talent.call('/talent/askMoreTime', input)).toMatchObject({ code: 'more_time_too_early' })
    await passDays(8)
    const asked = expectOk(await talent.call('/talent/askMoreTime', input), 'more time').data
    expect(asked).toMatchObject({ kind: 'more_time', status: 'proposed', nextActor: 'brand' })
    expectOk(await accept(brand, asked), 'acceptance')
    const after = (await dealOf(dealId)).deliverables
    expect(after).toMatchObject([
      {
        id: first.id,
        spec: { draftDue: dayFromNow(14), postFrom: dayFromNow(15), postUntil: dayFromNow(24) },
      },
      { id: second.id, spec: { draftDue: dayFromNow(14) } },
      { id: file.id, spec: { draftDue: dayFromNow(10) } },
    ])
    expect((await changesOf(talent, dealId)).extensions).toBe(1)
  })

  test('pauses the reminders of overdue work, which run their remainder when it is declined', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent)
    await passDays(10.5)
    const input = { dealId, deliverableId: deliverableIds[0], draftDue: dayFromNow(20), reason: 'I was ill.' }
    const asked = expectOk(await talent.call('/talent/askMoreTime', input), 'more time').data
    const paused = async () =>
      (
        await app.engine.root.execute(
          `select count(*)::int as count from timers where paused_at is not null
           and subject_id in ('${deliverableIds[0]}', '${dealId}')`,
        )
      ).rows[0]?.count
    expect(await paused()).toBeGreaterThan(1)
    expectOk(await brand.call('/brand/refuseAmendment', named(asked)), 'decline')
    expect(await paused()).toBe(0)
  })
})

test('gifted work takes no price, but other changes', async () => {
  const { dealId } = await aGiftedDeal()
  const terms = await presentTermsOf(brand, dealId)
  expect(
    await brand.call('/brand/editDeliverables', { dealId, terms: { ...terms, price: 10_000 } }),
  ).toMatchObject({ status: 422, code: 'gifted_deal' })
  const change = await proposeChange(brand, dealId, (present) => ({ ...present, revisions: 3 }))
  expectOk(await accept(talent, change), 'acceptance')
  expect((await dealOf(dealId)).terms.revisions).toBe(3)
})

const named = ({ id: amendmentId, version }: { id: string; version: number }) => ({ amendmentId, version })

async function aGiftedDeal(): Promise<{ dealId: string }> {
  const campaignId = await aCampaign(brand, { payModel: 'gifted', feeMin: 0, feeMax: 0, budget: 0 })
  const applicationId = await anApplication(talent, campaignId, {
    acknowledgesUnpaid: true,
    proposedFee: null,
  })
  const { data } = expectOk(
    await brand.call('/brand/send-offer', {
      campaignId,
      applicationId,
      talentId: talent.id,
      terms: someTerms({ price: 0 }),
    }),
    'gifted offer',
  )
  const accepted = { offerId: data.offer.id, versionNo: 1 }
  const offer = expectOk(await talent.call('/talent/accept-offer', accepted), 'acceptance').data
  return { dealId: offer.dealId ?? (await dealIdOf(data.offer.id)) }
}

async function dealIdOf(offerId: string): Promise<string> {
  return expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data.dealId
}
