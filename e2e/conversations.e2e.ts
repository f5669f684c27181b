import { applyForBoth } from './applying-steps.ts'
import {
  goOffline,
  messageAsThree,
  searchMessages,
  sendEmoji,
  sendPicture,
  startConversation,
  writeAgain,
} from './conversation-steps.ts'
import { sendThroughDisconnects } from './disconnect-steps.ts'
import { leaveDraft } from './draft-steps.ts'
import { scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { foundAgency, grantMandate, type People } from './roster-steps.ts'
import { signUp } from './sign-up.ts'
import { makeWork } from './work-files.ts'

export const scenarios = [
  scenario('a brand, a talent and their agent exchange messages and a file, also offline', async (stage) => {
    const people: People = {
      agent: await stage.person('Rhea Malone'),
      brand: await stage.person('Northwind'),
      talent: await stage.person('Jonas Weber', 390),
      managed: 'Maya Okafor',
    }
    const { picture } = await makeWork(stage.browser)

    await foundAgency(stage, people)
    await grantMandate(stage, people)
    await stage.step('a brand signs up', () => signUp(stage, people.brand, 'brand', 'northwind@example.com'))
    await subscribe(stage, people.brand)
    const campaignId = await applyForBoth(stage, people)
    await startConversation(stage, people, campaignId)
    await writeAgain(stage, people)
    await messageAsThree(stage, people)
    await sendEmoji(stage, people)
    await sendPicture(stage, people, picture)
    await goOffline(stage, people)
    await searchMessages(stage, people, campaignId)
    await leaveDraft(stage, people)
    await sendThroughDisconnects(stage, people)
  }),
]
