import { port } from '../../platform/port.ts'

/** What stands on a campaign to the right of it. */
export interface CampaignCounts {
  applications: number
  undecided: number
  offers: number
  deals: number
}

/** What one or several talents have to do with a campaign, whatever its state. */
export interface Involvement {
  /** One for each talent who has any, also before applying or after taking it back. */
  applications: { id: string; talentId: string; status: string }[]
  takesPart: boolean
}

export interface CampaignQuestions {
  /** Counts by campaign; a campaign without any is missing. Open offers and running deals only. */
  countsOf(campaignIds: string[]): Promise<ReadonlyMap<string, CampaignCounts>>
  /** Ids of those that any of these talents applied for. */
  appliedTo(talentIds: readonly string[], campaignIds: string[]): Promise<ReadonlySet<string>>
  involvementOf(talentIds: readonly string[], campaignId: string): Promise<Involvement>
  /** Campaigns with an undecided application, an open offer or a running deal of any of these talents. */
  activeFor(talentIds: readonly string[]): Promise<string[]>
}

/** Answered by applications, offers and deals together; wired in `app.ts`. */
export const campaignQuestions = port<CampaignQuestions>('campaignQuestions')

export const noCounts: CampaignCounts = { applications: 0, undecided: 0, offers: 0, deals: 0 }
