import { z } from 'zod'
import { emptyInput, read, userRoles, write } from '../call.ts'
import { versionName } from '../legal/document-version.ts'
import { legalDocumentKeys } from '../legal/keys.ts'
import { secondFactorCode } from '../rules/codes.ts'
import { enteredPassword, newPassword } from '../rules/password.ts'
import { id, instant } from '../rules/text.ts'
import { documentToConfirm, profileResponse } from './profile.ts'
import { profileChange } from './profile-change.ts'

/** The calls with which users manage their account: password, profile, sessions and deletion. */
export const accountCalls = {
  changePassword: write('/user/change-password', {
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({ currentPassword: enteredPassword(), newPassword: newPassword() }),
    response: z.object({ changed: z.literal(true) }),
    errors: ['wrong_password', 'passwords_busy'],
    stepUp: 'second factor if on',
    rate: 'sign-in',
    message: 'Your password is changed.',
    summary: 'Changes the password and ends all other sessions.',
  }),
  confirmPassword: write('/user/confirm-password', {
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({
      password: enteredPassword(),
      /** Needed where the account has a second factor. */
      code: secondFactorCode().optional(),
    }),
    response: z.object({ confirmed: z.literal(true) }),
    errors: ['wrong_password', 'wrong_code', 'passwords_busy'],
    rate: 'sign-in',
    summary:
      'Confirms the password and, where the account has one, the second factor, so that calls that require a recent confirmation work for ten minutes.',
  }),
  updateProfile: write('/user/update-profile', {
    whileActing: { refused: { phone: 'any' } },
    by: userRoles,
    input: profileChange,
    response: profileResponse,
    files: { avatar: 'image', cover: 'image' },
    message: 'Saved.',
    summary: 'Changes your profile; JSON, or multipart with images. Fields of another role fail by name.',
  }),
  deleteProfile: write('/user/delete-profile', {
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({ password: enteredPassword() }),
    response: z.object({ deleted: z.literal(true) }),
    errors: ['wrong_password', 'passwords_busy', 'deals_open', 'offers_open', 'payout_pending'],
    stepUp: 'second factor if on',
    rate: 'sign-in',
    message: 'Your account is deleted.',
    summary: 'Erases the account. Fails while deals or offers are open.',
  }),
  acceptTerms: write('/user/acceptTerms', {
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({
      /** The documents that were shown, each in the version that was shown. */
      documents: z
        .array(z.strictObject({ document: z.enum(legalDocumentKeys), version: versionName() }))
        .min(1)
        .max(legalDocumentKeys.length),
    }),
    response: z.object({ documentsToConfirm: z.array(documentToConfirm) }),
    errors: ['document_changed'],
    message: 'Thank you. Your confirmation is saved.',
    summary: 'Confirms the current versions of the terms and the privacy notice.',
  }),
  sessions: read('/user/sessions', {
    by: userRoles,
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
    whileActing: 'refused',
    by: userRoles,
    input: z.strictObject({ sessionId: id().optional() }),
    response: z.object({ ended: z.number().int() }),
    stepUp: 'password',
    message: 'Session ended.',
    summary: 'Ends one other session, or all others when none is named.',
  }),
}
