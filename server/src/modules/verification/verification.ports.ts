import { port } from '../../platform/port.ts'

/** Returns the titles of a brand’s campaigns that wait for its verification; implemented by campaigns. */
export const waitingCampaigns = port<{ titlesOf(brandId: string): Promise<string[]> }>('waitingCampaigns')
