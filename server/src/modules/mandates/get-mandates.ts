import type { mandateCalls } from '@marquee/contract/calls/mandates'
import { toPage } from '../../platform/database/pagination.ts'
import type { Handler } from '../../platform/handler.ts'
import { viewAgencyCard } from '../agencies/agencies.view.ts'
import { listMandatesOf } from './mandates.store.ts'
import { viewMandate } from './mandates.view.ts'

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
