import { readCookie } from './cookies.ts'

/** The first part of a token with which an operator acts as a user. */
const actingPrefix = 'acting.'

let adminUrl = '/admin/users'

/** Returns whether this browser belongs to an operator who acts as a user. */
export function isActing(): boolean {
  return readCookie('token')?.startsWith(actingPrefix) ?? false
}

/** Keeps the address to which the operator returns when the visit has ended. */
export function keepAdminUrl(url: string): void {
  adminUrl = url
}

/** Opens the operators’ area, after a visit that has ended. */
export function leaveForAdmin(): void {
  window.location.assign(adminUrl)
}
