import type { Call, CallInput } from '@marquee/contract/call'
import { fail } from '@marquee/contract/errors'
import type { Actor, Impersonation } from '../handler.ts'

/**
 * Checks whether an operator who acts as a user may make this call. Fails with `not_while_acting` for what only the user
 * does, and with `changes_off` for a write before changes were allowed.
 */
export function requireWhileActing(call: Call, { canWrite }: Impersonation): void {
  if (call.whileActing === 'only') return
  if (call.whileActing === 'refused') fail('not_while_acting')
  if (call.kind === 'write' && !canWrite) fail('changes_off')
}

/**
 * Checks a write outside the table of calls, such as a resumable upload: `wrong_role` for operators, and `changes_off` for
 * one who acts as a user and has not allowed changes.
 */
export function requireUserWrite({ role, impersonation }: Actor): void {
  if (role === 'adminProMax') fail('wrong_role')
  if (impersonation && !impersonation.canWrite) fail('changes_off')
}

/** Fails with `not_while_acting` for a field, or a value of a field, that only the user sends. */
export function requireFieldsWhileActing({ whileActing }: Call, actor: Actor, input: CallInput<Call>): void {
  if (!actor.impersonation || typeof whileActing === 'string') return
  for (const [field, refused] of Object.entries(whileActing.refused)) {
    const value = input[field]
    if (value === undefined) continue
    if (refused === 'any' || (typeof value === 'string' && refused.includes(value))) fail('not_while_acting')
  }
}

/** Returns the response as this actor may read it: an operator who acts as a user reads messages only with a case. */
export function maskedFor(call: Call, { impersonation }: Actor, data: unknown): unknown {
  return call.mask && impersonation && impersonation.caseId === null ? call.mask.apply(data) : data
}
