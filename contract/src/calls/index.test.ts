import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { errorCatalogue } from '../errors.ts'
import { allCalls, callGroups } from './index.ts'

/** The paths of the specification (section 7) for the core workflow, as written there. */
const paths = `
/user/profile /user/forgot-password /user/forget-password-change-password /user/change-password /user/update-profile /user/logout
/user/delete-profile /user/signin /user/signup /brand/signin /brand/signup /brand/verify-email /talent/signin /talent/signup /talent/verify-email
/companyindustry/list /talenttype/list /talentsubtype/list /upload /talent/getAll
/campaign/add /campaign/editCampaign /campaign/campaignDetails /campaign/getCampaign /campaign/get-applications /campaign/get-application-details
/campaign/manageApplicants /campaign/talent-active-campaign /brand/completeCampaign /talent/getCampaign /talent/getCampaignDetails
/talent/apply /talent/edit-application /talent/get-all-application /talent/get-application-details /application/declineApplication
/brand/send-offer /brand/get-sent-offers /brand/edit-offer /brand/cancel-offer /brand/getOfferDetails /brand/manageCounterOffer
/talent/list-offers /talent/accept-offer /talent/reject-offer /talent/counter-offer /talent/manageCounterOffer /talent/getOfferDetails
/brand/live-collaboration /brand/getDealDetails /brand/manageUploadedDeliverables /brand/brandMarkDeliverableAsCompleted
/brand/brandMarkDeliverableReject /brand/getContentForApproval /brand/completeDeal /brand/dashboard-stats
/talent/dealList /talent/getDealDetails /talent/uploadDeliverables /talent/markDeliverableAsComplete
/talentagent/signin /talentagent/signup /talentagent/add-talent /talentagent/update-added-talent /talentagent/get-added-talents
/talentagent/remove-added-talent /talentagent/apply /talentagent/dealList /talentagent/getDealDetails /talentagent/upload
/talentagent/get-all-application /talentagent/get-application-details /talentagent/offer-list /talentagent/accept-offer /talentagent/reject-offer
/talentagent/counter-offer /talentagent/manageCounterOffer /talentagent/edit-application /talentagent/getNotifications
/brand/getNotifications /talent/getNotifications
`
  .trim()
  .split(/\s+/)

const calls = Object.entries(allCalls)

test.each(paths)('the specification’s %s has a call', (path) =>
  expect(calls.map(([, call]) => call.path)).toContain(path),
)

describe('the list of calls', () => {
  test('call names are unique', () => {
    expect(calls).toHaveLength(
      Object.values(callGroups).reduce((sum, chapter) => sum + Object.keys(chapter).length, 0),
    )
  })

  test('call paths are unique', () => {
    expect(new Set(calls.map(([, call]) => call.path)).size).toBe(calls.length)
  })

  test('every file of calls has a group', () => {
    const folder = new URL('.', import.meta.url)
    const declared = readdirSync(folder).flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^export const (\w+Calls) = \{/gm)].map(
        (found) => found[1] ?? '',
      ),
    )
    const listed = readFileSync(new URL('index.ts', folder), 'utf8')
    expect(declared.length).toBeGreaterThan(8)
    for (const name of declared) expect(listed).toContain(name)
  })
})

describe.each(calls)('%s', (_name, call) => {
  test('only a read by anyone is the same for all, and writes nothing into the browser', () => {
    if (!call.isSameForAll) return
    expect([call.kind, call.by, call.onBehalf, call.mask]).toEqual(['read', 'anyone', null, null])
    expect(call.methods).toContain('GET')
  })

  test('only a read that decides nothing may lag', () => {
    if (!call.mayLag) return
    expect([call.kind, call.stepUp, call.usesProvider, call.files]).toEqual(['read', null, false, null])
    expect(call.by).not.toContain('adminProMax')
  })

  test('the call rejects unknown keys', () => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
    expect(schema.additionalProperties).toBe(false)
  })

  test('the call’s schemas can be printed as JSON schema', () => {
    expect(z.toJSONSchema(call.response, { io: 'output', unrepresentable: 'any' })).toHaveProperty('$schema')
    expect(call.summary).toMatch(/\.$/)
  })

  test('every error code of the call has a sentence', () => {
    for (const code of call.errors) expect(errorCatalogue[code][1]).toMatch(/[.\w]$/)
  })

  test('the subject’s field is an input of the call', () => {
    if (call.subject) expect(Object.keys(call.input.shape)).toContain(call.subject.field)
  })
})
