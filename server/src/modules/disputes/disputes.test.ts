import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compareLedgers } from '../../invariants/money/compare-ledgers.ts'
import { aHeldOffer, cardLike } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { onboard } from '../../testing/money.ts'
import { notificationTexts } from '../../testing/notifications.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, aFinishedDeal, anApplication, submit } from '../../testing/work.ts'

const HOUR_MS = 3_600_000
const DAY = 24

let app: TestApp
let brand: Person
let talent: Person
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Disputing brand')
  talent = await newPerson(app, 'talent', 'Disputed talent')
  operator = await newOperator(app)
  await onboard(app, talent)
})
afterEach(async () => {
  await app.passTime(0)
  await app.settle()
  await compareLedgers(app)
})
afterAll(() => app.stop())

const statement = 'At 0:14 the label is turned away, and we have no revisions left.'
const dealOf = async (dealId: string) =>
  expectOk(await brand.call('/brand/getDealDetails', { dealId }), 'deal').data
const disputeOf = async (dealId: string, who = brand) =>
  expectOk(await who.call(`/${who.role}/getDisputes`, { dealId }), 'disputes').data.items[0]

/** Lets timers fire some hours later and returns to the present, in which sessions are still valid. */
async function elapse(hours: number): Promise<void> {
  await app.passTime(hours * HOUR_MS)
  await app.passTime(0)
}

async function open(dealId: string, who = brand, type = 'other'): Promise<string> {
  const input = { dealId, type, statement, fileIds: [await who.upload()] }
  return String(expectOk(await who.call(`/${who.role}/openDispute`, input), 'dispute').data.id)
}

async function aDispute(who = brand) {
  const deal = await aDeal(brand, talent)
  expectOk(await submit(talent, deal.deliverableIds[0] ?? ''), 'submission')
  return { ...deal, disputeId: await open(deal.dealId, who) }
}

const propose = (who: Person, disputeId: string, backBps: number) =>
  who.call(`/${who.role}/proposeSettlement`, { disputeId, backBps })

const decision = {
  decision: 'brief_partly_met',
  text: 'Six of seven lines of the brief are met, so most of the fee stays.',
  reason: 'Decided after reading the case.',
}
const decide = (disputeId: string, backBps: number, who = operator) =>
  who.call('/superAdmin/decideDispute', { disputeId, backBps, ...decision })

