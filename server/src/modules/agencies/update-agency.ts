import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { prepared } from '../../platform/handler.ts'
import { storePicture } from '../files/store-picture.ts'
import { loadAgency, updateAgencyRow } from './agencies.store.ts'
import { viewAgency } from './agencies.view.ts'
import { ownerOf } from './agency.ts'

/** Updates the agency's profile; fields that are not sent do not change. Fails with `owner_only`. */
export const updateAgency = prepared<typeof agencyCalls.updateAgency, string | null>({
  prepare: async (ctx) => {
    const owner = await ownerOf(ctx.actor)
    const [logo] = ctx.files
    return logo ? (await storePicture(logo, 'logos', owner.id)).url : null
  },
  act: async (ctx, change, logoUrl) => {
    const owner = await ownerOf(ctx.actor)
    const agency = (await loadAgency(owner.agencyId)) ?? fail('not_found')

    await updateAgencyRow(owner.agencyId, { ...change, logoUrl: logoUrl ?? undefined, updatedAt: ctx.now })
    await emit('agency.changed', { agencyId: owner.agencyId })

    return viewAgency({ ...agency, ...change, logoUrl: logoUrl ?? agency.logoUrl }, owner)
  },
})
