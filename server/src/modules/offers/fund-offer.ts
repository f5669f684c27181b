import { fail } from '@marquee/contract/errors'
import type { Events } from '@marquee/contract/events/index'
import { emit } from '../../platform/events/events.ts'
import { advanceApplication } from '../applications/advance-application.ts'
import { lockApplication } from '../applications/applications.store.ts'
import { loadPayable } from '../payments/payables.store.ts'
import { capturePayable, reopenPayable, voidPayable } from '../payments/payables.ts'
import { lastPayment } from '../payments/payments.store.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { releasePlace } from './accept-offer.ts'
import { advanceOffer } from './advance-offer.ts'
import { answerBy } from './answer-by.ts'
import { closeOffer } from './close-offer.ts'
import { activateDraft } from './draft-terms.ts'
import { offerEvent } from './offer-event.ts'
import { voidOtherPayables } from './offer-payable.ts'
import { lockOffer, updateOffer } from './offers.store.ts'
import { sendDraft } from './send-offer.ts'
import { currentVersion, moveVersion } from './versions.ts'

type Paid = Events['payment.authorised']

/** An amount is held: the draft goes out, dearer terms take their place, or an acceptance is charged. What nobody waits for goes back. */
export async function onAuthorised({ payableId, subjectId }: Paid, now: Date): Promise<void> {
  const [offer, payable] = [await lockOffer(subjectId), await loadPayable(payableId)]
  if (!offer || !payable) return
  const isStanding = payable.id === offer.payableId
  if (isStanding && offer.status === 'draft') return sendDraft(offer, now)
  if (isStanding && offer.status === 'awaiting_payment') return void (await capturePayable(payable))
  if (isStanding && (offer.status === 'pending_talent' || offer.status === 'pending_brand')) return
  if (!(await activateDraft(offer, payable, now))) await voidPayable(payable)
}

/** The charge is in: the accepted version stands for good, the applicant is hired and the deal opens, all in this transaction. */
export async function onCaptured({ payableId, paymentId, subjectId }: Paid, now: Date): Promise<void> {
  const offer = await lockOffer(subjectId)
  if (offer?.status !== 'awaiting_payment' || offer.payableId !== payableId) {
    const payment = await lastPayment(payableId)
    const reason = 'The offer had ended before the charge came through.'
    if (payment)
      await refundPayment(paymentId, { amount: payment.captured, reason, key: `dead:${paymentId}` })
    // The offer goes on without it: the brand may pay again.
    if (
      offer?.payableId === payableId &&
      (offer.status === 'pending_talent' || offer.status === 'pending_brand')
    )
      await reopenPayable(payableId)
    return
  }
  const { offer: accepted, versions } = await advanceOffer(offer, 'fund', { by: 'system', now })
  await moveVersion(currentVersion(versions) ?? fail('offer_changed'), 'accept', offer.acceptedBy ?? 'talent')
  await voidOtherPayables(offer.id, payableId)
  const application = offer.applicationId ? await lockApplication(offer.applicationId) : undefined
  if (application) await advanceApplication(application, 'hire', { by: 'system', now })
  await emit('offer.accepted', offerEvent(accepted))
}

/** A day without the charge: the terms stand again, once; the second time the offer is over (domain, section 2.3). */
export async function onPaymentOverdue(offerId: string, now: Date): Promise<void> {
  const offer = await lockOffer(offerId)
  if (offer?.status !== 'awaiting_payment') return
  if (offer.lapsedOnce) return closeOffer(offer, 'expire', { by: 'system', now })
  await releasePlace(offer)
  const changes = { lapsedOnce: true, acceptedBy: null, expiresAt: await answerBy(now, null) }
  const { offer: again } = await advanceOffer(offer, 'payment_lapsed', { by: 'system', now, changes })
  await updateOffer(offer.id, changes)
  await emit('offer.unfunded', offerEvent(again))
}
