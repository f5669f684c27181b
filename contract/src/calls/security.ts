import { z } from 'zod'
import { emptyInput, read, userRoles, write } from '../call.ts'
import { appEnrolment, emailedCode, secondFactorCode, secretToken } from '../rules/codes.ts'
import { emailField } from '../rules/email.ts'
import { enteredPassword } from '../rules/password.ts'
import { instant } from '../rules/text.ts'

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** The calls with which users set up their second factor and change their email address. */
export const securityCalls = {
  security: read('/user/security', {
    whileActing: 'refused',
    by: userRoles,
    input: emptyInput(),
    response: z.object({
      /** Null without a second factor. */
      secondFactor: z
        .object({
          turnedOnAt: instant(),
          recoveryCodesLeft: z.int(),
          /** When it is removed, as asked by someone who has lost it; null otherwise. */
          removesAt: instant().nullable(),
        })
        .nullable(),
      /** A new address that waits for its code; null otherwise. */
      pendingEmail: z.object({ email: z.string(), expiresAt: instant() }).nullable(),
    }),
    summary:
      'Whether the account has a second factor, and a change of its email address that is not confirmed.',
  }),
  startSecondFactor: write('/user/startSecondFactor', {
    whileActing: 'refused',
    by: userRoles,
    input: emptyInput(),
    response: appEnrolment.extend({ challenge: z.string() }),
    errors: ['wrong_state'],
    stepUp: 'password',
    summary: 'The key for a new authenticator app. It counts once a code of the app has confirmed it.',
  }),
  turnOnSecondFactor: write('/user/turnOnSecondFactor', {
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({ challenge: secretToken(), code: emailedCode() }),
    response: recoveryCodes,
    errors: ['wrong_code', 'wrong_state'],
    stepUp: 'password',
    rate: 'code',
    message: 'Two-step verification is on.',
    summary: 'Turns the second factor on with a code of the app. Returns the recovery codes once.',
  }),
  turnOffSecondFactor: write('/user/turnOffSecondFactor', {
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({
      password: enteredPassword(),
      code: secondFactorCode(),
    }),
    response: z.object({ off: z.literal(true) }),
    errors: ['wrong_password', 'wrong_code', 'wrong_state', 'passwords_busy'],
    rate: 'sign-in',
    message: 'Two-step verification is off.',
    summary: 'Turns the second factor off, with the password and a code.',
  }),
  newRecoveryCodes: write('/user/newRecoveryCodes', {
    whileActing: 'refused',
    by: userRoles,
    input: emptyInput(),
    response: recoveryCodes,
    errors: ['wrong_state'],
    stepUp: 'password',
    summary: 'Ten new recovery codes, shown once; the former ones stop working.',
  }),
  cancelFactorRemoval: write('/user/cancelSecondFactorRemoval', {
    whileActing: 'refused',
    by: userRoles,
    input: emptyInput(),
    response: z.object({ kept: z.literal(true) }),
    errors: ['wrong_state'],
    message: 'Two-step verification stays on.',
    summary: 'Cancels the removal of the second factor that someone has asked for.',
  }),
  changeEmail: write('/user/change-email', {
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({ email: emailField('Please enter your new email address.') }),
    response: z.object({ sent: z.literal(true), expiresAt: instant() }),
    stepUp: 'password',
    rate: 'code',
    message: 'We’ve sent a code to the new address.',
    summary:
      'Emails a code to a new address; the address changes when the code is entered. The response is the same for an address that has an account.',
  }),
  confirmEmailChange: write('/user/confirm-email-change', {
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({ code: emailedCode() }),
    response: z.object({ email: z.string() }),
    errors: ['wrong_code'],
    rate: 'code',
    message: 'Your email address is changed.',
    summary:
      'Changes the email address with the emailed code and ends all other sessions. The former address can undo it for 72 hours.',
  }),
  cancelEmailChange: write('/user/cancel-email-change', {
    whileActing: 'refused',
    by: userRoles,
    input: emptyInput(),
    response: z.object({ cancelled: z.boolean() }),
    message: 'The change is cancelled.',
    summary: 'Cancels a change of the email address that is not confirmed yet.',
  }),
}
