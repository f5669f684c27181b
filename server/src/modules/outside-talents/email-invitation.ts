import { randomBytes } from 'node:crypto'
import { sendEmail } from '../../platform/email/email.ts'
import { withInvitationFooter } from '../agencies/invitation-emails.ts'
import { isBlockedBetween } from '../blocks/blocks.store.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { takesApplications } from '../campaigns/campaign.ts'
import { loadOwnCampaign } from '../campaigns/campaigns.store.ts'
import { type Account, findAccountByEmail, loadAccount } from '../identity/identity.store.ts'
import { keyedHash } from '../identity/secrets.ts'
import { type Invited, messageToMember, messageToOutsider } from './invitation-message.ts'
import { lockUnsent, type OutsideInvitationRow, updateInvitation } from './outside-talents.store.ts'

/** 128 bits, so that a link cannot be guessed. */
const TOKEN_BYTES = 16

/**
 * Emails an invitation with a new link. A talent with an account gets an email without the offer of 0% and without such a
 * link; another account, and a talent with a block between them and the brand, gets none. The brand does not learn of it.
 */
export async function emailInvitation(invitationId: string, now: Date): Promise<void> {
  const invitation = await lockUnsent(invitationId)
  if (!invitation) return
  const { brandId, email, name, note } = invitation
  const [brand, sender, account, chosen] = await Promise.all([
    loadBrand(brandId),
    loadAccount(brandId),
    findAccountByEmail(email),
    invitation.campaignId ? loadOwnCampaign(invitation.campaignId, brandId) : undefined,
  ])
  if (!brand || sender?.status !== 'active') return
  const campaign = chosen?.campaign
  const open = campaign && takesApplications(campaign, now) ? campaign : null
  const invited = { email, note, companyName: brand.companyName }
  if (!account) {
    const toOutsider = await outsiderMessage(invitation, { ...invited, name, campaign: open })
    return sendEmail(withInvitationFooter(toOutsider, sender.email))
  }
  if (!(await mayHear(account, brandId))) return
  // A talent with an account is not invited to the campaign, so they can open a public one only.
  const shown = open?.visibility === 'public' ? open : null
  const toMember = messageToMember({ ...invited, name: account.name, campaign: shown })
  await sendEmail(withInvitationFooter(toMember, sender.email))
}

async function outsiderMessage({ id, expiresAt }: OutsideInvitationRow, invited: Invited) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await updateInvitation(id, { tokenHash: keyedHash(token) })
  return messageToOutsider(invited, { token, expiresAt })
}

async function mayHear({ id: talentId, role, status }: Account, brandId: string): Promise<boolean> {
  return role === 'talent' && status === 'active' && !(await isBlockedBetween({ brandId, talentId }))
}
