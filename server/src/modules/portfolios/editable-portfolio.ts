import { fail } from '@marquee/contract/errors'
import type { RequestContext } from '../../platform/handler.ts'
import { loadMandate } from '../mandates/mandates.store.ts'
import { isManagedProfile } from '../roster/roster.ts'
import type { Talent } from '../talents/talents.store.ts'
import { listPackages, listWorks, lockPortfolio } from './portfolios.store.ts'
import { viewPortfolio } from './portfolios.view.ts'

/**
 * Locks and returns the talent whose portfolio is changed. Fails with `talent_keeps_profile` for an agent of a talent with
 * an account.
 */
export async function lockEditable({ actor }: Pick<RequestContext, 'actor'>): Promise<Talent> {
  const mandate = actor.delegation && (await loadMandate(actor.delegation.mandateId))
  const talent = (await lockPortfolio(actor.id)) ?? fail('not_found')
  if (actor.delegation && !(mandate && isManagedProfile(mandate, talent))) fail('talent_keeps_profile')
  return talent
}

/** Returns the portfolio as saved. */
export async function viewSaved(talentId: string, now: Date) {
  const [works, packages] = await Promise.all([listWorks(talentId), listPackages(talentId)])
  return viewPortfolio(works, packages, now)
}
