import { counterForManaged, earnCommission } from './agency-deal.ts'
import { importTable, inviteColleague, joinTeam, shareRoster } from './agency-steps.ts'
import { applyForBoth, sendOffers } from './applying-steps.ts'
import { confirmTogether, endRepresentation, meetClash } from './consent-steps.ts'
import { scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { type Cast, foundAgency, grantMandate } from './roster-steps.ts'
import { PASSWORD, signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario(
    'an agent represents two talents, from the first request to the commission and the end',
    async (stage) => {
      const cast: Cast = {
        agent: await stage.person('Rhea Malone'),
        brand: await stage.person('Northwind'),
        talent: await stage.person('Jonas Weber', 390),
        managed: 'Maya Okafor',
      }
      const { picture } = await makeWork(stage.browser)

      await foundAgency(stage, cast)
      await grantMandate(stage, cast)
      await stage.step('a brand signs up', () => signUp(stage, cast.brand, 'brand', 'northwind@example.com'))
      await subscribe(stage, cast.brand)
      const campaignId = await applyForBoth(stage, cast)
      await sendOffers(stage, cast, campaignId)
      await counterForManaged(stage, cast)
      await confirmTogether(stage, cast)
      await meetClash(stage, cast)
      // The provider's clock moves here, after which a hold would have expired.
      await earnCommission(stage, cast, picture)
      await inviteColleague(stage, cast)
      await joinTeam(stage, cast, PASSWORD)
      await shareRoster(stage, cast)
      await endRepresentation(stage, cast)
      await importTable(stage, cast)
    },
  ),
]
