import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { opensItem } from './report-steps.ts'
import { addTwoOperators, SECOND_OPERATOR_EMAIL, signInOperator } from './sign-in-operator.ts'
import { signUp } from './sign-up.ts'

export const prepare = addTwoOperators

const happened = 'The pictures are the work of another photographer.'

export const scenarios = [
  scenario(
    'a reported profile is removed, and another operator overturns it after an appeal',
    async (stage) => {
      const { step, looksRight } = stage
      const brand = await stage.person('Blue Harvest')
      const talent = await stage.person('Ada Larsen', 390)
      const first = await stage.person('Olive Hart', 768)
      const second = await stage.person('Noah Bell')
      let talentId = ''
      await step('a talent signs up and is listed', async () => {
        await signUp(stage, talent, 'talent', 'ada.larsen@example.com')
        const profile = { isListed: true, headline: 'Portraits by the sea' }
        talentId = (await ask(talent, '/user/update-profile', profile)).talent.id
      })
      await step('a brand signs up', () => signUp(stage, brand, 'brand', 'blue.harvest@example.com'))
      await subscribe(stage, brand)
      await step('the brand reports the profile from its menu', async () => {
        await brand.opens(`/dashboard/find-talent/${talentId}`)
        await brand.clicks('More actions')
        await brand.clicks('Report this profile')
        const dialog = brand.page.getByRole('dialog')
        await brand.selects('What is wrong?', 'Uses someone else’s work, picture or brand', dialog)
        await brand.fills('What happened?', happened, dialog)
      })
      await looksRight(brand, 'Report a profile')
      await step('the report is confirmed with its number', async () => {
        await brand.clicks('Send report')
        await brand.sees(/We have your report/)
        await stage.mail.receives('blue.harvest@example.com', 'We have received your report')
        await brand.clicks('Done')
      })
      await step('the first operator signs in and opens the report', async () => {
        await signInOperator(stage, first)
        await opensItem(first, 'report', /Ada Larsen/)
        await first.sees('Copy at the time of the report')
        await first.sees(happened)
      })
      await looksRight(first, 'A report in the queue')
      await step('the first operator removes the profile with reasons for both', async () => {
        await first.selects('Outcome', 'Remove')
        await first.fills(
          'Reasons, read by those who reported',
          'You were right. We have removed the profile.',
        )
        await first.fills('Reasons, read by the person concerned', 'Your pictures are the work of others.')
        await first.page.getByLabel('Reason for the decision').first().fill('Compared with the originals')
      })
      await looksRight(first, 'The decision about a report')
      await step('the decision is saved, and the brand reads it', async () => {
        await first.clicks('Save decision')
        await stage.mail.receives('blue.harvest@example.com', 'You were right.')
        await brand.opens('/dashboard/settings')
        await brand.follows(/Reports and decisions/)
        await brand.sees('We took action.')
      })
      await looksRight(brand, 'Reports of a brand')
      await step('the talent reads the reasons on a phone and appeals', async () => {
        await stage.mail.receives('ada.larsen@example.com', 'Your pictures are the work of others.')
        await talent.opens('/dashboard/talent/reports')
        await talent.sees('Your pictures are the work of others.')
        await talent.clicks('Appeal')
        const dialog = talent.page.getByRole('dialog')
        await talent.fills(
          'Why is the decision wrong?',
          'I took these pictures, and I have the originals.',
          dialog,
        )
      })
      await looksRight(talent, 'Appeal against a decision on a phone')
      await step('the appeal is sent', async () => {
        await talent.clicks('Send appeal')
        await talent.sees('Another operator decides within 10 days.')
      })
      await looksRight(talent, 'A decision with an appeal')
      await step('the first operator reads that another one decides', async () => {
        await opensItem(first, 'report_appeal', /Ada Larsen/)
        await first.sees('You made the first decision, so another operator decides the appeal.')
      })
      await step('the second operator overturns the decision', async () => {
        await signInOperator(stage, second, SECOND_OPERATOR_EMAIL)
        await opensItem(second, 'report_appeal', /Ada Larsen/)
        await second.selects('Result', 'The decision is overturned')
        await second.fills(
          'Reasons, read by the person concerned',
          'The originals show that the work is yours.',
        )
        await second.page.getByLabel('Reason for the decision').first().fill('Originals seen')
      })
      await looksRight(second, 'The decision about an appeal')
      await step('the profile is shown again, and the talent is notified', async () => {
        await second.clicks('Decide appeal')
        await stage.mail.receives('ada.larsen@example.com', 'has overturned it')
        await brand.opens(`/dashboard/find-talent/${talentId}`)
        await brand.sees('Portraits by the sea')
        await talent.opens('/dashboard/talent/reports')
        await talent.sees('Overturned')
      })
      await looksRight(talent, 'An overturned decision')
    },
  ),
]
