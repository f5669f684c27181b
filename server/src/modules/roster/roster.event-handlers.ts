import { type ErrorCode, fail } from '@marquee/contract/errors'
import { emit, onEvent } from '../../platform/events/events.ts'
import { disconnectSessions } from '../../platform/realtime/broadcast.ts'
import { loadAgency, updateAgencyRow } from '../agencies/agencies.store.ts'
import { deleteAgent, listTeam, loadAgent } from '../agencies/agents.store.ts'
import { deleteInvitationsOf } from '../agencies/invitations.store.ts'
import { type Erasure, erasures } from '../identity/identity.ports.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { endSessionsOf } from '../identity/session.ts'
import { advanceMandate } from '../mandates/advance-mandate.ts'
import { emailAgency, emailTalentEnd } from '../mandates/mandate-emails.ts'
import {
  listManagedTalentIds,
  lockOpenMandates,
  redactClosedAgency,
  redactEmail,
} from '../mandates/mandate-transitions.store.ts'
import { talentWork } from '../mandates/mandates.ports.ts'
import type { Mandate } from '../mandates/mandates.store.ts'
import { hideManagedTalents, showManagedTalents } from '../talents/talents.store.ts'
import { deleteLinksOf } from './roster-links.store.ts'

/** Registers that nobody finds the managed talents of an agency whose owner is suspended, until the suspension ends. */
export function registerRoster(): void {
  onEvent('account.suspended', async ({ accountId }, { now }) =>
    hideManagedTalents(await listManagedTalentIds(accountId), now),
  )
  onEvent('account.restored', async ({ accountId }) =>
    showManagedTalents(await listManagedTalentIds(accountId)),
  )
}

/**
 * An owner's account cannot be erased while managed talents have open work or payouts on hold. Otherwise the
 * agency is closed with it: its mandates end without sunset days, its managed talents are erased and its
 * members leave the team. A member leaves the team; a talent's mandates end.
 */
export const rosterErasure: Erasure = {
  findErasureBlocker: async (accountId) => {
    const agent = await loadAgent(accountId)
    return agent?.role === 'owner' ? openWorkOf(await listManagedTalentIds(agent.agencyId)) : null
  },
  eraseFor: async (accountId, now) => {
    const agent = await loadAgent(accountId)
    if (agent?.role === 'owner') await closeAgency(agent.agencyId, now)
    else if (agent) await deleteAgent(accountId)
    else await endMandatesOf(accountId, now)
  },
}

/** Returns why an agency with these managed talents cannot be closed yet; null when nothing is open. */
async function openWorkOf(talentIds: string[]): Promise<ErrorCode | null> {
  const work = [...(await talentWork.get().countsOf(talentIds)).values()]
  if (work.some((count) => count.runningDeals > 0)) return 'deals_open'
  if (work.some((count) => count.openOffers > 0)) return 'offers_open'
  return work.some((count) => count.pendingPayouts > 0) ? 'payout_pending' : null
}

async function closeAgency(agencyId: string, now: Date): Promise<void> {
  const open = await lockOpenMandates({ agencyId })
  const agency = (await loadAgency(agencyId)) ?? fail('not_found')
  await redactClosedAgency(agencyId)
  for (const mandate of open) {
    const ended = await endOpenMandate({ ...mandate, sunsetDays: 0 }, 'agent', now)
    if (mandate.status === 'active') await emailTalentEnd(ended, agency)
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
    name: 'Deleted agency',
    legalName: '',
    companyNumber: '',
    vatNumber: '',
    website: '',
    about: '',
    city: '',
    logoUrl: null,
  })
}

/**
 * A managed talent has no account to request erasure with, so they are erased with the agency: every module erases what it
 * erases with an account, such as the portfolio and its files.
 */
async function eraseManaged(talentId: string, now: Date): Promise<void> {
  for (const part of erasures.get()) await part.eraseFor?.(talentId, now)
  await emit('account.erased', { accountId: talentId })
}

async function endMandatesOf(talentId: string, now: Date): Promise<void> {
  const account = await loadAccount(talentId)
  if (account?.role !== 'talent') return
  for (const mandate of await lockOpenMandates({ talentId })) {
    const ended = await endOpenMandate(mandate, 'talent', now)
    if (mandate.status === 'active') await emailAgency(ended, 'end')
  }
  await redactEmail(talentId, account.email)
}

/** Ends an active mandate; declines or withdraws a request. */
function endOpenMandate(mandate: Mandate, by: 'talent' | 'agent', now: Date): Promise<Mandate> {
  if (mandate.status === 'active') return advanceMandate(mandate, 'end', { by, now })
  return by === 'talent'
    ? advanceMandate(mandate, 'refuse', { by, now })
    : advanceMandate(mandate, 'withdraw', { by: 'system', now })
}
