import type { accountCalls } from '@marquee/contract/calls/accounts'
import type { securityCalls } from '@marquee/contract/calls/security'
import type { sessionCalls } from '@marquee/contract/calls/session'
import type { signInCalls } from '@marquee/contract/calls/sign-in'
import type { Routes } from '../../platform/handler.ts'
import { acceptTerms } from './accept-terms.ts'
import { cancelEmailChange, changeEmail, confirmEmailChange } from './change-email.ts'
import { changePassword, confirmPassword } from './change-password.ts'
import { deleteProfile } from './delete-profile.ts'
import { endSessions, logout } from './end-sessions.ts'
import { getDemoAccounts, getProfile, getSessions, getSocketTicket } from './get-account.ts'
import {
  cancelFactorRemoval,
  keepSecondFactor,
  requestFactorRemoval,
  sendFactorRemovalCode,
} from './remove-second-factor.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import {
  getSecurity,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './set-up-second-factor.ts'
import { signInAgent, signInAs, signInBrand, signInTalent } from './sign-in.ts'
import { signUpAgent, signUpAs, signUpBrand, signUpTalent } from './sign-up.ts'
import { undoEmailChange } from './undo-email-change.ts'
import { updateProfile } from './update-profile.ts'
import { resendCode, verifyAgentEmail, verifyBrandEmail, verifyTalentEmail } from './verify-email.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

export const signInRoutes: Routes<typeof signInCalls> = {
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
  verifySecondFactor,
  sendFactorRemovalCode,
  requestFactorRemoval,
  keepSecondFactor,
  undoEmailChange,
  forgotPassword,
  resetPassword,
  demoAccounts: getDemoAccounts,
}

export const securityRoutes: Routes<typeof securityCalls> = {
  security: getSecurity,
  startSecondFactor,
  turnOnSecondFactor,
  turnOffSecondFactor,
  newRecoveryCodes: renewRecoveryCodes,
  cancelFactorRemoval,
  changeEmail,
  confirmEmailChange,
  cancelEmailChange,
}

export const sessionRoutes: Routes<typeof sessionCalls> = {
  profile: getProfile,
  logout,
  socketTicket: getSocketTicket,
}

export const accountRoutes: Routes<typeof accountCalls> = {
  changePassword,
  confirmPassword,
  updateProfile,
  deleteProfile,
  acceptTerms,
  sessions: getSessions,
  endSessions,
}
