import { openFundedDeal } from './funded-deal.ts'
import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { opensItem } from './report-steps.ts'
import { addTwoOperators, SECOND_OPERATOR_EMAIL, signInOperator } from './sign-in-operator.ts'
import { makeWork, submitFile } from './work-files.ts'

export const prepare = addTwoOperators

export const scenarios = [
  scenario('a reported review is removed, and an appeal brings it back', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Maple Press')
    const talent = await stage.person('Ines Duarte', 390)
    const first = await stage.person('Olive Hart')
    const second = await stage.person('Noah Bell')
    const words = 'Answers slowly, and the pictures were not what we had agreed.'
    const dealId = await openFundedDeal(stage, { brand, talent })
    const profile = '/dashboard/talent/profile?tab=reviews'
    await step('both sides review a completed deal', async () => {
      const { picture } = await makeWork(stage.browser)
      await talent.opens(`/dashboard/talent/deals/${dealId}`)
      await submitFile(talent, picture)
      const { deliverables } = await ask(brand, '/brand/getDealDetails', { dealId })
      for (const { id: deliverableId } of deliverables)
        await ask(brand, '/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
      await ask(brand, '/brand/completeDeal', { dealId })
      const poor = { stars: 2, communication: 2, quality: 2, dates: 2, text: words }
      await ask(brand, '/brand/writeReview', { dealId, ...poor })
      const fair = {
        stars: 4,
        communication: 4,
        brief: 4,
        payment: 4,
        text: 'A clear brief and a quick payment.',
      }
      await ask(talent, '/talent/writeReview', { dealId, ...fair })
    })
    await step('the talent reports the review from their profile', async () => {
      await talent.opens(profile)
      await talent.sees(words)
      await talent.clicks('Actions for this review')
      await talent.clicks('Report this review')
      const dialog = talent.page.getByRole('dialog')
      await talent.selects('What is wrong?', 'Harassment, bullying or stalking', dialog)
      await talent.fills('What happened?', 'It says untrue things about my work.', dialog)
    })
    await looksRight(talent, 'Report a review on a phone')
    await step('the report is sent', async () => {
      await talent.clicks('Send report')
      await talent.sees(/We have your report/)
    })
    await step('an operator removes the review', async () => {
      await signInOperator(stage, first)
      await opensItem(first, 'report', /Review by Maple Press, 2 of 5 stars/)
      await first.sees(words)
      await first.selects('Outcome', 'Remove')
      await first.sees('The review and its reply are hidden, and its stars no longer count.')
      await first.fills('Reasons, read by those who reported', 'The review breaks the rules. It is removed.')
      await first.fills('Reasons, read by the person concerned', 'The review attacks the person.')
      await first.page.getByLabel('Reason for the decision').first().fill('Tone')
    })
    await looksRight(first, 'The decision about a review')
    await step('the review is gone, and the talent reads why', async () => {
      await first.clicks('Save decision')
      await stage.mail.receives('maple.press@example.com', 'The review attacks the person.')
      await talent.opens(profile)
      await talent.sees(/reviews? yet|No reviews/i)
      if ((await talent.page.getByText(words).count()) > 0) throw new Error('The review is still shown')
      await talent.opens('/dashboard/talent/reports')
      await talent.sees('We took action.')
    })
    await looksRight(talent, 'A report of a review, decided')
    await step('the brand reads the reasons and appeals', async () => {
      await brand.opens('/dashboard/reports')
      await brand.sees('The review attacks the person.')
      await brand.clicks('Appeal')
      const dialog = brand.page.getByRole('dialog')
      await brand.fills('Why is the decision wrong?', 'The review says only what happened.', dialog)
      await brand.clicks('Send appeal', dialog)
      await brand.sees('Another operator decides within 10 days.')
    })
    await looksRight(brand, 'A decision about a review with an appeal')
    await step('another operator overturns the decision', async () => {
      await signInOperator(stage, second, SECOND_OPERATOR_EMAIL)
      await opensItem(second, 'report_appeal', /Review by Maple Press, 2 of 5 stars/)
      await second.selects('Result', 'The decision is overturned')
      await second.fills('Reasons, read by the person concerned', 'The review describes the work.')
      await second.page.getByLabel('Reason for the decision').first().fill('Read again')
      await second.clicks('Decide appeal')
      await stage.mail.receives('maple.press@example.com', 'has overturned it')
    })
    await step('the review is back on the profile', async () => {
      await talent.opens(profile)
      await talent.sees(words)
      await brand.opens('/dashboard/reports')
      await brand.sees('Overturned')
    })
    await looksRight(talent, 'A review that is back')
  }),
]
