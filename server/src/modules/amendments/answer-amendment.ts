import type { amendmentCalls } from '@marquee/contract/calls/amendments'
import { fail } from '@marquee/contract/errors'
import { amendmentLifecycle } from '@marquee/contract/lifecycles/amendment'
import { emit } from '../../platform/events/events.ts'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { chargeHold } from '../payments/payable.ts'
import { addPayable } from '../payments/payables.store.ts'
import { loadSigning } from '../signatures/sign-terms.ts'
import { amendmentEvent, differenceOf, fitsDeal, type Side } from './amendment.ts'
import type { AmendedDeal, Amendment } from './amendments.store.ts'
import { viewSaved } from './amendments.view.ts'
import { applyAmendment, requireRefundable } from './apply-amendment.ts'
import { lockAmendmentFor } from './lock-amendment.ts'
import { requireRenewable } from './require-renewable.ts'
import { endAmendment, moveAmendment, payableFor, type Step } from './save-amendment.ts'
import { signChange } from './sign-change.ts'

const PAYMENT_MS = amendmentLifecycle.timers.payment.after

/**
 * The talent accepts a change in the version that was read. A higher price is charged from the brand’s hold, and
 * the deal changes once that has succeeded; otherwise at once. An agent’s acceptance only asks the talent for
 * consent where the mandate says so. Fails with `change_outdated` when the work has moved on, and with
 * `payment_disputed` when a lower price cannot be refunded.
 */
export const talentAccept: Handler<typeof amendmentCalls.acceptUpdatedDeliverables> = async (
  ctx,
  { amendmentId, version, signature },
) => {
  const [{ found, amendment }, signing] = await Promise.all([
    lockAmendmentFor(ctx, amendmentId, 'talent'),
    loadSigning(ctx, signature, amendmentId),
  ])
  const { delegation } = ctx.actor
  if (delegation?.needsConsent) {
    const step = { by: 'agent', now: ctx.now, expectedVersion: version } as const
    const consent = { consentBy: delegation.agencyId, consentAt: ctx.now }
    const asked = await moveAmendment(found, amendment, 'ask_consent', step, consent)
    await emit('amendment.consent_asked', amendmentEvent(found.deal, asked))
    return viewSaved(ctx, found, asked, null)
  }
  return accept(ctx, found, amendment, { by: 'talent', now: ctx.now, expectedVersion: version, signing })
}

/**
 * The brand accepts a change. A higher price is paid next: the reply names what to hold, and the deal changes once
 * it is charged. Fails as the talent’s call does, and for a renewal of rights as `requireRenewable` does.
 */
export const brandAccept: Handler<typeof amendmentCalls.brandAcceptAmendment> = async (
  ctx,
  { amendmentId, version, signature },
) => {
  const [{ found, amendment }, signing] = await Promise.all([
    lockAmendmentFor(ctx, amendmentId, 'brand'),
    loadSigning(ctx, signature, amendmentId),
  ])
  return accept(ctx, found, amendment, { by: 'brand', now: ctx.now, expectedVersion: version, signing })
}

/** An acceptance with its signature. */
interface Acceptance extends Step {
  by: Side
  signing: Awaited<ReturnType<typeof loadSigning>>
}

async function accept(
  ctx: RequestContext,
  found: AmendedDeal,
  amendment: Amendment,
  { signing, ...step }: Acceptance,
) {
  const { now } = step
  if (amendment.kind === 'rights_renewal') await requireRenewable(found, ctx.actor)
  const known = found.payables.find(({ payable }) => payable.id === amendment.payableId)
  const added = differenceOf(amendment) > 0 && !known ? payableFor(found, amendment, now) : null
  if (added) await addPayable(added)
  const columns = { payableId: added?.id ?? amendment.payableId, expiresAt: null }
  const agreed = await moveAmendment(found, amendment, 'accept', step, columns)
  if (!fitsDeal(found, amendment)) fail('change_outdated')
  await signChange(found, amendment, step.by, signing.signer, signing.signed)
  if (differenceOf(amendment) <= 0) {
    await requireRefundable(found, amendment)
    const applied = await applyAmendment(found, agreed, now)
    return viewSaved(ctx, found, applied, null)
  }
  await cancelTimers('amendment', amendment.id)
  await scheduleTimer('amendment', amendment.id, 'payment_lapsed', new Date(now.getTime() + PAYMENT_MS))
  await emit('amendment.agreed', amendmentEvent(found.deal, agreed))
  if (known?.payable.status === 'authorised') await chargeHold(known)
  return viewSaved(ctx, found, agreed, added)
}

/** The talent declines a change; the deal continues as agreed. */
export const talentRefuse: Handler<typeof amendmentCalls.talentRefuseAmendment> = (ctx, input) =>
  refuse(ctx, 'talent', input)

/** The brand declines a change, also after it has agreed and not paid. Fails with `charge_running`. */
export const brandRefuse: Handler<typeof amendmentCalls.brandRefuseAmendment> = (ctx, input) =>
  refuse(ctx, 'brand', input)

async function refuse(
  ctx: RequestContext,
  by: Side,
  { amendmentId, version, reason }: { amendmentId: string; version: number; reason: string },
) {
  const { found, amendment } = await lockAmendmentFor(ctx, amendmentId, by)
  const step = { by, now: ctx.now, expectedVersion: version }
  const refused = await endAmendment(found, amendment, 'refuse', step, { refuseReason: reason })
  await emit('amendment.refused', amendmentEvent(found.deal, refused))
  return viewSaved(ctx, found, refused, null)
}

/** The talent withdraws their own change. Fails with `not_your_proposal`. */
export const talentWithdraw: Handler<typeof amendmentCalls.talentWithdrawAmendment> = (ctx, input) =>
  withdraw(ctx, 'talent', input)

/** The brand withdraws its own change, or discards its draft. Fails with `not_your_proposal`. */
export const brandWithdraw: Handler<typeof amendmentCalls.brandWithdrawAmendment> = (ctx, input) =>
  withdraw(ctx, 'brand', input)

async function withdraw(
  ctx: RequestContext,
  by: Side,
  { amendmentId, version }: { amendmentId: string; version: number },
) {
  const { found, amendment } = await lockAmendmentFor(ctx, amendmentId, by)
  const step = { by, now: ctx.now, expectedVersion: version }
  const withdrawn = await endAmendment(found, amendment, 'withdraw', step)
  // Nobody but the brand knows of a draft.
  const name = amendment.status === 'draft' ? 'amendment.drafted' : 'amendment.withdrawn'
  await emit(name, amendmentEvent(found.deal, withdrawn))
  return viewSaved(ctx, found, withdrawn, null)
}
