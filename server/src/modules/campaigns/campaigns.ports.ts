import { port } from '../../platform/port.ts'

/** What stands on a campaign to the right of it. */
export interface CampaignCounts {
  applications: number
  undecided: number
  offers: number
  deals: number
}

/** What a talent has to do with a campaign, whatever its state. */
export interface Involvement {
  application: { id: string; status: string } | null
  takesPart: boolean
}

export interface CampaignQuestions {
  /** Counts by campaign; a campaign without any is missing. Open offers and running deals only. */
  countsOf(campaignIds: string[]): Promise<ReadonlyMap<string, CampaignCounts>>
  /** Ids of those the talent applied for. */
  appliedTo(talentId: string, campaignIds: string[]): Promise<ReadonlySet<string>>
  involvementOf(talentId: string, campaignId: string): Promise<Involvement>
  /** Campaigns with an undecided application, an open offer or a running deal of this talent. */
  activeFor(talentId: string): Promise<string[]>
}

/** Answered by applications, offers and deals together; wired in `app.ts`. */
export const campaignQuestions = port<CampaignQuestions>('campaignQuestions')

export const nothingYet: CampaignCounts = { applications: 0, undecided: 0, offers: 0, deals: 0 }
