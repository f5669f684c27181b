import { z } from 'zod'
import { write } from '../call.ts'
import { operatorReason } from '../rules/operator-reason.ts'
import { suspensionReasonCodes } from '../rules/suspension-reasons.ts'
import { id, paragraph } from '../rules/text.ts'
import { userNote } from './operators.ts'

const state = z.object({ status: z.enum(['active', 'suspended']) })

/** What operators do with the account of a user. */
export const operatorUserCalls = {
  suspendUser: write('/superAdmin/suspendUser', {
    by: ['adminProMax'],
    input: z.strictObject({
      userId: id(),
      reasonCode: z.enum(suspensionReasonCodes),
      /** The user reads it. */
      explanation: paragraph(1_000, 10),
      /** For the audit log. */
      reason: operatorReason(),
    }),
    response: state,
    errors: ['wrong_state'],
    message: 'The account is suspended. The user is notified by email.',
    summary:
      'Suspends an account: its sessions end, its offers are withdrawn, its campaigns pause and its payouts are on hold.',
  }),
  addUserNote: write('/superAdmin/addUserNote', {
    by: ['adminProMax'],
    /** The note is the reason of its own entry in the audit log, so nobody can change it. */
    input: z.strictObject({ userId: id(), reason: operatorReason() }),
    response: z.object({ notes: z.array(userNote) }),
    message: 'Note added.',
    summary: 'Adds a note about a user, which only operators read.',
  }),
  restoreUser: write('/superAdmin/restoreUser', {
    by: ['adminProMax'],
    input: z.strictObject({ userId: id(), reason: operatorReason() }),
    response: state,
    errors: ['wrong_state'],
    message: 'The account is active again. The user is notified by email.',
    summary: 'Ends the suspension of an account. Payouts go on; the brand resumes its campaigns itself.',
  }),
}
