import { failField } from '@marquee/contract/errors'
import type { ProfilePart } from '../identity/identity.ports.ts'
import { brandChanges } from './brands.ports.ts'
import { listIndustries, loadBrand, updateBrand } from './brands.store.ts'
import { viewBrandProfile } from './brands.view.ts'

/**
 * The brand's part of the profile: how it is loaded and changed. Fails with a field error for an unknown
 * industry.
 */
export const brandProfilePart: ProfilePart = {
  load: async (accountId) => {
    const brand = await loadBrand(accountId)
    return brand ? viewBrandProfile(brand) : {}
  },
  save: async (ctx, change, pictures) => {
    const {
      companyName,
      about,
      website,
      industryId,
      legalName,
      vatNumber,
      companyNumber,
      street,
      postcode,
      phone,
      city,
      country,
    } = change
    if (industryId && !(await listIndustries()).some((row) => row.id === industryId))
      failField('industryId', 'Please choose from the list.')
    if (website !== undefined || companyNumber !== undefined)
      await brandChanges.get().beforeChange(ctx.actor.id, { website, companyNumber }, ctx.now)
    await updateBrand(ctx.actor.id, {
      companyName,
      about,
      website,
      industryId,
      legalName,
      vatNumber,
      companyNumber,
      street,
      postcode,
      phone,
      city,
      country,
      ...(pictures.avatar && { logoUrl: pictures.avatar }),
      ...(pictures.cover && { coverUrl: pictures.cover }),
      updatedAt: ctx.now,
    })
  },
}
