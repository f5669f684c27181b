import { ask } from './harness/call-api.ts'
import { scenario } from './harness/scenario.ts'
import { opensItem } from './report-steps.ts'
import { addOperator, signInOperator } from './sign-in-operator.ts'
import { signUp } from './sign-up.ts'

export const prepare = addOperator

export const scenarios = [
  scenario(
    'a stranger reports a shared roster page, and an operator finds it in the queue',
    async (stage) => {
      const { step, looksRight } = stage
      const agent = await stage.person('Rhea Stone')
      const stranger = await stage.person('Stranger', 390)
      const operator = await stage.person('Olive Hart')
      let slug = ''
      await step('an agency shares its roster', async () => {
        await signUp(stage, agent, 'talentagent', 'rhea.stone@example.com', 'Northern Talent')
        const profile = { displayName: 'Mira Quill', headline: 'Calm kitchens' }
        await ask(agent, '/talentagent/add-talent', { kind: 'managed', profile })
        const { url } = await ask(agent, '/talentagent/share-roster', { title: 'Faces for spring' })
        slug = url.split('/r/')[1]
      })
      await step('a stranger opens the form from the page', async () => {
        await stranger.opens(`/r/${slug}`)
        await stranger.clicks('Report this page')
        await stranger.isAt(`/report/${slug}`)
        await stranger.sees(/Faces for spring/)
      })
      await step('an empty form says what is missing', async () => {
        await stranger.clicks('Send report')
        await stranger.sees(/Please|Use at least/)
      })
      await looksRight(stranger, 'The public report form with errors')
      await step('the stranger reports a talent of the page, with an address', async () => {
        await stranger.selects('What do you want to report?', 'Mira Quill')
        await stranger.selects('What is wrong?', 'Pretends to be someone else')
        await stranger.fills('What happened?', 'The pictures show my sister, who is not a model.')
        await stranger.fills('Your email', 'stranger@example.com')
      })
      await looksRight(stranger, 'The public report form, filled in')
      let number = ''
      await step('the stranger gets a number on the page and by email', async () => {
        await stranger.clicks('Send report')
        await stranger.sees(/We have your report/)
        number = (await stranger.page.getByRole('status').locator('strong').textContent()) ?? ''
        if (!/^[0-9A-F]{8}$/.test(number)) throw new Error(`No number: ${number}`)
        await stage.mail.receives('stranger@example.com', `Its number is ${number}.`)
      })
      await looksRight(stranger, 'The public report form, sent')
      await step('an operator finds the report in the queue', async () => {
        await signInOperator(stage, operator)
        await opensItem(operator, 'report', /Mira Quill/)
        await operator.sees('The pictures show my sister, who is not a model.')
        await operator.sees(new RegExp(number))
      })
      await looksRight(operator, 'A public report in the queue')
    },
  ),
]
