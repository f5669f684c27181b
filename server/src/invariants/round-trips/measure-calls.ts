import { randomUUID } from 'node:crypto'
import { allCalls } from '@marquee/contract/calls/index'
import { evictActor } from '../../platform/http/session-cache.ts'
import { aConversation } from '../../testing/conversation.ts'
import { cardOf } from '../../testing/money.ts'
import { expectOk, newPerson, type Person, type ServerUnderTest } from '../../testing/person.ts'
import { aBrief, aPitch, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, anApplication, anOffer } from '../../testing/work.ts'

/** The database use of one call. */
export interface Trips {
  statements: number
  waits: number
}

/** Makes each measured call once, as its screen does, and returns its database use by call name. */
export async function measureCalls(app: ServerUnderTest): Promise<Map<string, Trips>> {
  const measured = new Map<string, Trips>()
  const brand = await newPerson(app, 'brand', 'Measured brand')
  const talent = await newPerson(app, 'talent', 'Measured talent')
  await cardOf(app, brand)
  const call = async (person: Person, path: string, body: object = {}) => {
    await app.settle()
    evictActor(person.id)
    // A screen reads before it writes, so the session of a write is in the cache.
    if (kindOf(path) === 'write')
      expectOk(await person.call('/user/profile', {}, { method: 'GET' }), 'profile')
    app.app.calling.onUsage = (name, { statements, waits }) => measured.set(name, { statements, waits })
    const method = path === '/user/profile' ? 'GET' : 'POST'
    const answer = await person.call(path, body, { key: randomUUID(), method })
    app.app.calling.onUsage = undefined
    return expectOk(answer, path).data
  }
  const work = { brand, talent, call }
  await measureCampaigns(work)
  await measureOffers(work)
  await measureDeals(work)
  await measureConversations(work)
  await call(brand, '/brand/dashboard-stats')
  await call(talent, '/talent/dashboard-stats')
  await call(brand, '/brand/getNotifications')
  await call(brand, '/user/profile')
  return measured
}

const kindOf = (path: string) => Object.values(allCalls).find((call) => call.path === path)?.kind

interface Work {
  brand: Person
  talent: Person
  call(person: Person, path: string, body?: object): Promise<{ id: string }>
}

async function measureCampaigns({ brand, talent, call }: Work): Promise<void> {
  const { id: campaignId } = await call(brand, '/campaign/add', aBrief())
  await call(talent, '/talent/getCampaign')
  await call(talent, '/talent/getCampaignDetails', { campaignId })
  await call(talent, '/talent/apply', { campaignId, ...aPitch() })
  await call(brand, '/campaign/getCampaign')
  await call(brand, '/campaign/campaignDetails', { campaignId })
  await call(brand, '/campaign/get-applications', { campaignId })
}

async function measureOffers({ brand, talent, call }: Work): Promise<void> {
  const campaignId = await aCampaign(brand)
  const applicationId = await anApplication(talent, campaignId)
  const sent = { campaignId, talentId: talent.id, applicationId, terms: someTerms() }
  await call(brand, '/brand/send-offer', sent)
  const offerId = await anOffer(brand, talent)
  await call(talent, '/talent/list-offers')
  await call(talent, '/talent/getOfferDetails', { offerId })
  await call(brand, '/brand/getOfferDetails', { offerId })
  await call(talent, '/talent/accept-offer', { offerId, versionNo: 1 })
  const countered = await anOffer(brand, talent)
  const terms = someTerms({ price: 150_000 })
  await call(talent, '/talent/counter-offer', { offerId: countered, versionNo: 1, terms })
}

async function measureDeals({ brand, talent, call }: Work): Promise<void> {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  const deliverableId = deliverableIds[0]
  const fileIds = [await talent.upload()]
  await call(talent, '/talent/uploadDeliverables', { deliverableId, fileIds })
  await call(talent, '/talent/dealList')
  await call(brand, '/brand/getDealDetails', { dealId })
  await call(brand, '/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
}

async function measureConversations({ brand, talent, call }: Work): Promise<void> {
  const conversationId = await aConversation({ brand, talent, campaignId: '' }, { isFresh: true })
  await call(talent, '/messages/talentMessageList')
  await call(talent, '/messages/getHistory', { conversationId })
  await call(talent, '/messages/markAction', { conversationId, action: 'read' })
  const message = { conversationId, clientId: randomUUID(), text: 'Could we move the shoot by a week?' }
  await call(talent, '/messages/send', message)
}
