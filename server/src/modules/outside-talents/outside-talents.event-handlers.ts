import { afterCommit, onEvent } from '../../platform/events/events.ts'
import { onRetention } from '../../platform/retention/retention.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { emailInvitation } from './email-invitation.ts'
import { agingIdentifiers, markErased } from './known-identifiers.store.ts'
import { agingOutsideInvitations, deleteInvitationsOf } from './outside-talents.store.ts'
import { rememberBank } from './remember-identifiers.ts'

/** Deletes the invitations and pairs of an erased account. Hashes of its social accounts and bank stay for two years. */
export const outsideTalentErasure: Erasure = {
  eraseFor: async (accountId, now) => {
    await deleteInvitationsOf(accountId)
    await markErased(accountId, now)
  },
}

/** Registers the emails of invitations, that bank accounts are remembered, and the deletion of what is over. */
export function registerOutsideTalents(): void {
  afterCommit('outside_talent.invited', 'email invitation', ({ invitationId }, { at }) =>
    emailInvitation(invitationId, at),
  )
  onEvent('payee.changed', ({ payeeId }) => rememberBank(payeeId))
  onRetention('outside_invitations', { rows: agingOutsideInvitations })
  onRetention('known_identifiers', { rows: agingIdentifiers })
}
