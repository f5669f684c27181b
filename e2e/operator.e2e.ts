import { scenario } from './harness/scenario.ts'
import { addOperator, appCode, OPERATOR_EMAIL, OPERATOR_PASSWORD, operatorCode } from './sign-in-operator.ts'
import { signUp } from './sign-up.ts'

export const prepare = addOperator

export const scenarios = [
  scenario('an operator helps a talent, who reads what was done and objects', async (stage) => {
    const { step, looksRight } = stage
    const talent = await stage.person('Ines Okafor', 390)
    await step('a talent signs up', () => signUp(stage, talent, 'talent', 'ines@example.com'))

    const operator = await stage.person('Olive Hart')
    operator.expects(/403/)
    let lastCode = ''
    const emailedCode = async () => {
      lastCode = await operatorCode(stage, lastCode)
      return lastCode
    }
    await step('the operator is led to the sign-in and enters the password', async () => {
      await operator.opens('/admin')
      await operator.isAt('/admin/signin')
      await operator.fills('Email', OPERATOR_EMAIL)
      await operator.fills('Password', OPERATOR_PASSWORD)
    })
    await looksRight(operator, 'Operator sign-in')
    await step('the emailed code leads to the connection of an app', async () => {
      await operator.clicks('Continue')
      await operator.fills('Code from your email', await emailedCode())
      await operator.clicks('Continue')
      await operator.sees('Or enter this key in the app:')
    })
    await looksRight(operator, 'Connect an app')
    let recoveryCode = ''
    await step('a code of the app opens the area, and recovery codes are shown once', async () => {
      await operator.fills('Code that the app shows', await appCode(operator))
      await operator.clicks('Connect app')
      recoveryCode = (await operator.page.getByRole('listitem').first().textContent()) ?? ''
      await operator.checks('I have saved these codes')
      await operator.clicks('Continue')
      await operator.isAt('/admin/queue')
    })
    await looksRight(operator, 'Queue')

    await step('the operator finds the talent', async () => {
      await operator.clicks('Users')
      await operator.isAt('/admin/users')
      await operator.fills('Name or email', 'ines@')
      await operator.page.getByRole('link', { name: 'Ines Okafor' }).click()
      await operator.sees('No operator has acted as this user.')
    })
    await looksRight(operator, 'A user')
    await step('the operator acts as the talent, with a reason and new codes', async () => {
      await operator.clicks('Act as Ines Okafor')
      await operator.fills('Your password', OPERATOR_PASSWORD)
      await operator.clicks('Send me a code')
      await operator.fills('Reason', 'Asked us to correct the headline')
      await operator.fills('Code from your email', await emailedCode())
      await operator.fills('Code from your app', recoveryCode)
      await operator.clicks('Act as Ines Okafor', operator.page.getByRole('dialog'))
      await operator.sees('Olive Hart acting as Ines Okafor')
      await operator.sees(/Read-only · 30 minutes left · messages hidden/)
    })
    await looksRight(operator, 'Acting as a talent')

    await step('a change is refused until changes are allowed', async () => {
      await operator.opens('/dashboard/talent/profile')
      await operator.fills('Headline', 'Beauty and skincare')
      await operator.clicks('Save')
      await operator.sees('Changes are switched off. Allow changes first, and say why.')
      await operator.clicks('Allow changes')
      await operator.fills('Why are changes needed?', 'On her request by phone')
      await operator.clicks('Allow changes', operator.page.getByRole('dialog'))
      await operator.sees(/Changes allowed/)
      await operator.clicks('Save')
      await operator.sees('Saved.')
    })
    await step('the operator returns and is still signed in', async () => {
      await operator.clicks('Return to operator area')
      await operator.isAt(/^\/admin\/users\/./)
      await operator.sees('Asked us to correct the headline')
      await operator.clicks('Audit log')
      await operator.sees('Allowed changes')
    })
    await looksRight(operator, 'Audit log')

    await step('the talent reads the visit in the settings and objects', async () => {
      await talent.opens('/dashboard/talent/settings')
      await talent.sees('Asked us to correct the headline')
      await talent.clicks('Object to visit')
      await talent.fills('What do you object to?', 'I only asked about my fee')
      await talent.clicks('Send objection')
      await talent.sees('You objected')
    })
    await looksRight(talent, 'Settings with a support visit')
    await step('the operator reads the objection', async () => {
      await operator.opens('/admin/audit')
      await operator.sees('I only asked about my fee')
    })

    await step('the operator adds an industry to the list', async () => {
      await operator.opens('/admin/settings?tab=lists')
      await operator.clicks('Add')
      await operator.page.getByRole('dialog').getByLabel(/^Name/).fill('Beekeeping')
      await operator.fills('Reason', 'Asked for by three brands')
      await operator.page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
      await operator.sees('Entry saved.')
      await operator.sees('Beekeeping')
    })
    await step('the operator adds a word that finds the talents of a niche', async () => {
      await operator.clicks('Change Drone')
      const dialog = operator.page.getByRole('dialog')
      await dialog.getByLabel(/^Other search words/).fill('aerial helicopter')
      await operator.fills('Reason', 'Brands search for it')
      await looksRight(operator, 'A niche and its other search words')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await operator.sees('aerial helicopter')
    })
    await looksRight(operator, 'Lists of the market')
  }),
]
