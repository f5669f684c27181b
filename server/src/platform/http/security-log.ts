import { createHmac } from 'node:crypto'
import type { ErrorCode } from '@marquee/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logSecurity } from '../log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The email address that this request is about, as a keyed hash; null for other calls. */
    subject: string | null
    /** The name of the call; null for other routes. */
    callName: string | null
  }
}

/** Errors that say that a protection refused something. */
const eventOfError: Partial<Record<ErrorCode, string>> = {
  wrong_sign_in: 'sign_in.failed',
  wrong_account_type: 'sign_in.refused',
  email_not_verified: 'sign_in.refused',
  account_suspended: 'sign_in.refused',
  wrong_password: 'password.refused',
  wrong_code: 'code.refused',
  invitation_expired: 'code.refused',
  too_many_requests: 'rate.limited',
  daily_limit_reached: 'rate.limited',
  passwords_busy: 'rate.limited',
  upload_limit_reached: 'rate.limited',
  invitation_limit_reached: 'rate.limited',
  not_signed_in: 'session.refused',
  step_up_required: 'permission.refused',
  second_factor_required: 'permission.refused',
  wrong_role: 'permission.refused',
  not_while_acting: 'permission.refused',
  changes_off: 'permission.refused',
  not_in_mandate: 'permission.refused',
  owner_only: 'permission.refused',
  cross_site: 'cross_site.refused',
  card_number_sent: 'input.refused',
  malformed_body: 'input.refused',
  unsupported_media: 'input.refused',
  payload_too_large: 'input.refused',
  file_unsafe: 'file.refused',
  invalid_file_type: 'file.refused',
}
const eventsByCode = new Map<string, string>(Object.entries(eventOfError))

/** Calls whose success is worth a line. */
const successes: Readonly<Record<string, string>> = {
  userSignIn: 'sign_in.ok',
  brandSignIn: 'sign_in.ok',
  talentSignIn: 'sign_in.ok',
  agentSignIn: 'sign_in.ok',
  brandVerifyEmail: 'sign_in.ok',
  talentVerifyEmail: 'sign_in.ok',
  agentVerifyEmail: 'sign_in.ok',
  verifySecondFactor: 'sign_in.ok',
  acceptInvitation: 'sign_in.ok',
  verifyOtp: 'sign_in.ok',
  enrolOperator: 'sign_in.ok',
  operatorSignOut: 'session.ended',
  forgotPassword: 'password.reset_requested',
  resetPassword: 'password.changed',
  changePassword: 'password.changed',
  confirmPassword: 'password.confirmed',
  turnOnSecondFactor: 'second_factor.on',
  turnOffSecondFactor: 'second_factor.off',
  newRecoveryCodes: 'second_factor.recovery_codes',
  requestFactorRemoval: 'second_factor.removal_requested',
  keepSecondFactor: 'second_factor.removal_cancelled',
  cancelFactorRemoval: 'second_factor.removal_cancelled',
  changeEmail: 'email.change_requested',
  confirmEmailChange: 'email.changed',
  undoEmailChange: 'email.change_undone',
  logout: 'session.ended',
  endSessions: 'session.ended',
  deleteProfile: 'account.erased',
  addBankAccount: 'bank_details.changed',
  agencyAddBankAccount: 'bank_details.changed',
}

/**
 * Writes one line for each request that signs in or out, changes what secures an account, or is refused by a protection, with the
 * caller’s address and the account or the hash of the email address it is about.
 */
export function logSecurityEvents(app: FastifyInstance): void {
  app.decorateRequest('subject', null)
  app.decorateRequest('callName', null)
  app.addHook('onResponse', async (request, reply) => {
    const event = securityEventOf(request, reply.statusCode)
    if (!event) return
    logSecurity(event, {
      requestId: request.id,
      ip: request.ip,
      actor: request.actor.id || request.actor.kind,
      ...(request.actor.impersonation && { operator: request.actor.impersonation.operatorId }),
      ...(request.subject && { subject: request.subject }),
      ...(request.callName && { call: request.callName }),
      ...(request.errorCode && { errorCode: request.errorCode }),
      path: request.url.split('?', 1)[0],
    })
  })
}

/** Remembers which email address a request is about, as a hash that only this server can make. */
export function setSubject(request: FastifyRequest, email: string): void {
  request.subject = createHmac('sha256', request.server.calling.secret)
    .update(`log ${email}`)
    .digest('base64url')
    .slice(0, 16)
}

function securityEventOf(request: FastifyRequest, status: number): string | null {
  const { errorCode, callName } = request
  if (status < 400) return (callName && successes[callName]) || null
  const isSigned = request.url.includes('signature=') || 'stripe-signature' in request.headers
  if (isSigned && (status === 404 || status === 400)) return 'signature.refused'
  // The object of another party looks like a missing one, so both are one event.
  if (status === 404 && callName && request.actor.kind === 'account') return 'object.refused'
  return (errorCode && eventsByCode.get(errorCode)) || null
}