describe('guided settlement', () => {
  test('a dispute pauses the deal, and both sides read statements and evidence', async () => {
    const { dealId, disputeId, deliverableIds } = await aDispute()
    expect(await dealOf(dealId)).toMatchObject({ status: 'disputed' })
    expect(
      (
        await brand.call('/brand/manageUploadedDeliverables', {
          deliverableId: deliverableIds[0],
          action: 'approve',
        })
      ).status,
    ).toBe(409)
    const answer = { disputeId, statement: 'I fixed what both revisions asked for.', fileIds: [] }
    expectOk(await talent.call('/talent/addDisputeStatement', answer), 'statement')
    const { statements } = await disputeOf(dealId, talent)
    expect(statements).toMatchObject([
      { by: 'brand', text: statement, files: [{}] },
      { by: 'talent', files: [] },
    ])
    await elapse(4 * DAY)
    expect((await dealOf(dealId)).deliverables[0]).toMatchObject({ status: 'submitted' })
  })

  test('proposals that overlap settle at once in the middle', async () => {
    const { dealId, disputeId } = await aDispute()
    expectOk(await propose(brand, disputeId, 5_000), 'proposal')
    expectOk(await propose(talent, disputeId, 1_000), 'proposal')
    expect(await disputeOf(dealId)).toMatchObject({ status: 'open', brandBps: 5_000, talentBps: 1_000 })
    expectOk(await propose(brand, disputeId, 2_000), 'proposal')
    expect(expectOk(await propose(talent, disputeId, 4_000), 'proposal').data).toMatchObject({
      status: 'settled',
      settlement: { backBps: 3_000, split: { back: 36_000 } },
    })
    await app.settle()
    expect(await dealOf(dealId)).toMatchObject({
      status: 'cancelled',
      money: { payment: { refunded: 36_000 }, payout: { amount: 56_000 } },
    })
  })

  test('a side may accept the split that the other has named, but not one it has changed', async () => {
    const { dealId, disputeId } = await aDispute(talent)
    expect(await talent.call('/talent/acceptSettlement', { disputeId, backBps: 0 })).toMatchObject({
      status: 409,
    })
    expectOk(await propose(brand, disputeId, 2_500), 'proposal')
    expect(await talent.call('/talent/acceptSettlement', { disputeId, backBps: 2_000 })).toMatchObject({
      code: 'offer_changed',
    })
    expectOk(await talent.call('/talent/acceptSettlement', { disputeId, backBps: 2_500 }), 'acceptance')
    await app.settle()
    expect((await dealOf(dealId)).money.payment.refunded).toBe(30_000)
  })

  test('only the opener may withdraw it; the deal then continues', async () => {
    const { dealId, disputeId } = await aDispute()
    expect(await talent.call('/talent/withdrawDispute', { disputeId })).toMatchObject({
      code: 'not_your_request',
    })
    expectOk(await brand.call('/brand/withdrawDispute', { disputeId }), 'withdrawal')
    expect((await dealOf(dealId)).status).toBe('in_review')
    await open(dealId, talent)
  })

  test('a stranger learns nothing', async () => {
    const { dealId, disputeId } = await aDispute()
    const other = await newPerson(app, 'brand', `Stranger ${dealId.slice(0, 6)}`)
    expect((await propose(other, disputeId, 0)).status).toBe(404)
    expect((await other.call('/brand/openDispute', { dealId, type: 'other', statement })).status).toBe(404)
    expect((await other.call('/superAdmin/getDispute', { disputeId })).code).toBe('wrong_role')
  })
})

