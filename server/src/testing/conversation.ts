import { randomUUID } from 'node:crypto'
import type { TestResponse } from '../platform/testing/inject.ts'
import type { TestApp } from '../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from './agency.ts'
import type { Pair } from './pairs.ts'
import { expectOk, newPerson, type Person } from './person.ts'
import { aCampaign, anApplication } from './work.ts'

/**
 * Opens the conversation of a pair about their campaign, or about a new one; its first message is the
 * brand's.
 */
export async function aConversation(
  { brand, talent, campaignId }: Pick<Pair, 'brand' | 'talent' | 'campaignId'>,
  { isFresh = false } = {},
): Promise<string> {
  const about = isFresh ? await aCampaign(brand) : campaignId
  if (isFresh) await anApplication(talent, about)
  const { id, lastNo } = expectOk(
    await brand.call('/messages/openConversation', { campaignId: about, talentId: talent.id }),
    'conversation',
  ).data
  const message = { conversationId: id, clientId: randomUUID(), text: 'Good to have you here.' }
  if (lastNo === 0) expectOk(await brand.call('/messages/send', message), 'message')
  return id
}

/** Brand, talent and their agent in one conversation about a campaign, and a talent outside it. */
export interface TestConversation {
  brand: Person
  talent: Person
  agent: Person
  stranger: Person
  campaignId: string
  conversationId: string
  mandateId: string
  send(person: Person, text: string, more?: object): Promise<TestResponse>
  /** Sends a message and returns it; throws when that fails. */
  sent(person: Person, text: string, more?: object): Promise<TestResponse['data']>
  mark(person: Person, action: string, more?: object): Promise<TestResponse>
  history(person: Person, more?: object): Promise<TestResponse['data']>
}

export async function aTestConversation(app: TestApp, name: string): Promise<TestConversation> {
  const brand = await newPerson(app, 'brand', `${name} Brand`)
  const talent = await newPerson(app, 'talent', `${name} Talent`)
  const agent = await newAgent(app, `${name} Agent`)
  const stranger = await newPerson(app, 'talent', `${name} Stranger`)
  const mandateId = await aMandatedTalent(agent, talent)
  const campaignId = await aCampaign(brand)
  await anApplication(talent, campaignId)
  const conversationId: string = expectOk(
    await brand.call('/messages/openConversation', { campaignId, talentId: talent.id }),
    'opening',
  ).data.id
  const send: TestConversation['send'] = (person, text, more = {}) =>
    person.call('/messages/send', { conversationId, clientId: randomUUID(), text, ...more })
  return {
    brand,
    talent,
    agent,
    stranger,
    campaignId,
    conversationId,
    mandateId,
    send,
    sent: async (person, text, more) => expectOk(await send(person, text, more), 'message').data,
    mark: (person, action, more = {}) =>
      person.call('/messages/markAction', { conversationId, action, ...more }),
    history: async (person, more = {}) =>
      expectOk(await person.call('/messages/getHistory', { conversationId, ...more }), 'history').data,
  }
}
