import { z } from 'zod'
import { emptyInput, read, roles, write } from '../call.ts'
import { emailField } from '../rules/email.ts'
import { nameInEmails } from '../rules/names.ts'
import { newPassword } from '../rules/password.ts'
import { id, instant, line } from '../rules/text.ts'
import { websiteField } from '../rules/website.ts'
import { profileChange, profileResponse } from './profile.ts'

/** The result of a sign-in: the token for the `x-access-token` header and the account's profile. */
export const signedIn = z.object({ token: z.string(), user: profileResponse })

const credentials = z.strictObject({ email: emailField(), password: z.string().min(1).max(256) })
const account = z.strictObject({
  email: emailField(),
  password: newPassword(),
  termsAccepted: z.literal(true, 'Please accept the terms.'),
  isAdult: z.literal(true, 'You must be 18 or older.'),
})
const brandAccount = account.extend({ companyName: line(120) })
const talentAccount = account.extend({ displayName: nameInEmails(80) })
const codeSent = z.object({ email: z.string(), verify: z.literal(true) })
const verification = z.strictObject({
  email: emailField(),
  code: z.string().regex(/^\d{6}$/, 'The code has 6 digits.'),
})
const publicRole = z.enum(['brand', 'talent', 'talentagent'])
const agentAccount = account.extend({
  name: line(80),
  agencyName: nameInEmails(120),
  website: websiteField().optional(),
})

const signIn = {
  by: 'anyone',
  response: signedIn,
  errors: [
    'wrong_sign_in',
    'wrong_account_type',
    'email_not_verified',
    'account_suspended',
    'passwords_busy',
  ],
  rate: 'sign-in',
  summary: 'Signs in. A wrong account type is reported only after a correct password.',
} as const
const signUp = {
  by: 'anyone',
  response: codeSent,
  errors: ['passwords_busy'],
  rate: 'code',
  message: 'We’ve sent you a code. Please check your email.',
  summary:
    'Creates an account and emails a code. A registered address gets an email that says so; the response is the same.',
} as const
const verify = {
  by: 'anyone',
  input: verification,
  response: signedIn,
  errors: ['wrong_code'],
  rate: 'code',
  message: 'Your email is confirmed.',
  summary: 'Confirms the email with the code and opens the first session.',
} as const
const resend = {
  by: 'anyone',
  input: z.strictObject({ email: emailField() }),
  response: codeSent,
  rate: 'code',
  message: 'If that address needs a code, we’ve sent a new one.',
  summary: 'Emails a new code; the previous one stops working.',
} as const

