import { applyForBoth } from './applying-steps.ts'
import {
  goOffline,
  searchMessages,
  sendEmoji,
  sendPicture,
  startConversation,
  talkAsThree,
} from './conversation-steps.ts'
import { sendThroughDisconnects } from './disconnect-steps.ts'
import { leaveDraft } from './draft-steps.ts'
import { scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { type Cast, foundAgency, grantMandate } from './roster-steps.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('a brand, a talent and their agent exchange messages and a file, also offline', async (stage) => {
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
    await startConversation(stage, cast, campaignId)
    await talkAsThree(stage, cast)
    await sendEmoji(stage, cast)
    await sendPicture(stage, cast, picture)
    await goOffline(stage, cast)
    await searchMessages(stage, cast, campaignId)
    await leaveDraft(stage, cast)
    await sendThroughDisconnects(stage, cast)
  }),
]
