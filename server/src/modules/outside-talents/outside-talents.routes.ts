import type { outsideTalentCalls } from '@marquee/contract/calls/outside-talents'
import type { Routes } from '../../platform/handler.ts'
import { endNoFee } from './end-no-fee.ts'
import {
  getBrandNoFee,
  getBroughtPairs,
  getOutsideInvitationPage,
  getOutsideInvitations,
} from './get-outside-invitations.ts'
import {
  inviteOutsideTalent,
  resendOutsideInvitation,
  withdrawOutsideInvitation,
} from './invite-outside-talent.ts'

export const outsideTalentRoutes: Routes<typeof outsideTalentCalls> = {
  inviteOutsideTalent,
  outsideInvitations: getOutsideInvitations,
  resendOutsideInvitation,
  withdrawOutsideInvitation,
  brandNoFee: getBrandNoFee,
  outsideInvitationPage: getOutsideInvitationPage,
  broughtPairs: getBroughtPairs,
  endNoFee,
}