export const identityCalls = {
  profile: read('/user/profile', {
    methods: ['GET'],
    by: roles,
    input: emptyInput(),
    response: profileResponse,
    rate: 'light',
    summary: 'The signed-in account with the profile of its role.',
  }),

  userSignIn: write('/user/signin', {
    ...signIn,
    input: credentials.extend({ role: publicRole.optional() }),
    summary: 'Signs in. Without `role`, to the account type of the address.',
  }),
  brandSignIn: write('/brand/signin', { ...signIn, input: credentials }),
  talentSignIn: write('/talent/signin', { ...signIn, input: credentials }),

  agentSignIn: write('/talentagent/signin', { ...signIn, input: credentials }),

  userSignUp: write('/user/signup', {
    ...signUp,
    input: account.extend({
      role: publicRole,
      companyName: line(120).optional(),
      displayName: nameInEmails(80).optional(),
      name: line(80).optional(),
      agencyName: nameInEmails(120).optional(),
    }),
  }),
  brandSignUp: write('/brand/signup', { ...signUp, input: brandAccount }),
  talentSignUp: write('/talent/signup', { ...signUp, input: talentAccount }),
  agentSignUp: write('/talentagent/signup', { ...signUp, input: agentAccount, files: { logo: 'image' } }),

  brandVerifyEmail: write('/brand/verify-email', verify),
  talentVerifyEmail: write('/talent/verify-email', verify),
  agentVerifyEmail: write('/talentagent/verify-email', verify),
  brandResendCode: write('/brand/resend-code', resend),
  talentResendCode: write('/talent/resend-code', resend),
  agentResendCode: write('/talentagent/resend-code', resend),

  forgotPassword: write('/user/forgot-password', {
    by: 'anyone',
    input: z.strictObject({ email: emailField() }),
    response: z.object({ sent: z.literal(true) }),
    rate: 'code',
    message: 'If that address has an account, we’ve sent a link.',
    summary: 'Emails a link that sets a new password once, within 10 minutes.',
  }),
  resetPassword: write('/user/forget-password-change-password', {
    by: 'anyone',
    input: z.strictObject({ token: z.string().min(20).max(200), password: newPassword() }),
    response: z.object({ changed: z.literal(true) }),
    errors: ['wrong_code', 'passwords_busy'],
    rate: 'code',
    message: 'Your password is changed. Please sign in.',
    summary: 'Uses the emailed link, sets the password and ends every session.',
  }),
  changePassword: write('/user/change-password', {
    by: roles,
    input: z.strictObject({ currentPassword: z.string().min(1).max(256), newPassword: newPassword() }),
    response: z.object({ changed: z.literal(true) }),
    errors: ['wrong_password', 'passwords_busy'],
    rate: 'sign-in',
    message: 'Your password is changed.',
    summary: 'Changes the password and ends all other sessions.',
  }),
  confirmPassword: write('/user/confirm-password', {
    by: roles,
    input: z.strictObject({ password: z.string().min(1, 'Please enter your password.').max(256) }),
    response: z.object({ confirmed: z.literal(true) }),
    errors: ['wrong_password', 'passwords_busy'],
    rate: 'sign-in',
    summary: 'Confirms the password, so that calls that require a recent confirmation work for ten minutes.',
  }),
  updateProfile: write('/user/update-profile', {
    by: roles,
    input: profileChange,
    response: profileResponse,
    files: { avatar: 'image', cover: 'image' },
    message: 'Saved.',
    summary: 'Changes your profile; JSON, or multipart with images. Fields of another role fail by name.',
  }),
  logout: read('/user/logout', {
    methods: ['GET'],
    by: roles,
    input: emptyInput(),
    response: z.object({ ended: z.literal(true) }),
    rate: 'light',
    summary: 'Ends the session. The only GET that changes data, as specified; it needs the token header.',
  }),
  deleteProfile: write('/user/delete-profile', {
    by: roles,
    input: z.strictObject({ password: z.string().min(1).max(256) }),
    response: z.object({ deleted: z.literal(true) }),
    errors: ['wrong_password', 'passwords_busy', 'deals_open', 'offers_open', 'payout_pending'],
    rate: 'sign-in',
    message: 'Your account is deleted.',
    summary: 'Erases the account. Fails while deals or offers are open.',
  }),
  sessions: read('/user/sessions', {
    by: roles,
    input: emptyInput(),
    response: z.object({
      items: z.array(
        z.object({
          id: id(),
          current: z.boolean(),
          device: z.string(),
          startedAt: instant(),
          lastSeenAt: instant(),
        }),
      ),
    }),
    summary: 'The account’s active sessions.',
  }),
  endSessions: write('/user/end-sessions', {
    by: roles,
    input: z.strictObject({ sessionId: id().optional() }),
    response: z.object({ ended: z.number().int() }),
    stepUp: true,
    message: 'Session ended.',
    summary: 'Ends one other session, or all others when none is named.',
  }),
  socketTicket: read('/user/socketTicket', {
    by: roles,
    input: emptyInput(),
    response: z.object({ ticket: z.string() }),
    summary: 'A ticket for a socket on another host than the calls; valid for a minute.',
  }),
  demoAccounts: read('/market/demo', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      accounts: z.array(
        z.object({ role: publicRole, name: z.string(), email: z.string(), password: z.string() }),
      ),
    }),
    rate: 'light',
    summary: 'The accounts of the demo; empty when the demo is off.',
  }),
}
