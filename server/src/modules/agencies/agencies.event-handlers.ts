import { onEvent } from '../../platform/events/events.ts'
import { onRetention } from '../../platform/retention/retention.ts'
import { createAgency } from './agencies.store.ts'
import { createAgent } from './agents.store.ts'
import { agingInvitationDays } from './invitation-emails.store.ts'
import { agingInvitations } from './invitations.store.ts'

/** Creates the agency of a new agent's account in the transaction of the sign-up. */
export function registerAgencies(): void {
  onRetention('invitations', { rows: agingInvitations })
  onRetention('invitation_days', { rows: agingInvitationDays })
  onEvent('account.signed_up', async ({ accountId, role, agency }) => {
    if (role !== 'talentagent' || !agency) return
    await createAgency({ id: accountId, ...agency })
    await createAgent({ id: accountId, agencyId: accountId, role: 'owner' })
  })
}
