import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestResponse } from '../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../testing/agency.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { aPitch } from '../testing/terms.ts'
import { aCampaign, anOffer } from '../testing/work.ts'
import { expectOneWinner, note, reportWins, rounds, together, where } from './races/runner.ts'

let app: TestApp
let brand: Person
let talent: Person
let agent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Race brand')
  talent = await newPerson(app, 'talent', 'Race talent')
  agent = await newAgent(app, 'Race agent')
  await aMandatedTalent(agent, talent)
})
afterAll(async () => {
  reportWins()
  await app.stop()
})

describe(where, () => {
  test('an agent accepts while the talent ends the mandate: a deal with their commission, or no deal', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const mandateId = round === 0 ? await mandateInForce() : await aMandatedTalent(agent, talent)
      const offerId = await anOffer(brand, talent)
      const [accepted, ended] = await together(
        round % 2 === 1,
        () => agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 }),
        () => talent.call('/talent/end-mandate', { mandateId }),
      )
      note('an agent accepts against the end of the mandate', accepted)
      expect(ended.status, 'a mandate ends whenever its talent says so').toBe(200)
      expect([200, 404]).toContain(accepted.status)
      await app.settle()
      const offer = await loadOffer(offerId)
      expect(offer.status).toBe(accepted.status === 200 ? 'accepted' : 'pending_talent')
      if (accepted.status === 200)
        expect(offer.agency?.name, 'the agency that agreed it is paid for it').toBeTruthy()
      expect(
        (await agent.call('/talentagent/getOfferDetails', { offerId })).status,
        'nothing is left to see',
      ).toBe(404)
      if (accepted.status !== 200)
        expectOk(await talent.call('/talent/reject-offer', { offerId, reason: 'busy' }), 'rejection')
    }
  })

  test('talent and agent apply for the same campaign: one application', async () => {
    await aMandatedTalent(agent, talent)
    for (let round = 0; round < rounds; round += 1) {
      const campaignId = await aCampaign(brand)
      const [byTalent, byAgent] = await together(
        round % 2 === 1,
        () => talent.call('/talent/apply', { campaignId, ...aPitch() }),
        () =>
          agent.call('/talentagent/apply', { campaignId, ...aPitch(), talents: [{ talentId: talent.id }] }),
      )
      note('talent against agent, applying', byTalent)
      expectOneWinner(byTalent, byAgent)
      const { items } = expectOk(
        await brand.call('/campaign/get-applications', { campaignId }),
        'applications',
      ).data
      expect(items).toHaveLength(1)
    }
  })

  test('the talent declines while the agent accepts: one of them succeeds', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const offerId = await anOffer(brand, talent)
      const [rejected, accepted] = await together(
        round % 2 === 1,
        () => talent.call('/talent/reject-offer', { offerId, reason: 'busy' }),
        () => agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 }),
      )
      note('talent rejects against agent accepts', rejected)
      expectOneWinner(rejected, accepted)
      await app.settle()
      const offer = await loadOffer(offerId)
      expect(offer.status).toBe(rejected.status === 200 ? 'declined' : 'accepted')
      expect(offer.dealId !== null).toBe(accepted.status === 200)
    }
  })
})

async function loadOffer(offerId: string): Promise<TestResponse['data']> {
  return expectOk(await talent.call('/talent/getOfferDetails', { offerId }), 'offer').data
}

async function mandateInForce(): Promise<string> {
  const { items } = expectOk(await talent.call('/talent/mandates'), 'mandates').data
  return items[0].id
}
