import { port } from '../../platform/port.ts'

/** A message between the sides of a deal, as the operator reads it for a decision. */
export interface CaseMessage {
  no: number
  side: 'brand' | 'talent' | 'system'
  author: string
  text: string
  at: string
}

/** Returns the last messages between a brand and a talent about a campaign, oldest first; a case permits to read them. */
export const caseMessages = port<{
  listBetween(between: {
    campaignId: string | null
    brandId: string
    talentId: string
  }): Promise<CaseMessage[]>
}>('the messages of a case')
