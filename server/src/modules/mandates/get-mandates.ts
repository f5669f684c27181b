import type { MandateView, mandateCalls } from '@marquee/contract/calls/mandates'
import { fail } from '@marquee/contract/errors'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { viewAgencyCard } from '../agencies/agencies.view.ts'
import { viewMandate } from './mandates.view.ts'
import { findMandateOf, listMandatesOf } from './talent-mandates.store.ts'

/** Returns the talent's past, current and requested mandates; open requests first. */
export const getMandates: Handler<typeof mandateCalls.talentMandates> = async (ctx, { cursor, limit }) => {
  const rows = await listMandatesOf(ctx.actor.id, { cursor, limit })
  return toPage(
    rows,
    limit,
    ({ mandate, agency }) => viewMandate(mandate, viewAgencyCard(agency), 'talent'),
    ({ mandate }) => [mandate.status === 'invited' ? 1 : 0, mandate.createdAt.toISOString(), mandate.id],
  )
}

/** Returns one mandate as its talent reads it. Fails with `not_found`. */
export async function getMandate(talentId: string, mandateId: string): Promise<MandateView> {
  const { mandate, agency } = (await findMandateOf(talentId, mandateId)) ?? fail('not_found')
  return viewMandate(mandate, viewAgencyCard(agency), 'talent')
}
