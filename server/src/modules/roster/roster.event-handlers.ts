import type { ErrorCode } from '@marquee/contract/errors'
import { emit, onEvent } from '../../platform/events/events.ts'
import { disconnectSessions } from '../../platform/realtime/broadcast.ts'
import { endOfDay } from '../../platform/time/day.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { endSessionsOf } from '../identity/end-sessions.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { talentErasure } from '../talents/talents.event-handlers.ts'
import { advanceMandate } from './advance-mandate.ts'
import { createAgency, updateAgencyRow } from './agencies.store.ts'
import { deleteInvitationsOf } from './invitations.store.ts'
import { emailAgency, emailTalentEnd } from './mandate-emails.ts'
import {
  deleteRosterRows,
  listManaged,
  lockMandate,
  lockOpenMandates,
  redactEmail,
} from './mandate-transitions.store.ts'
import { loadAgent, type Mandate } from './mandates.store.ts'
import { talentWork } from './roster.ports.ts'
import { deleteLinksOf } from './roster-links.store.ts'
import { createAgent, deleteAgent, listTeam } from './team.store.ts'

/** An agent's account brings the agency into being in the same transaction; a mandate ends with its last day. */
export function registerRoster(): void {
  onEvent('account.signed_up', async ({ accountId, role, agency }) => {
    if (role !== 'talentagent' || !agency) return
    await createAgency({ id: accountId, ...agency })
    await createAgent({ id: accountId, agencyId: accountId, role: 'owner' })
  })
  onTimer('mandate', 'lapse', async (id, now) => {
    const mandate = (await lockMandate(id))?.mandate
    if (mandate?.status !== 'active' || !mandate.endsAt || endOfDay(mandate.endsAt) > now) return
    const ended = await advanceMandate(mandate, 'lapse', { by: 'system', now })
    await emailAgency(ended, 'lapse')
    await emailTalentEnd(ended)
  })
}

/**
 * An owner stays while talents who cannot go on alone have open work, or pay that waits for them. Otherwise the agency ends with them:
 * its mandates end without sunset days, the talents it managed are erased, its people are on no team any more. A member leaves the
 * team; a talent's mandates end.
 */
export const rosterErasure: Erasure = {
  whyNotErase: async (accountId) => {
    const agent = await loadAgent(accountId)
    return agent?.role === 'owner' ? workLeft(await listManaged(agent.agencyId)) : null
  },
  eraseFor: async (accountId, now) => {
    const agent = await loadAgent(accountId)
    if (agent?.role === 'owner') await closeAgency(agent.agencyId, now)
    else if (agent) await deleteAgent(accountId)
    else await leaveAgencies(accountId, now)
  },
}

async function workLeft(talentIds: string[]): Promise<ErrorCode | null> {
  const work = [...(await talentWork.ask().countsOf(talentIds)).values()]
  if (work.some((count) => count.runningDeals > 0)) return 'deals_open'
  if (work.some((count) => count.openOffers > 0)) return 'offers_open'
  return work.some((count) => count.waitingShares > 0) ? 'payout_pending' : null
}

async function closeAgency(agencyId: string, now: Date): Promise<void> {
  const open = await lockOpenMandates({ agencyId })
  await deleteRosterRows(agencyId)
  for (const mandate of open) {
    const ended = await endWhatIsOpen({ ...mandate, sunsetDays: 0 }, 'agent', now)
    if (mandate.status === 'active') await emailTalentEnd(ended)
    if (mandate.isManaged && mandate.talentId) await eraseManaged(mandate.talentId, now)
  }
  for (const { agent } of await listTeam(agencyId)) {
    await deleteAgent(agent.id)
    if (agent.role === 'member') await endSessionsOf(agent.id, {})
    disconnectSessions(agent.id)
  }
  await deleteInvitationsOf(agencyId)
  await deleteLinksOf(agencyId)
  await updateAgencyRow(agencyId, {
    ...{
      name: 'Deleted agency',
      legalName: '',
      companyNumber: '',
      vatNumber: '',
      website: '',
      about: '',
      city: '',
      logoUrl: null,
    },
  })
}

/** Nobody could ever ask for it: who has no own sign-in is erased with those who looked after them. */
async function eraseManaged(talentId: string, now: Date): Promise<void> {
  await talentErasure.eraseFor?.(talentId, now)
  await emit('account.erased', { accountId: talentId })
}

async function leaveAgencies(talentId: string, now: Date): Promise<void> {
  const account = await loadAccount(talentId)
  if (account?.role !== 'talent') return
  for (const mandate of await lockOpenMandates({ talentId })) {
    const ended = await endWhatIsOpen(mandate, 'talent', now)
    if (mandate.status === 'active') await emailAgency(ended, 'end')
  }
  await redactEmail(talentId, account.email)
}

function endWhatIsOpen(mandate: Mandate, by: 'talent' | 'agent', now: Date): Promise<Mandate> {
  if (mandate.status === 'active') return advanceMandate(mandate, 'end', { by, now })
  return by === 'talent'
    ? advanceMandate(mandate, 'refuse', { by, now })
    : advanceMandate(mandate, 'withdraw', { by: 'system', now })
}
