import {
  type CampaignEvent,
  type CampaignStatus,
  campaignLifecycle,
} from '@marquee/contract/lifecycles/campaign'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import type { Pair } from '../../testing/pairs.ts'
import { expectOk } from '../../testing/person.ts'
import { aBrief, dayFromNow } from '../../testing/terms.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

interface CampaignState extends ModelState {
  status: CampaignStatus
}

interface Campaign {
  campaignId: string
}

const events = ['edit', 'submit', 'pause', 'resume', 'close', 'reopen', 'complete', 'cancel'] as const
const commands: readonly Command<CampaignEvent>[] = events.flatMap((event) => [
  { event, by: 'brand' as const },
  { event, by: 'talent' as const },
])
const facts = {
  briefComplete: true,
  deadlineAhead: true,
  entitled: true,
  openDeals: false,
  openOffers: false,
  termsLocked: false,
  changesLockedTerms: false,
}

/** Returns the model of a campaign with a complete brief and no applicants. */
export function campaignModel({ brand, talent }: Pair): Model<CampaignState, Campaign, CampaignEvent> {
  let edits = 0
  return {
    noun: 'campaign',
    commands,
    isQuiet: () => false,
    start: { status: 'draft', changes: 0 },
    make: async () => ({
      campaignId: expectOk(await brand.call('/campaign/add', aBrief({ publish: false })), 'draft').data.id,
    }),
    step: (state, command) => outcomeOf(() => nextState(state, command)),
    namesVersion: () => false,
    readStatus: async ({ campaignId }) =>
      (await brand.call('/campaign/campaignDetails', { campaignId })).data.status,
    send: ({ campaignId }, { event, by }) => {
      const who = by === 'brand' ? brand : talent
      if (event === 'edit')
        return who.call('/campaign/editCampaign', { campaignId, title: `Edit ${++edits}` })
      if (event === 'complete') return who.call('/brand/completeCampaign', { campaignId })
      return who.call('/campaign/updateStatus', {
        campaignId,
        event,
        ...(event === 'reopen' ? { applyBy: dayFromNow(20) } : {}),
      })
    },
  }
}

function nextState(state: CampaignState, { event, by }: Command<CampaignEvent>): CampaignState {
  const { to } = move(campaignLifecycle, { status: state.status, version: 1 }, event, by, facts)
  // With campaign review off, a complete campaign is published at once.
  return { status: to === 'in_review' ? 'live' : to, changes: state.changes + 1 }
}
