import { randomUUID } from 'node:crypto'
import type { TemplateBrief } from '@marquee/contract/calls/campaigns'
import { type CampaignFacts, campaignLifecycle } from '@marquee/contract/lifecycles/campaign'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { announce, type DecidedCampaign, scheduleClosing } from './advance-campaign.ts'
import type { LockedCampaign } from './campaign.ts'
import { noCounts } from './campaigns.ports.ts'
import { type Campaign, type CampaignChanges, createCampaign } from './campaigns.store.ts'

/** Facts of a campaign that does not exist yet. */
const noFacts: CampaignFacts = {
  briefComplete: false,
  deadlineAhead: false,
  entitled: true,
  openDeals: false,
  openOffers: false,
  termsLocked: false,
  changesLockedTerms: false,
}

type Brief = CampaignChanges & Pick<Campaign, 'rights' | 'title'>

/** What a new campaign has where its brief does not say otherwise: the defaults of the table. */
const blank: Omit<Campaign, 'id' | 'brandId' | 'rights' | 'title' | 'createdAt' | 'updatedAt' | 'status'> = {
  version: 0,
  visibility: 'public',
  objective: 'content',
  summary: '',
  productName: '',
  productUrl: '',
  product: null,
  payModel: 'fixed',
  feeMin: 0,
  feeMax: 0,
  budget: 0,
  currency: 'GBP',
  places: 1,
  placesTaken: 0,
  deliverables: [],
  exclusivity: null,
  mustInclude: '',
  mustAvoid: '',
  typeIds: [],
  questions: [],
  applyBy: null,
  coverFileId: null,
  coverUrl: null,
  briefVersion: 1,
  termsLocked: false,
  publishedAt: null,
  returnReason: null,
  awaitsVerification: false,
  removedAt: null,
  openSince: null,
  openBefore: '{}',
}

/** Decides a new draft of this brand. */
export function decideDraft(
  { title, rights, ...brief }: Brief,
  around: Pick<LockedCampaign, 'brand' | 'settings' | 'hasPublished'>,
  now: Date,
): DecidedCampaign {
  const created = move(campaignLifecycle, { status: 'new', version: 0 }, 'create', 'brand', noFacts)
  const given = Object.entries(brief).filter(([, value]) => value !== undefined)
  const campaign: Campaign = {
    ...blank,
    ...Object.fromEntries(given),
    id: randomUUID(),
    brandId: around.brand.id,
    title,
    rights,
    status: created.to,
    version: created.version,
    createdAt: now,
    updatedAt: now,
  }
  return {
    ...around,
    campaign,
    counts: noCounts,
    transitions: [{ event: created.event, at: now }],
    decided: [{ moved: created, by: 'brand' }],
    changes: {},
  }
}

/** Queues a new campaign in the state that was decided for it, with its transitions, events and timers. */
export async function saveNew(decided: DecidedCampaign, now: Date): Promise<LockedCampaign> {
  const { campaign } = decided
  await createCampaign(campaign)
  for (const { moved, by } of decided.decided) await recordTransition('campaign', campaign.id, moved, by)
  await scheduleClosing(campaign, now)
  await announce(decided, now)
  return decided
}

/** Returns what a copy of a campaign starts with: its brief, and nothing that happened with it. */
export function briefOf(campaign: Campaign): TemplateBrief {
  return {
    title: campaign.title,
    visibility: campaign.visibility,
    objective: campaign.objective,
    summary: campaign.summary,
    productName: campaign.productName,
    productUrl: campaign.productUrl,
    product: campaign.product,
    payModel: campaign.payModel,
    feeMin: campaign.feeMin,
    feeMax: campaign.feeMax,
    budget: campaign.budget,
    currency: campaign.currency,
    places: campaign.places,
    deliverables: campaign.deliverables,
    rights: campaign.rights,
    exclusivity: campaign.exclusivity,
    mustInclude: campaign.mustInclude,
    mustAvoid: campaign.mustAvoid,
    typeIds: campaign.typeIds,
    questions: campaign.questions,
    applyBy: campaign.applyBy,
    coverFileId: campaign.coverFileId,
    coverUrl: campaign.coverUrl,
  }
}
