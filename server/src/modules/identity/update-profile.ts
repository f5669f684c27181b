import type { Role } from '@marquee/contract/call'
import type { accountCalls } from '@marquee/contract/calls/accounts'
import { type ProfileChange, profileFieldsOf } from '@marquee/contract/calls/profile-change'
import { AppError, fail } from '@marquee/contract/errors'
import { prepared, type RequestContext } from '../../platform/handler.ts'
import { type StoredPicture, storePicture } from '../files/store-picture.ts'
import { type Pictures, profileParts } from './identity.ports.ts'
import { loadAccount } from './identity.store.ts'
import { profileOf } from './identity.view.ts'

/**
 * Changes the caller's profile. A field of another role fails with its name; absent fields stay unchanged.
 */
export const updateProfile = prepared<typeof accountCalls.updateProfile, Pictures>({
  // Images are re-encoded and stored before the transaction opens, because storage may be remote.
  prepare: async (ctx, change) => {
    requireOwnFields(roleOf(ctx), change)
    const avatar = await storeSentPicture(ctx, 'avatar', roleOf(ctx) === 'brand' ? 'logos' : 'avatars')
    const cover = await storeSentPicture(ctx, 'cover', 'covers')
    return { avatar: avatar?.url, cover: cover?.url }
  },
  act: async (ctx, change, pictures) => {
    await profileParts.get()[roleOf(ctx)]?.save(ctx, change, pictures)
    return profileOf((await loadAccount(ctx.actor.id)) ?? fail('not_found'))
  },
})

/** Stores the picture of this field; null when the request has none. */
async function storeSentPicture(
  ctx: RequestContext,
  field: 'avatar' | 'cover',
  folder: 'avatars' | 'logos' | 'covers',
): Promise<StoredPicture | null> {
  const received = ctx.files.find((file) => file.field === field)
  return received ? storePicture(received, folder, ctx.actor.id) : null
}

function roleOf(ctx: RequestContext): Role {
  return ctx.actor.role ?? fail('wrong_role')
}

function requireOwnFields(role: Role, change: ProfileChange): void {
  const allowed: readonly string[] = profileFieldsOf[role]
  const foreign = Object.keys(change).filter((field) => !allowed.includes(field))
  if (foreign.length === 0) return
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(foreign.map((field) => [field, 'Your profile doesn’t have this field.'])),
  })
}
