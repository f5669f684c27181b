import type { agencyCalls } from '@marquee/contract/calls/agency'
import { emit } from '../../platform/events/events.ts'
import { prepared } from '../../platform/handler.ts'
import { storePicture } from '../files/store-picture.ts'
import { updateAgencyRow } from './agencies.store.ts'
import { ownerOf } from './agent.ts'
import { agencyFor } from './get-agency.ts'

/** Updates the agency's profile; fields that are not sent do not change. Fails with `owner_only`. */
export const updateAgency = prepared<typeof agencyCalls.updateAgency, string | null>({
  prepare: async (ctx) => {
    const owner = await ownerOf(ctx.actor)
    const [logo] = ctx.files
    return logo ? (await storePicture(logo, 'logos', owner.id)).url : null
  },
  act: async (ctx, change, logoUrl) => {
    const owner = await ownerOf(ctx.actor)
    await updateAgencyRow(owner.agencyId, { ...change, ...(logoUrl && { logoUrl }), updatedAt: ctx.now })
    await emit('agency.changed', { agencyId: owner.agencyId })
    return agencyFor(owner)
  },
})
