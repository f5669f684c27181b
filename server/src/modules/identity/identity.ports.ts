import type { Role } from '@marquee/contract/call'
import type { Profile, ProfileChange } from '@marquee/contract/calls/profile'
import type { ErrorCode } from '@marquee/contract/errors'
import type { RequestContext } from '../../platform/handler.ts'
import { port } from '../../platform/port.ts'

/** Addresses of pictures that came with the request. */
export type Pictures = Partial<Record<'avatar' | 'cover', string>>

/** What the module of a role adds to the profile of an account. */
export interface ProfilePart {
  load(accountId: string): Promise<Partial<Profile>>
  save(ctx: RequestContext, change: ProfileChange, pictures: Pictures): Promise<void>
}
export const profileParts = port<Partial<Record<Role, ProfilePart>>>('profileParts')

/** Every module's say in an erasure: why not, and then its own part of it. */
export interface Erasure {
  whyNotErase?(accountId: string): Promise<ErrorCode | null>
  eraseFor?(accountId: string, now: Date): Promise<void>
}
export const erasures = port<Erasure[]>('erasures')

/** The sign-ins of the demo market; none outside it. */
export interface DemoAccount {
  role: 'brand' | 'talent' | 'talentagent'
  name: string
  email: string
  password: string
}
export const demoAccounts = port<DemoAccount[]>('demoAccounts')
