import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { advanceOffer } from './advance-offer.ts'
import { answerBy } from './answer-by.ts'
import { discardDraft } from './draft-terms.ts'
import { offerEvent } from './offer-event.ts'
import { type Offer, updateOffer } from './offers.store.ts'
import { currentVersion, lastBrandVersion, moveVersion } from './versions.ts'

interface Drop {
  now: Date
  versionNo: number
}

/** The brand rejects the counter: its own last version stands again, with fresh time. The offer lives. */
export async function rejectCounter(offer: Offer, { now, versionNo }: Drop): Promise<void> {
  await drop(offer, 'reject_counter', { now, versionNo, expiresAt: await answerBy(now, offer.payableId) })
}

/** The talent takes the own counter back: the brand's last version stands again, with the time that is left. */
export async function withdrawCounter(offer: Offer, { now, versionNo }: Drop): Promise<void> {
  await drop(offer, 'withdraw_counter', { now, versionNo, expiresAt: offer.expiresAt })
}

async function drop(
  offer: Offer,
  event: 'reject_counter' | 'withdraw_counter',
  step: Drop & { expiresAt: Date | null },
): Promise<void> {
  const by = event === 'reject_counter' ? 'brand' : 'talent'
  const { now, versionNo, expiresAt } = step
  const advanced = await advanceOffer(offer, event, { by, now, versionNo, changes: { expiresAt } })
  await discardDraft(offer.id, advanced.versions)
  await moveVersion(
    currentVersion(advanced.versions) ?? fail('offer_changed'),
    event === 'reject_counter' ? 'reject' : 'withdraw',
    by,
  )
  const again = lastBrandVersion(advanced.versions) ?? fail('offer_changed')
  await moveVersion(again, 'stand_again', 'system')
  const standing = { versionNo: again.no, price: again.price }
  await updateOffer(offer.id, standing)
  await emit(
    event === 'reject_counter' ? 'offer.counter_rejected' : 'offer.counter_withdrawn',
    offerEvent({ ...advanced.offer, ...standing }),
  )
}