describe('a decision', () => {
  const fileOf = async (disputeId: string, by = operator) =>
    expectOk(await by.call('/superAdmin/getDispute', { disputeId }), 'case').data
  async function anEscalated() {
    const dispute = await aDispute()
    await elapse(8 * DAY)
    return dispute
  }

  test('follows after five working days, is explained to both sides and pays out after the time for appeals', async () => {
    const { dealId, disputeId } = await anEscalated()
    const { data: queue } = expectOk(await operator.call('/superAdmin/getQueue'), 'queue')
    expect(queue.items).toContainEqual(expect.objectContaining({ kind: 'dispute', subjectId: disputeId }))
    const { data: file } = expectOk(await operator.call('/superAdmin/getDispute', { disputeId }), 'case')
    expect(file).toMatchObject({
      dispute: { status: 'escalated' },
      appealed: null,
      deal: { id: dealId },
      offerVersions: [{ no: 1 }],
    })
    expect(file.messages.length).toBeGreaterThan(0)
    expectOk(await decide(disputeId, 3_000), 'decision')
    expect(await notificationTexts(app, talent)).toContainEqual(
      expect.stringContaining(
        '£560 is left to earn. An appeal is possible within 7 days. Reason: The brief is partly met',
      ),
    )
    expect((await dealOf(dealId)).money.payment.refunded).toBe(0)
    await elapse(7 * DAY + 1)
    await app.settle()
    expect(await dealOf(dealId)).toMatchObject({
      status: 'cancelled',
      money: { payment: { refunded: 36_000 } },
    })
    expect(await disputeOf(dealId)).toMatchObject({ status: 'closed', decisions: [{ backBps: 3_000 }] })
  })

  test('moves the money at once when both sides accept it', async () => {
    const { dealId, disputeId } = await anEscalated()
    expectOk(await decide(disputeId, 0), 'decision')
    expectOk(await brand.call('/brand/waiveAppeal', { disputeId }), 'acceptance')
    expect((await disputeOf(dealId)).allowedActions, 'the appeal is given up').toEqual([])
    const appeal = { disputeId, text: 'We have changed our mind.' }
    expect(await brand.call('/brand/appealDecision', appeal)).toMatchObject({ code: 'wrong_state' })
    expectOk(await talent.call('/talent/waiveAppeal', { disputeId }), 'acceptance')
    await app.settle()
    expect(await dealOf(dealId)).toMatchObject({ status: 'completed', money: { payout: { amount: 80_000 } } })
  })

  test('is appealed once; the only operator decides again after 48 hours, marked as not independent', async () => {
    const { dealId, disputeId } = await anEscalated()
    expectOk(await decide(disputeId, 10_000), 'decision')
    const text = 'The brief did not ask for the name to be readable.'
    expectOk(await talent.call('/talent/appealDecision', { disputeId, text }), 'appeal')
    expect(await brand.call('/brand/appealDecision', { disputeId, text })).toMatchObject({ status: 409 })
    expect(await decide(disputeId, 0)).toMatchObject({ status: 422, code: 'appeal_not_due' })
    const { dispute, appealed } = await fileOf(disputeId)
    expect(appealed).toMatchObject({
      decidedBy: { id: operator.id, name: 'Olive Operator' },
      reason: 'The brief is partly met',
      backBps: 10_000,
      mayDecide: false,
    })
    expect(Date.parse(appealed.mayDecideFrom) - Date.parse(dispute.appeal.at)).toBe(48 * 3_600_000)
    await app.engine.root.execute(
      `update disputes set appealed_at = appealed_at - interval '49 hours' where id = '${disputeId}'`,
    )
    expect((await fileOf(disputeId)).appealed.mayDecide).toBe(true)
    expectOk(await decide(disputeId, 5_000), 'decision about the appeal')
    await app.settle()
    expect(await disputeOf(dealId)).toMatchObject({
      status: 'closed',
      decisions: [
        { isAppeal: false, isIndependent: true },
        { isAppeal: true, isIndependent: false, backBps: 5_000 },
      ],
    })
    expect((await dealOf(dealId)).money.payment.refunded).toBe(60_000)
  })

  test('is appealed to another operator where there is one', async () => {
    const { disputeId } = await anEscalated()
    const other = await newOperator(app, 'Other Operator')
    expectOk(await decide(disputeId, 2_000), 'decision')
    const text = 'We did not get what was agreed.'
    expectOk(await brand.call('/brand/appealDecision', { disputeId, text }), 'appeal')
    expect(await decide(disputeId, 2_000)).toMatchObject({ code: 'other_operator_needed' })
    expect((await fileOf(disputeId)).appealed).toMatchObject({
      backBps: 2_000,
      mayDecideFrom: null,
      mayDecide: false,
    })
    const { dispute, appealed } = await fileOf(disputeId, other)
    expect(appealed).toMatchObject({ mayDecideFrom: dispute.appeal.at, mayDecide: true })
    const { data } = expectOk(await decide(disputeId, 4_000, other), 'decision about the appeal')
    expect(data).toMatchObject({ status: 'closed', settlement: { backBps: 4_000 } })
  })

  test('about a cancellation that was not answered moves the money at once', async () => {
    const { dealId, deliverableIds } = await aDeal(brand, talent)
    expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
    const { data } = expectOk(
      await talent.call('/talent/cancellationReq', { dealId, reason: 'unwell', backBps: 5_000 }),
      'request',
    )
    await elapse(73)
    const input = { cancellationId: data.id, backBps: 2_500, ...decision }
    expectOk(await operator.call('/superAdmin/getCancellation', { cancellationId: data.id }), 'case')
    expectOk(await operator.call('/superAdmin/decideCancellation', input), 'decision')
    await app.settle()
    expect(await dealOf(dealId)).toMatchObject({
      status: 'cancelled',
      money: { payment: { refunded: 30_000 } },
    })
    expect((await operator.call('/superAdmin/decideCancellation', input)).status).toBe(409)
  })
})

