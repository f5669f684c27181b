import { counterForManaged, earnCommission } from './agency-deal.ts'
import { importTable, inviteColleague, joinTeam, shareRoster } from './agency-steps.ts'
import { applyForBoth, sendOffers } from './applying-steps.ts'
import { confirmTogether, endRepresentation, meetScheduleConflict } from './consent-steps.ts'
import { scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { foundAgency, grantMandate, type People } from './roster-steps.ts'
import { PASSWORD, signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario(
    'an agent represents two talents, from the first request to the commission and the end',
    async (stage) => {
      const people: People = {
        agent: await stage.person('Rhea Malone'),
        brand: await stage.person('Northwind'),
        talent: await stage.person('Jonas Weber', 390),
        managed: 'Maya Okafor',
      }
      const { picture } = await makeWork(stage.browser)

      await foundAgency(stage, people)
      await grantMandate(stage, people)
      await stage.step('a brand signs up', () =>
        signUp(stage, people.brand, 'brand', 'northwind@example.com'),
      )
      await subscribe(stage, people.brand)
      const campaignId = await applyForBoth(stage, people)
      await sendOffers(stage, people, campaignId)
      await counterForManaged(stage, people)
      await confirmTogether(stage, people)
      await meetScheduleConflict(stage, people)
      // The provider's clock moves here, after which a hold would have expired.
      await earnCommission(stage, people, picture)
      await inviteColleague(stage, people)
      await joinTeam(stage, people, PASSWORD)
      await shareRoster(stage, people)
      await endRepresentation(stage, people)
      await importTable(stage, people)
    },
  ),
]
