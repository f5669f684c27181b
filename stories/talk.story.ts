import { applyForBoth } from './applying-steps.ts'
import { writeThroughCuts } from './cut-steps.ts'
import { leaveDraft } from './draft-steps.ts'
import { story } from './harness/story.ts'
import { subscribe } from './money-steps.ts'
import { type Cast, foundAgency, grantMandate } from './roster-steps.ts'
import { signUp } from './sign-up.ts'
import { beginTalk, findWords, loseLine, sendPicture, talkAsThree } from './talk-steps.ts'
import { makeWork } from './work-files.ts'

export const stories = [
  story('A brand, a talent and their agent talk, with a file and through a tunnel', async (stage) => {
    const cast: Cast = {
      agent: await stage.person('Rhea Malone'),
      brand: await stage.person('Northwind'),
      talent: await stage.person('Jonas Weber', 390),
      managed: 'Maya Okafor',
    }
    const { picture } = await makeWork(stage.browser)

    await foundAgency(stage, cast)
    await grantMandate(stage, cast)
    await stage.step('A brand signs up', () => signUp(stage, cast.brand, 'brand', 'northwind@example.com'))
    await subscribe(stage, cast.brand)
    const campaignId = await applyForBoth(stage, cast)
    await beginTalk(stage, cast, campaignId)
    await talkAsThree(stage, cast)
    await sendPicture(stage, cast, picture)
    await loseLine(stage, cast)
    await findWords(stage, cast, campaignId)
    await leaveDraft(stage, cast)
    await writeThroughCuts(stage, cast)
  }),
]
