import type { PublicCampaign } from '@marquee/contract/calls/public-campaigns'
import { port } from '../../platform/port.ts'

/** Counts of a campaign from modules to the right. */
export interface CampaignCounts {
  applications: number
  undecided: number
  offers: number
  deals: number
}

/** The involvement of one or several talents in a campaign, whatever its state. */
export interface Involvement {
  /** One for each talent who has one, including invitations and withdrawn applications. */
  applications: { id: string; talentId: string; status: string; invitationNote: string; updatedAt: Date }[]
  takesPart: boolean
}

export interface CampaignQuestions {
  /** Returns counts by campaign, without campaigns that have none. Open offers and active deals only. */
  countsOf(campaignIds: string[]): Promise<ReadonlyMap<string, CampaignCounts>>
  involvementOf(talentIds: readonly string[], campaignId: string): Promise<Involvement>
  /**
   * Returns campaigns with an undecided application, an open offer or an active deal of any of these talents.
   */
  activeFor(talentIds: readonly string[]): Promise<string[]>
}

/** Implemented by applications, offers and deals together; registered in `register-modules.ts`. */
export const campaignQuestions = port<CampaignQuestions>('campaignQuestions')

export const noCounts: CampaignCounts = { applications: 0, undecided: 0, offers: 0, deals: 0 }

/** What is known about a brand besides what it says itself; implemented by reviews and verification, registered in `register-modules.ts`. */
export const brandRecords = port<{
  recordOf(brandId: string): Promise<Pick<PublicCampaign['brand'], 'rating' | 'verified'>>
}>('brandRecords')
