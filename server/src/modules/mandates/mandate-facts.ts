import type { MandateEvent, MandateFacts } from '@marquee/contract/lifecycles/mandate'
import { today } from '../../platform/time/day.ts'
import { isExclusiveElsewhere } from './mandate-transitions.store.ts'
import { noWork, type TalentWork, talentWork } from './mandates.ports.ts'
import type { Mandate } from './mandates.store.ts'

type RequestedTerms = Pick<Mandate, 'agencyId' | 'talentId' | 'exclusive' | 'endsAt' | 'isManaged'>

/** Loads the facts that the guards of the mandate lifecycle need for this event. */
export async function mandateFacts(
  mandate: RequestedTerms,
  event: MandateEvent,
  now: Date,
): Promise<MandateFacts> {
  const exclusiveElsewhere = event === 'grant' && (await isExclusiveElsewhere(mandate))
  return mandateFactsOf(
    mandate,
    mandate.isManaged ? await workOf(mandate.talentId) : noWork,
    now,
    exclusiveElsewhere,
  )
}

/** Builds the facts of `mandateFacts` from the talent's work when it is already loaded. */
export function mandateFactsOf(
  { endsAt, isManaged }: Pick<Mandate, 'endsAt' | 'isManaged'>,
  work: TalentWork,
  now: Date,
  exclusiveElsewhere = false,
): MandateFacts {
  const isExpired = endsAt !== null && endsAt < today(now)
  return {
    exclusiveElsewhere,
    over: isExpired,
    isManaged,
    dealsOpen: work.runningDeals > 0,
    offersOpen: work.openOffers > 0,
    payoutPending: work.pendingPayouts > 0,
  }
}

async function workOf(talentId: string | null): Promise<TalentWork> {
  return (talentId && (await talentWork.get().countsOf([talentId])).get(talentId)) || noWork
}
