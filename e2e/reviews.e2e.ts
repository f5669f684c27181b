import { openFundedDeal } from './funded-deal.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { makeWork, submitFile } from './work-files.ts'

/** Chooses stars in the open form by keyboard: the arrow keys move within a rating. */
async function rates({ page }: Person, rating: RegExp | string, stars: number): Promise<void> {
  const set = page.getByRole('dialog').getByRole('group', { name: rating })
  await set.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  for (let star = 1; star < stars; star += 1) await page.keyboard.press('ArrowRight')
}

export const scenarios = [
  scenario('two reviews published together, a reply, and figures', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Maple Press')
    const talent = await stage.person('Ines Duarte', 390)
    const { picture } = await makeWork(stage.browser)
    const dealId = await openFundedDeal(stage, { brand, talent })

    await step('the talent submits the work, and the brand approves and completes the deal', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await submitFile(talent, picture)
      const { deliverables } = await ask(brand, '/brand/getDealDetails', { dealId })
      for (const { id: deliverableId } of deliverables)
        await ask(brand, '/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
      await ask(brand, '/brand/completeDeal', { dealId })
    })
    await step('home asks the brand for its review', async () => {
      await brand.opens('/dashboard')
      await brand.clicks(/Write review: Review Ines Duarte/)
      await brand.sees(/How was it to work with Ines Duarte/)
    })
    await looksRight(brand, 'A completed deal that asks for a review')
    await step('the brand writes its review by keyboard', async () => {
      await brand.clicks('Write review')
      const dialog = brand.page.getByRole('dialog')
      await brand.clicks('Save review', dialog)
      await brand.sees('Use at least 20 characters.', dialog)
      await rates(brand, /Working with Ines Duarte/, 5)
      await rates(brand, /Quality of work/, 5)
      await rates(brand, /Keeps dates/, 4)
      await brand.fills(
        'Your review',
        'The pictures came two days early, and the light was exactly what we had in mind.',
        dialog,
      )
    })
    await looksRight(brand, 'Write a review')
    await step('the review is sealed', async () => {
      await brand.clicks('Save review', brand.page.getByRole('dialog'))
      await brand.sees('Sealed: only you can read it')
      await brand.staysHere()
    })
    await looksRight(brand, 'A sealed review')
    await step('the talent reads on a phone that there is one, and not what it says', async () => {
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await talent.sees('Maple Press has written a review.')
      if ((await talent.page.content()).includes('two days early'))
        throw new Error('The sealed review is on the page.')
    })
    await looksRight(talent, 'An invitation to review, on a phone')
    await step('the talent writes theirs', async () => {
      await talent.clicks('Write review')
      await rates(talent, /Working with Maple Press/, 4)
      await rates(talent, /Pays on time/, 5)
      await talent.fills('Your review', 'A clear brief and a quick payment. I would work with them again.')
    })
    await looksRight(talent, 'Write a review on a phone')
    await step('both reviews are published at once, for the brand without reloading', async () => {
      await talent.clicks('Publish both reviews')
      await talent.sees('two days early')
      await brand.sees('A clear brief and a quick payment.')
      await brand.hasNotReloaded()
    })
    await looksRight(talent, 'Both reviews on a phone')
    await step('the talent replies', async () => {
      await talent.clicks('Reply')
      await talent.fills('Your reply', 'Thank you. The light was luck, the rest was your brief.')
      await talent.clicks('Publish reply')
      await brand.sees('The light was luck')
      await brand.hasNotReloaded()
    })
    await looksRight(brand, 'Both reviews with a reply')
    await step('the brand reads the review on the talent’s profile', async () => {
      const { talent: of } = await ask(brand, '/brand/getDealDetails', { dealId })
      await brand.opens(`/dashboard/find-talent/${of.id}`)
      await brand.sees('The light was luck')
      await brand.sees('How they work')
    })
    await looksRight(brand, 'A talent with reviews and figures')
    await step('the talent reads on their profile how each figure is computed, by keyboard', async () => {
      await talent.opens('/dashboard/talent/profile?tab=reviews')
      await talent.sees('Not enough deals yet')
      await talent.page.getByRole('button', { name: 'How it is computed' }).focus()
      await talent.page.keyboard.press('Enter')
      await talent.sees(/Answer every offer and invitation within 72 hours/)
    })
    await looksRight(talent, 'How figures are computed, on a phone')
    await step('the brand replies on its own profile', async () => {
      await brand.opens('/dashboard/profile?tab=reviews')
      await brand.sees('A clear brief and a quick payment.')
      await brand.clicks('Reply')
      await brand.fills('Your reply', 'We look forward to the next one.')
    })
    await looksRight(brand, 'Own reviews and figures of a brand')
  }),
]
