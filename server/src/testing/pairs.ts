import type { TestApp } from '../platform/testing/start-test-app.ts'
import { newPerson, type Person } from './person.ts'
import { aCampaign, aDeal, anApplication, anOffer } from './work.ts'

/** A brand and a talent who have worked together, with one subject of each noun between them. */
export interface Pair {
  brand: Person
  talent: Person
  campaignId: string
  applicationId: string
  offerId: string
  dealId: string
  deliverableId: string
}

/** Creates a pair with work in every stage. */
export async function aPair(app: TestApp, name: string): Promise<Pair> {
  const brand = await newPerson(app, 'brand', `Brand ${name}`)
  const talent = await newPerson(app, 'talent', `Talent ${name}`)
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  const offerId = await anOffer(brand, talent)
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  return { brand, talent, campaignId, applicationId, offerId, dealId, deliverableId: deliverableIds[0] ?? '' }
}
