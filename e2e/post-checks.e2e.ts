import { openCampaignDeal } from './campaign-deal.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { moveTime } from './move-time.ts'
import { addOperator, signInOperator, signInOperatorAgain } from './sign-in-operator.ts'
import { signInWithPassword } from './sign-up.ts'
import { makeWork, type WorkFile } from './work-files.ts'

export const prepare = addOperator

/** Attaches a screenshot to the report of a post. */
async function attachScreenshot(talent: Person, file: WorkFile): Promise<void> {
  await talent.page.getByLabel(/^Add a screenshot of the post as it is now/).setInputFiles([file])
  await talent.sees(/uploaded/)
}

export const scenarios = [
  scenario(
    'an operator allows a post without a label, and the brand checks it and asks to put it right',
    async (stage) => {
      const { step, looksRight } = stage
      const brand = await stage.person('Moss Mills')
      const talent = await stage.person('Nia Finch', 390)
      const work = await makeWork(stage.browser)
      const { dealId } = await openCampaignDeal(stage, { brand, talent })
      const operator = await stage.person('Olive Hart')
      const key = await signInOperator(stage, operator)

      await step('the operator allows the post without a label of its own', async () => {
        await operator.opens(`/admin/deals/${dealId}`)
        await operator.clicks(/^Allow .+ without a label$/)
        const dialog = operator.page.getByRole('dialog')
        await operator.fills('Reason', 'The picture itself says that it is an ad.', dialog)
      })
      await looksRight(operator, 'Allow a post without a label')
      await step('the deal says who allowed it', async () => {
        await operator.clicks('Allow without a label', operator.page.getByRole('dialog'))
        await operator.sees('The post may go live without a label.')
      })
      await step('the talent posts it with a caption that has none', async () => {
        await talent.opens(`/dashboard/talent/deals/${dealId}`)
        await talent.page.getByLabel(/^Drag files here/).setInputFiles([work.picture])
        await talent.sees(/uploaded/)
        await talent.clicks('Submit for review')
        await talent.sees(/not opened yet|opened by the brand/)
        const { deliverables } = await ask(brand, '/brand/getDealDetails', { dealId })
        const deliverableId = deliverables[0]?.id
        await ask(brand, '/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
        await talent.sees('Marquee allows this post without a label of its own.')
        await talent.fills('Post link', 'instagram.com/p/wool')
        await talent.fills('Caption as posted', 'Wool for the first frost')
        await talent.clicks('Mark as posted')
        await talent.sees('None in the caption, allowed by Marquee')
      })
      await step('while a post is to be put right, the earnings show no payout date', async () => {
        const { deliverables } = await ask(brand, '/brand/getDealDetails', { dealId })
        const deliverableId = deliverables[0]?.id
        await talent.opens('/dashboard/talent/earnings')
        await talent.sees(/The payout date is/)
        const note = 'The link leads to another post.'
        await ask(brand, '/brand/ask-correction', { deliverableId, reason: 'taken_down', note })
        await talent.sees('The payout of the approved work waits until a post is put right.')
      })
      await looksRight(talent, 'Earnings that wait for a post')
      await step('a week later the home page of the brand names the check', async () => {
        const { items } = await ask(brand, '/brand/post-checks', { dealId })
        await ask(brand, '/brand/mark-post-checked', { deliverableId: items[0]?.deliverableId })
        await ask(brand, '/brand/completeDeal', { dealId })
        // Sessions end meanwhile.
        for (const person of [brand, talent, operator]) await person.opens('about:blank')
        await moveTime(stage, 24 * 8)
        await signInWithPassword(brand, 'brand', 'moss.mills@example.com')
        await brand.opens('/dashboard')
        await brand.sees('Check 1 post')
        await brand.follows(/^Check posts/)
        await brand.sees('Check due')
      })
      await looksRight(brand, 'Posts to check')
      await step('the brand asks to put the post right, and reads that no money moves', async () => {
        await brand.clicks(/^Ask to put right/)
        const dialog = brand.page.getByRole('dialog')
        await brand.sees('No money moves: a confirmed post stays paid.', dialog)
        await brand.fills('What needs to change', 'Please say in the first line that it is an ad.', dialog)
      })
      await looksRight(brand, 'Ask to put a post right')
      await step('the request is sent', async () => {
        await brand.clicks('Ask to put right', brand.page.getByRole('dialog'))
        await brand.sees('Correction requested')
      })
      await step('the talent sees it as the next step', async () => {
        await signInWithPassword(talent, 'talent', 'nia.finch@example.com')
        await talent.opens('/dashboard/talent')
        await talent.follows(/^Put post right/)
        await talent.sees('Please say in the first line that it is an ad.')
      })
      await looksRight(talent, 'A post to put right')
      await step('and reports it with its caption', async () => {
        await talent.fills('Caption as it is now', 'Ad: Wool for the first frost')
        await attachScreenshot(talent, work.picture)
        await talent.clicks('Report as put right')
        await talent.sees(/You reported this post as put right/)
      })
      await step('the brand marks it as checked with one click', async () => {
        await brand.opens('/dashboard/deals?tab=to_check')
        await brand.sees('Reported as put right')
        await brand.clicks(/^Mark as checked/)
        await brand.sees('No posts to check')
        await brand.opens(`/dashboard/deals/${dealId}`)
        await brand.sees(/This post was put right/)
      })
      await looksRight(brand, 'A post that was put right')

      await step(
        'a week later the brand asks again, and the talent reports it with another screenshot',
        async () => {
          for (const person of [brand, talent, operator]) await person.opens('about:blank')
          await moveTime(stage, 24 * 8)
          await signInWithPassword(brand, 'brand', 'moss.mills@example.com')
          await signInWithPassword(talent, 'talent', 'nia.finch@example.com')
          const { items } = await ask(brand, '/brand/post-checks', { dealId })
          const [{ deliverableId }] = items
          const note = 'The caption leaves out the name of the scarf.'
          await ask(brand, '/brand/ask-correction', { deliverableId, reason: 'wrong_caption', note })
          await talent.opens(`/dashboard/talent/deals/${dealId}`)
          await talent.fills('Caption as it is now', 'Ad: Wool for the first frost, now with its name')
          await attachScreenshot(talent, work.second)
          await talent.clicks('Report as put right')
          await talent.sees(/You reported this post as put right/)
        },
      )
      await step('the brand does not accept the report', async () => {
        await brand.opens(`/dashboard/deals/${dealId}`)
        await brand.clicks(/^Not put right/)
        await brand.fills('What is still wrong', 'The name is still missing.', brand.page.getByRole('dialog'))
      })
      await looksRight(brand, 'A report that is not accepted')
      await step('Marquee has to decide', async () => {
        await brand.clicks('Let Marquee decide', brand.page.getByRole('dialog'))
        await brand.sees('Marquee decides whether this post is as agreed.')
        await talent.opens(`/dashboard/talent/deals/${dealId}`)
        await talent.sees('Marquee decides whether this post is as agreed.')
      })
      await looksRight(talent, 'A post that Marquee decides about')
      await step('the operator reads what the brand asks, and the post before and now', async () => {
        await signInOperatorAgain(stage, operator, key)
        await operator.follows(/^Instagram post/)
        await operator.sees('The caption leaves out the name of the scarf.')
        await operator.sees('Ad: Wool for the first frost, now with its name')
        await operator.sees('Ad label')
        for (const name of ['Screenshot when the brand asked', 'Screenshot now'])
          await operator.page.getByRole('img', { name }).waitFor()
        const waiting = operator.page.getByRole('button', { name: 'Waiting for both sides' })
        if ((await waiting.count()) !== 1)
          throw new Error('A reason for waiting is offered for the decision.')
        await operator.fills('Reason', 'Post opened: the name of the scarf is missing.')
      })
      await looksRight(operator, 'A decision about a post')
      await step('both sides read the decision', async () => {
        await operator.clicks('Not put right')
        await operator.isAt('/admin/queue')
        for (const person of [brand, talent])
          await person.sees(/Marquee found that this post was not put right/)
        await brand.sees(/Post opened: the name of the scarf is missing/)
      })
      await looksRight(brand, 'A post that was not put right')
      await looksRight(talent, 'A post that was not put right, on a phone')
    },
  ),
]
