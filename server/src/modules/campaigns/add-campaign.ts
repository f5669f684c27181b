import type { CallInput, CallOutput } from '@marquee/contract/call'
import type { campaignCalls } from '@marquee/contract/calls/campaigns'
import { fail } from '@marquee/contract/errors'
import { loading, type RequestContext } from '../../platform/handler.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import { decidePublishing } from './advance-campaign.ts'
import { briefColumns, loadBriefReferences } from './brief.ts'
import { hasPublishedCampaign } from './campaigns.store.ts'
import { viewOwnCampaign } from './campaigns.view.ts'
import { decideDraft, saveNew } from './draft.ts'

/** Thirty days of organic use in the UK: no right is perpetual by default (domain, section 3 row 3). */
const defaultRights = {
  channels: ['organic' as const],
  territory: 'uk' as const,
  days: 30,
  mayEdit: false,
  aiTraining: false,
}

type AddCampaign = typeof campaignCalls.addCampaign

/**
 * Creates a campaign as a draft. With `publish` it goes live at once, or fails as a whole when its brief is
 * incomplete.
 */
export const addCampaign = loading<AddCampaign, Loaded>({ load, act: add })

type Loaded = Awaited<ReturnType<typeof load>>

function load({ actor }: RequestContext, brief: CallInput<AddCampaign>) {
  return Promise.all([
    loadBrand(actor.id),
    loadBriefReferences(brief, actor.id),
    readMarketSettings(),
    hasPublishedCampaign(actor.id),
  ])
}

async function add(
  ctx: RequestContext,
  { publish, ...brief }: CallInput<AddCampaign>,
  [brand, references, settings, hasPublished]: Loaded,
): Promise<CallOutput<AddCampaign>> {
  if (!brand) fail('not_found')
  const columns = { rights: defaultRights, ...briefColumns(brief, references), title: brief.title }
  const draft = decideDraft(columns, { brand, settings, hasPublished }, ctx.now)
  const decided = publish ? await decidePublishing(draft, ctx.now) : draft
  return viewOwnCampaign(await saveNew(decided, ctx.now))
}
