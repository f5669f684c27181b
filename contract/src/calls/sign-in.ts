import { z } from 'zod'
import { emptyInput, read, userRoles, write } from '../call.ts'
import { versionName } from '../legal/document-version.ts'
import { emailedCode, secondFactorCode, secretToken } from '../rules/codes.ts'
import { withoutContactDetails, withoutMessengerLink } from '../rules/contact-details.ts'
import { emailField } from '../rules/email.ts'
import { nameInEmails } from '../rules/names.ts'
import { enteredPassword, newPassword } from '../rules/password.ts'
import { instant, line } from '../rules/text.ts'
import { websiteField } from '../rules/website.ts'
import { profileResponse } from './profile.ts'

/** The result of a sign-in: the token for the `x-access-token` header and the account's profile. */
export const signedIn = z.object({ token: z.string(), user: profileResponse })

/** The answer to a correct password of an account with a second factor: its code is sent with the challenge. */
const secondFactorNeeded = z.object({ challenge: z.string(), expiresAt: instant() })
const challenge = { challenge: secretToken() }

const credentials = z.strictObject({ email: emailField(), password: enteredPassword() })
const account = z.strictObject({
  email: emailField(),
  password: newPassword(),
  termsAccepted: z.literal(true, 'Please accept the terms.'),
  isAdult: z.literal(true, 'Please confirm that you are 18 or older.'),
  /** The versions that the form has shown; the sign-up fails where another one applies now. Without them the current ones count. */
  termsVersion: versionName().optional(),
  privacyVersion: versionName().optional(),
})
const brandAccount = account.extend({
  companyName: withoutContactDetails(line(120, 1, 'Please enter your company name.')),
})
const talentAccount = account.extend({
  displayName: withoutContactDetails(nameInEmails(80, 'Please enter your display name.')),
  /** The token of a brand’s invitation to someone outside Marquee; an unknown one changes nothing. */
  invitation: secretToken().optional(),
})
const codeSent = z.object({ email: z.string(), verify: z.literal(true) })
const verification = z.strictObject({
  email: emailField(),
  code: emailedCode(),
})
const publicRole = z.enum(userRoles)
const agentAccount = account.extend({
  name: withoutContactDetails(line(80, 1, 'Please enter your name.')),
  agencyName: withoutContactDetails(nameInEmails(120, 'Please enter your agency name.')),
  website: withoutMessengerLink(websiteField()).optional(),
})

const signIn = {
  by: 'anyone',
  whileActing: 'refused',
  response: z.union([signedIn, secondFactorNeeded]),
  errors: [
    'wrong_sign_in',
    'wrong_account_type',
    'email_not_verified',
    'account_suspended',
    'passwords_busy',
  ],
  rate: 'sign-in',
  summary:
    'Signs in. A wrong account type is reported only after a correct password. With a second factor the answer is a challenge.',
} as const
const signUp = {
  by: 'anyone',
  whileActing: 'refused',
  response: codeSent,
  errors: ['passwords_busy', 'document_changed'],
  rate: 'code',
  message: 'We’ve sent you a code. Please check your email.',
  summary:
    'Creates an account and emails a code. A registered address gets an email that says so; the response is the same.',
} as const
const verify = {
  by: 'anyone',
  whileActing: 'refused',
  input: verification,
  response: signedIn,
  errors: ['wrong_code'],
  rate: 'code',
  message: 'Your email is confirmed.',
  summary: 'Confirms the email with the code and opens the first session.',
} as const
const resend = {
  by: 'anyone',
  whileActing: 'refused',
  input: z.strictObject({ email: emailField() }),
  response: codeSent,
  rate: 'code',
  message: 'If that address needs a code, we’ve sent a new one.',
  summary: 'Emails a new code; the previous one stops working.',
} as const

/** The calls that need no session: sign-up, sign-in and the reset of a password. */
export const signInCalls = {
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
      companyName: withoutContactDetails(line(120, 1, 'Please enter your company name.')).optional(),
      displayName: withoutContactDetails(nameInEmails(80, 'Please enter your display name.')).optional(),
      name: withoutContactDetails(line(80, 1, 'Please enter your name.')).optional(),
      agencyName: withoutContactDetails(nameInEmails(120, 'Please enter your agency name.')).optional(),
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
  verifySecondFactor: write('/user/verify-second-factor', {
    whileActing: 'refused',
    by: 'anyone',
    input: z.strictObject({ ...challenge, code: secondFactorCode() }),
    response: signedIn,
    errors: ['wrong_code', 'account_suspended'],
    rate: 'code',
    summary:
      'Opens the session for the challenge of a correct password and a code of the app, or a recovery code. Five attempts.',
  }),
  sendFactorRemovalCode: write('/user/lost-second-factor', {
    whileActing: 'refused',
    by: 'anyone',
    input: z.strictObject(challenge),
    response: z.object({ sent: z.literal(true) }),
    errors: ['wrong_code'],
    rate: 'code',
    message: 'We’ve sent you a code. Please check your email.',
    summary:
      'Emails a code to someone who has lost the second factor, for the challenge of a correct password.',
  }),
  requestFactorRemoval: write('/user/remove-second-factor', {
    whileActing: 'refused',
    by: 'anyone',
    input: z.strictObject({ ...challenge, code: emailedCode() }),
    response: z.object({ removesAt: instant() }),
    errors: ['wrong_code'],
    rate: 'code',
    summary:
      'Asks to remove a lost second factor, with the emailed code. It is removed after 72 hours unless someone keeps it.',
  }),
  keepSecondFactor: write('/user/keep-second-factor', {
    whileActing: 'refused',
    by: 'anyone',
    input: z.strictObject({ token: secretToken() }),
    response: z.object({ kept: z.literal(true) }),
    errors: ['wrong_code'],
    rate: 'code',
    summary: 'Cancels the removal of a second factor with the emailed link.',
  }),
  undoEmailChange: write('/user/undo-email-change', {
    whileActing: 'refused',
    by: 'anyone',
    input: z.strictObject({ token: secretToken() }),
    response: z.object({ email: z.string() }),
    errors: ['wrong_code', 'passwords_busy'],
    rate: 'code',
    summary:
      'Restores the former email address with the link sent there, ends all sessions and emails a link for a new password.',
  }),
  forgotPassword: write('/user/forgot-password', {
    whileActing: 'refused',
    by: 'anyone',
    input: z.strictObject({ email: emailField() }),
    response: z.object({ sent: z.literal(true) }),
    rate: 'code',
    message: 'If that address has an account, we’ve sent a link.',
    summary: 'Emails a link that sets a new password once, within 10 minutes.',
  }),
  resetPassword: write('/user/forget-password-change-password', {
    whileActing: 'refused',
    by: 'anyone',
    input: z.strictObject({ token: secretToken(), password: newPassword() }),
    response: z.object({ changed: z.literal(true) }),
    errors: ['wrong_code', 'passwords_busy'],
    rate: 'code',
    message: 'Your password is changed. Please sign in.',
    summary: 'Uses the emailed link, sets the password and ends every session.',
  }),
  demoAccounts: read('/market/demo', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({
      accounts: z.array(
        z.object({
          role: publicRole,
          name: z.string(),
          email: z.string(),
          password: z.string(),
          /** The photo of the person, or the logo of the brand. */
          pictureUrl: z.string().nullable(),
        }),
      ),
    }),
    rate: 'light',
    summary: 'The accounts of the demo; empty when the demo is off.',
  }),
}