describe('a completed deal', () => {
  test('is disputed late only for fraud or a removed post; unsent shares are held and then split', async () => {
    const poor = await newPerson(app, 'talent', 'Talent without a bank')
    const { dealId } = await aFinishedDeal(brand, poor)
    const late = { dealId, type: 'other', statement }
    expect(await brand.call('/brand/openDispute', late)).toMatchObject({ code: 'dispute_too_late' })
    const disputeId = await open(dealId, brand, 'fraud')
    expect((await dealOf(dealId)).money.payout).toMatchObject({ status: 'on_hold' })
    await onboard(app, poor)
    await app.settle()
    expect((await dealOf(dealId)).money.payout).toMatchObject({ status: 'on_hold', amount: 80_000 })
    expectOk(await propose(brand, disputeId, 5_000), 'proposal')
    expectOk(await poor.call('/talent/acceptSettlement', { disputeId, backBps: 5_000 }), 'acceptance')
    await app.settle()
    expect(await dealOf(dealId)).toMatchObject({
      status: 'completed',
      money: { payment: { refunded: 60_000 }, payout: { status: 'in_transit', amount: 40_000 } },
    })
    // The money of a deal is split once.
    expect((await dealOf(dealId)).allowedActions).not.toContain('dispute')
    expect(await brand.call('/brand/openDispute', { ...late, type: 'fraud' })).toMatchObject({
      code: 'already_split',
    })
  })

  test('after a withdrawn dispute the held share is sent', async () => {
    const poor = await newPerson(app, 'talent', 'Another talent without a bank')
    const { dealId } = await aFinishedDeal(brand, poor)
    const disputeId = await open(dealId, brand, 'removed_early')
    await onboard(app, poor)
    expectOk(await brand.call('/brand/withdrawDispute', { disputeId }), 'withdrawal')
    await app.settle()
    expect(await dealOf(dealId)).toMatchObject({
      status: 'completed',
      money: { payout: { status: 'in_transit' } },
    })
  })

  test('cannot be disputed after its time', async () => {
    const { dealId } = await aFinishedDeal(brand, talent)
    await app.engine.root.execute(
      `update deals set completed_at = now() - interval '400 days' where id = '${dealId}'`,
    )
    expect(await brand.call('/brand/openDispute', { dealId, type: 'fraud', statement })).toMatchObject({
      status: 422,
      code: 'dispute_too_late',
    })
  })
})

test('gifted work ends by agreement or decision, without money', async () => {
  const campaignId = await aCampaign(brand, { payModel: 'gifted', feeMin: 0, feeMax: 0, budget: 0 })
  await anApplication(talent, campaignId, { proposedFee: null, acknowledgesUnpaid: true })
  const terms = someTerms({ price: 0 })
  const sent = expectOk(
    await brand.call('/brand/send-offer', { campaignId, talentId: talent.id, terms }),
    'offer',
  )
  const offerId = sent.data.offer.id
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  const { dealId } = expectOk(await brand.call('/brand/getOfferDetails', { offerId }), 'offer').data
  const disputeId = await open(dealId)
  expectOk(await propose(brand, disputeId, 5_000), 'proposal')
  const { data } = expectOk(
    await talent.call('/talent/acceptSettlement', { disputeId, backBps: 0 }),
    'acceptance',
  )
  expect(data).toMatchObject({
    status: 'settled',
    settlement: { status: 'settled', split: { back: 0, talent: 0 } },
  })
})

test('a chargeback on a running deal opens a case with the bank’s evidence date, which ends with the bank', async () => {
  const held = await aHeldOffer(app, brand, talent, {}, await cardLike(app, brand, 'pm_card_createDispute'))
  expectOk(await talent.call('/talent/accept-offer', { offerId: held.offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  const { dealId } = expectOk(
    await brand.call('/brand/getOfferDetails', { offerId: held.offerId }),
    'offer',
  ).data
  const found = await disputeOf(dealId)
  expect(found).toMatchObject({ openedBy: 'bank', type: 'chargeback', status: 'escalated' })
  expect(found.evidenceDue).not.toBeNull()
  expect(await decide(found.id, 0)).toMatchObject({ code: 'bank_decides' })
})
