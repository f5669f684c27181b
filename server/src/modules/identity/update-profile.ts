import type { identityCalls } from '@marquee/contract/calls/identity'
import { profileFieldsOf } from '@marquee/contract/calls/profile'
import { Refusal, refuse } from '@marquee/contract/refusals'
import type { Act } from '../../platform/act.ts'
import { profileParts } from './identity.ports.ts'
import { profileOf } from './identity.view.ts'

/** Changes the own profile. A field of another role is refused by its name; what is not sent stays. */
export const updateProfile: Act<typeof identityCalls.updateProfile> = async (ctx, change) => {
  const role = ctx.actor.role ?? refuse('wrong_role')
  const allowed: readonly string[] = profileFieldsOf[role]
  const foreign = Object.keys(change).filter((field) => !allowed.includes(field))
  if (foreign.length > 0) throw new Refusal('invalid_input', { fields: Object.fromEntries(foreign.map((field) => [field, 'Your profile has no such field.'])) })
  await profileParts.ask()[role]?.save(ctx, change)
  return profileOf(ctx.actor.id)
}
