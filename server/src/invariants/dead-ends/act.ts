import type { TestResponse } from '../../platform/testing/inject.ts'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import { pay } from '../../testing/money.ts'
import type { Operator } from '../../testing/operator.ts'
import { expectOk, type Person } from '../../testing/person.ts'
import { aParcel, giveAddress } from '../../testing/shipment.ts'
import { submit } from '../../testing/work.ts'
import type { Subject } from './subject.ts'

type Data = TestResponse['data']

/** A brand asks to end a deal whose work stands still for this long after the start of the walk, in days. */
const WAITING_DAYS = 20

/** Lets the side that is not silent take the steps that its screens offer in a case. */
export async function act(app: TestApp, person: Person, subject: Subject, day: number): Promise<void> {
  if (subject.offerId) await answerOffer(app, person, subject.offerId)
  const dealId = subject.dealId ?? (await dealOf(person, subject))
  if (!dealId) return
  const read = await person.call(`/${person.role}/getDealDetails`, { dealId })
  if (read.status !== 200) return
  await answerCases(person, dealId)
  await answerChanges(person, dealId)
  await moveProduct(person, read.data)
  await (person.role === 'brand' ? moveAsBrand(person, read.data, day) : moveAsTalent(person, read.data))
}

async function dealOf(person: Person, { offerId }: Subject): Promise<string | undefined> {
  if (!offerId) return undefined
  const { data } = await person.call(`/${person.role}/getOfferDetails`, { offerId })
  return data?.dealId ?? undefined
}

async function answerOffer(app: TestApp, person: Person, offerId: string): Promise<void> {
  const { status, data } = await person.call(`/${person.role}/getOfferDetails`, { offerId })
  if (status !== 200) return
  const may = (action: string) => data.allowedActions.includes(action)
  const seen = { offerId, versionNo: data.currentVersionNo }
  if (person.role === 'talent' && data.status === 'pending_talent' && may('accept'))
    await person.call('/talent/accept-offer', seen)
  if (person.role === 'brand' && data.status === 'pending_brand' && may('reject_counter'))
    await person.call('/brand/manageCounterOffer', { ...seen, action: 'reject' })
  if (person.role === 'brand' && data.status === 'draft' && data.payable)
    await pay(app, person, data.payable).catch(() => null)
}

/** Agrees to a cancellation, names a split in a dispute and accepts its decision. */
async function answerCases(person: Person, dealId: string): Promise<void> {
  const role = `/${person.role}`
  for (const { id, allowedActions } of await itemsOf(person, `${role}/getCancellations`, dealId))
    if (allowedActions.includes('agree'))
      await person.call(`${role}/agreeCancellation`, { cancellationId: id })
  for (const dispute of await itemsOf(person, `${role}/getDisputes`, dealId)) {
    const own = person.role === 'brand' ? dispute.brandBps : dispute.talentBps
    const disputeId = dispute.id
    if (dispute.allowedActions.includes('propose') && own === null)
      await person.call(`${role}/proposeSettlement`, {
        disputeId,
        backBps: person.role === 'brand' ? 8_000 : 2_000,
      })
    if (dispute.allowedActions.includes('waive')) await person.call(`${role}/waiveAppeal`, { disputeId })
  }
}

async function answerChanges(person: Person, dealId: string): Promise<void> {
  const accept = person.role === 'brand' ? '/brand/acceptAmendment' : '/talent/acceptUpdatedDeliverables'
  for (const { id, version, allowedActions } of await itemsOf(
    person,
    `/${person.role}/getAmendments`,
    dealId,
  ))
    if (allowedActions.includes('accept')) await person.call(accept, { amendmentId: id, version })
}

