import type { Role } from '@marquee/contract/call'
import type { Profile } from '@marquee/contract/calls/profile'
import type { ProfileChange } from '@marquee/contract/calls/profile-change'
import type { ErrorCode } from '@marquee/contract/errors'
import type { RequestContext } from '../../platform/handler.ts'
import { port } from '../../platform/port.ts'

/** URLs of images that came with the request. */
export type Pictures = Partial<Record<'avatar' | 'cover', string>>

/** The part of a profile that a role's module adds. */
export interface ProfilePart {
  load(accountId: string): Promise<Partial<Profile>>
  save(ctx: RequestContext, change: ProfileChange, pictures: Pictures): Promise<void>
}
export const profileParts = port<Partial<Record<Role, ProfilePart>>>('profileParts')

/** A module's part in an erasure: an objection, and erasing its own data. */
export interface Erasure {
  findErasureBlocker?(accountId: string): Promise<ErrorCode | null>
  eraseFor?(accountId: string, now: Date): Promise<void>
}
export const erasures = port<Erasure[]>('erasures')

/** Binds a new talent to the brand whose invitation the sign-up came with; implemented by outside talents. */
export const signUpInvitations = port<{
  join(joining: { talentId: string; invitationHash: string }, now: Date): Promise<void>
}>('signUpInvitations')

/** One account of the demo; none when the demo is off. */
export interface DemoAccount {
  role: 'brand' | 'talent' | 'talentagent'
  name: string
  email: string
  password: string
}
export const demoAccounts = port<DemoAccount[]>('demoAccounts')
