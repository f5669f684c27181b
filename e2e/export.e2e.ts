import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { scenario } from './harness/scenario.ts'
import { PASSWORD, signUp } from './sign-up.ts'

const email = 'rowan.vale@example.com'

export const scenarios = [
  scenario('a talent downloads a copy of their data and deletes the account', async (stage) => {
    const { step, looksRight } = stage
    const talent = await stage.person('Rowan Vale', 390)
    const { page } = talent
    await step('a talent creates an account', () => signUp(stage, talent, 'talent', email))
    await step('the talent asks for a copy of their data', async () => {
      await talent.opens('/dashboard/talent/settings')
      await talent.clicks('Request a copy')
      await stage.mail.receives(email, 'making a copy of everything')
    })
    await step('the screen shows by itself when it is ready', () => talent.sees(/^ZIP, /))
    await looksRight(talent, 'Settings with a copy of the data')
    await step('the zip holds what the talent entered, with a description', async () => {
      const begun = page.waitForEvent('download')
      await talent.clicks('Download')
      const download = await begun
      const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
      const text = (name: string): string => Buffer.from(files[name] ?? []).toString()
      if (!text('README.txt').includes('account.json')) throw new Error('The description lacks the account')
      if (JSON.parse(text('data/account.json'))[0].email !== email)
        throw new Error('Another account is in it')
      if (JSON.parse(text('data/talent.json'))[0].display_name !== 'Rowan Vale')
        throw new Error('The profile is not in it')
    })
    await step('the talent deletes the account', async () => {
      await talent.clicks('Delete my account…')
      await talent.fills('Your password', PASSWORD)
      await talent.clicks('Delete my account', page.getByRole('dialog'))
      await talent.isAt('/')
    })
    await step('the account is gone', async () => {
      talent.expects(/401/)
      await talent.opens('/signin/talent')
      await talent.fills('Email', email)
      await talent.fills('Password', PASSWORD)
      await talent.clicks('Sign in')
      await talent.sees('That email and password don’t match.')
    })
  }),
]