/** Takes the step with the product that the screen offers. */
async function moveProduct(person: Person, deal: Data): Promise<void> {
  const { status, data } = await person.call(`/${person.role}/getShipment`, { dealId: deal.id })
  if (status !== 200 || !data.shipment) return
  const may = (action: string) => data.shipment.allowedActions.includes(action)
  const dealId = deal.id
  const parcel = { dealId, ...aParcel, returnTo: 'Glow, Leeds' }
  if (may('give_address')) await giveAddress(person, dealId)
  if (may('ship')) await person.call('/brand/shipProduct', parcel)
  if (may('receive')) await person.call('/talent/confirmReceived', { dealId })
  if (may('replace')) await person.call('/brand/replaceProduct', { dealId })
  if (may('send_back')) await person.call('/talent/sendProductBack', { dealId, ...aParcel })
  if (may('confirm_return')) await person.call('/brand/confirmReturn', { dealId })
  if (deal.allowedActions.includes('cancel_unshipped'))
    await person.call('/talent/cancelUnshipped', { dealId })
}

async function itemsOf(person: Person, path: string, dealId: string): Promise<Data[]> {
  const { status, data } = await person.call(path, { dealId })
  return status === 200 ? data.items : []
}

async function moveAsBrand(brand: Person, deal: Data, day: number): Promise<void> {
  const dealId = deal.id
  for (const { deliverableId, correction } of await itemsOf(brand, '/brand/post-checks', dealId))
    if (correction?.status === 'reported') await brand.call('/brand/mark-post-checked', { deliverableId })
  for (const { id: deliverableId, status } of deal.deliverables) {
    if (status === 'submitted')
      await brand.call('/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
    if (status === 'live') await brand.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId })
  }
  const may = (action: string) => deal.allowedActions.includes(action)
  if (may('complete')) await brand.call('/brand/completeDeal', { dealId })
  else if (may('cancel_overdue')) await brand.call('/brand/cancelDeal', { dealId })
  else if (may('request_cancellation') && day >= WAITING_DAYS)
    await brand.call('/brand/cancellationReq', { dealId, reason: 'other', backBps: 5_000 })
}

async function moveAsTalent(talent: Person, deal: Data): Promise<void> {
  for (const { deliverableId, postUrl, caption, correction } of await itemsOf(
    talent,
    '/talent/post-checks',
    deal.id,
  ))
    if (correction?.allowedActions.includes('report'))
      await talent.call('/talent/report-correction', { deliverableId, postUrl, caption })
  if (deal.allowedActions.includes('cancel_unfunded'))
    await talent.call('/talent/leaveUnfundedDeal', { dealId: deal.id })
  for (const { id: deliverableId, status, spec } of deal.deliverables) {
    if (status === 'pending' || status === 'changes_requested') await submit(talent, deliverableId)
    if (status === 'approved' && spec.platform !== 'file') {
      const posted = { deliverableId, postUrl: 'https://instagram.com/p/1' }
      await talent.call('/talent/markDeliverableAsComplete', posted)
    }
  }
}

const decision = {
  decision: 'other',
  text: 'Decided after reading what both sides have said and delivered.',
  reason: 'Decided after reading the case.',
}

/** Lets the operator decide whatever waits in the queue. */
export async function decideQueue(operator: Operator): Promise<void> {
  const { items } = expectOk(await operator.call('/superAdmin/getQueue'), 'queue').data
  const reason = 'It waited in the queue.'
  for (const { kind, subjectId } of items) {
    if (kind === 'dispute' || kind === 'appeal')
      await operator.call('/superAdmin/decideDispute', { disputeId: subjectId, backBps: 5_000, ...decision })
    if (kind === 'cancellation')
      await operator.call('/superAdmin/decideCancellation', {
        cancellationId: subjectId,
        backBps: 5_000,
        ...decision,
      })
    if (kind === 'correction')
      await operator.call('/superAdmin/decideCorrection', {
        correctionId: subjectId,
        decision: 'right',
        reason,
      })
    if (kind === 'failed_refund')
      await operator.call('/superAdmin/repeatRefund', { refundId: subjectId, reason })
    if (kind === 'failed_settlement')
      await operator.call('/superAdmin/repeatSettlement', { settlementId: subjectId, reason })
  }
}
