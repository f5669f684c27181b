import type { MandateEvent, MandateFacts } from '@marquee/contract/lifecycles/mandate'
import { today } from '../../platform/time/day.ts'
import { isExclusiveElsewhere } from './mandate-transitions.store.ts'
import type { Mandate } from './mandates.store.ts'
import { noWork, type TalentWork, talentWork } from './roster.ports.ts'

type RequestedTerms = Pick<Mandate, 'agencyId' | 'talentId' | 'exclusive' | 'endsAt' | 'isManaged'>

/** What the guards of a mandate ask before this event. */
export async function mandateFacts(
  mandate: RequestedTerms,
  event: MandateEvent,
  now: Date,
): Promise<MandateFacts> {
  const exclusiveElsewhere = event === 'grant' && (await isExclusiveElsewhere(mandate))
  return factsWith(
    mandate,
    mandate.isManaged ? await workOf(mandate.talentId) : noWork,
    now,
    exclusiveElsewhere,
  )
}

/** As `mandateFacts`, with the talent's work known already. */
export function factsWith(
  { endsAt, isManaged }: Pick<Mandate, 'endsAt' | 'isManaged'>,
  work: TalentWork,
  now: Date,
  exclusiveElsewhere = false,
): MandateFacts {
  const over = endsAt !== null && endsAt < today(now)
  return {
    ...{ exclusiveElsewhere, over, isManaged },
    ...{
      dealsOpen: work.runningDeals > 0,
      offersOpen: work.openOffers > 0,
      payoutPending: work.waitingShares > 0,
    },
  }
}

async function workOf(talentId: string | null): Promise<TalentWork> {
  return (talentId && (await talentWork.ask().countsOf([talentId])).get(talentId)) || noWork
}
