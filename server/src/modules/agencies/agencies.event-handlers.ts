import { onEvent } from '../../platform/events/events.ts'
import { onRetention } from '../../platform/retention/retention.ts'
import { createAgency } from './agencies.store.ts'
import { createAgent } from './agents.store.ts'
import { agingInvitationDays } from './invitation-emails.store.ts'
import { agingInvitations } from './invitations.store.ts'
import { restoreTeam, suspendTeam } from './suspend-team.ts'

/**
 * Creates the agency of a new agent's account in the transaction of the sign-up, and suspends the members of an agency with its
 * owner.
 */
export function registerAgencies(): void {
  onRetention('invitations', { rows: agingInvitations })
  onRetention('invitation_days', { rows: agingInvitationDays })
  onEvent('account.signed_up', async ({ accountId, role, agency }) => {
    if (role !== 'talentagent' || !agency) return
    await createAgency({ id: accountId, ...agency })
    await createAgent({ id: accountId, agencyId: accountId, role: 'owner' })
  })
  onEvent('account.suspended', ({ accountId }, { now }) => suspendTeam(accountId, now))
  onEvent('account.restored', ({ accountId }, { now }) => restoreTeam(accountId, now))
}
