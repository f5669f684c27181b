import type { CallRequest } from '@marquee/contract/call'
import { type campaignCalls, payModels } from '@marquee/contract/calls/campaigns'

/** A search for open campaigns as the call takes it, without its page. */
export type CampaignSearch = Omit<
  CallRequest<typeof campaignCalls.openCampaigns>,
  'cursor' | 'limit' | 'only'
>

/** Returns the search of the words and filters in the address. A value that is none is left out. */
export function campaignSearchOf(given: { text: string; payModel: string; typeId: string }): CampaignSearch {
  const payModel = payModels.find((model) => model === given.payModel)
  const q = given.text.trim().slice(0, 100)
  return { ...(q && { q }), ...(payModel && { payModel }), ...(given.typeId && { typeId: given.typeId }) }
}

/** Returns the address of a search, which the page of open campaigns reads. */
export function addressOfCampaignSearch({ q, payModel, typeId }: CampaignSearch): string {
  const given = Object.entries({ q, pay: payModel, type: typeId })
  return new URLSearchParams(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
}
