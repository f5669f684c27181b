import type { identityCalls } from '@marquee/contract/calls/identity'
import type { Routes } from '../../platform/handler.ts'
import { changePassword, confirmPassword } from './change-password.ts'
import { deleteProfile } from './delete-profile.ts'
import { endSessions, logout } from './end-sessions.ts'
import { getDemoAccounts, getProfile, getSessions, getSocketTicket } from './get-account.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { signInAgent, signInAs, signInBrand, signInTalent } from './sign-in.ts'
import { signUpAgent, signUpAs, signUpBrand, signUpTalent } from './sign-up.ts'
import { updateProfile } from './update-profile.ts'
import { resendCode, verifyAgentEmail, verifyBrandEmail, verifyTalentEmail } from './verify-email.ts'

export const identityRoutes: Routes<typeof identityCalls> = {
  profile: getProfile,
  userSignIn: signInAs,
  brandSignIn: signInBrand,
  talentSignIn: signInTalent,
  agentSignIn: signInAgent,
  userSignUp: signUpAs,
  brandSignUp: signUpBrand,
  talentSignUp: signUpTalent,
  agentSignUp: signUpAgent,
  brandVerifyEmail: verifyBrandEmail,
  talentVerifyEmail: verifyTalentEmail,
  agentVerifyEmail: verifyAgentEmail,
  brandResendCode: resendCode,
  talentResendCode: resendCode,
  agentResendCode: resendCode,
  forgotPassword,
  resetPassword,
  changePassword,
  confirmPassword,
  updateProfile,
  logout,
  deleteProfile,
  sessions: getSessions,
  endSessions,
  socketTicket: getSocketTicket,
  demoAccounts: getDemoAccounts,
}
