import { emit } from '../../platform/events/events.ts'
import { type Payable, payablesOf } from '../payments/payables.store.ts'
import { voidPayable } from '../payments/payables.ts'
import { advanceOffer } from './advance-offer.ts'
import { answerBy } from './answer-by.ts'
import { offerEvent } from './offer-event.ts'
import { voidOtherPayables } from './offer-payable.ts'
import { listVersions, type Offer, type OfferVersionRow, updateOffer } from './offers.store.ts'
import { currentVersion, draftVersion, moveVersion } from './versions.ts'

/** Something else happened first: terms that waited for their hold are never sent, and a hold that may be coming goes back. */
export async function discardDraft(offerId: string, versions: OfferVersionRow[]): Promise<void> {
  const draft = draftVersion(versions)
  if (!draft) return
  await moveVersion(draft, 'discard', 'system')
  const payable = (await payablesOf([offerId])).find((candidate) => candidate.part === draft.no)
  if (payable) await voidPayable(payable)
}

/** The hold of dearer terms stands: they take the place of those that stood, and the old hold goes back. False when they were dropped. */
export async function activateDraft(offer: Offer, payable: Payable, now: Date): Promise<boolean> {
  const versions = await listVersions(offer.id)
  const draft = draftVersion(versions)
  const event = draft?.kind === 'counter' ? 'counter' : 'edit'
  if (
    !draft ||
    draft.no !== payable.part ||
    offer.status !== (event === 'counter' ? 'pending_brand' : 'pending_talent')
  )
    return false
  const next = { price: draft.price, versionNo: draft.no, payableId: payable.id }
  const changes = { ...next, expiresAt: await answerBy(now, payable.id) }
  const advanced = await advanceOffer({ ...offer, ...next }, event, { by: 'system', now, changes })
  const standing = currentVersion(versions)
  if (standing) await moveVersion(standing, 'supersede', 'system')
  await moveVersion(draft, 'stand', 'system')
  await updateOffer(offer.id, next)
  await voidOtherPayables(offer.id, payable.id)
  await emit(
    event === 'edit' ? 'offer.edited' : 'offer.countered',
    offerEvent({ ...advanced.offer, ...next }),
  )
  return true
}
