import type { Person } from './harness/person.ts'
import { scenario } from './harness/scenario.ts'
import { signUp } from './sign-up.ts'

const settings = '/dashboard/talent/settings'
const offers = (person: Person) => person.page.getByRole('group', { name: 'Offers' })

export const scenarios = [
  scenario('a talent changes the notification settings on a phone', async (stage) => {
    const { step, looksRight } = stage
    const talent = await stage.person('Noor Haddad', 390)
    await step('a talent creates an account', () => signUp(stage, talent, 'talent', 'noor@example.com'))

    await step('the talent chooses a daily summary about offers, and no push', async () => {
      await talent.opens(settings)
      await talent.selects('Email', 'Daily summary', offers(talent))
      await talent.sees(/At 08:00, if unread/, offers(talent))
      await offers(talent).getByLabel('Push').uncheck()
    })
    await step('the talent sets quiet hours in the Lisbon time zone', async () => {
      await talent.checks('Turn on quiet hours')
      await talent.selects('From', '21:30')
      await talent.fills('Your time zone', 'Lisbon')
      await talent.page.getByRole('option', { name: 'Europe/Lisbon' }).click()
      await talent.clicks('Save')
      await talent.sees('Saved.')
    })
    await looksRight(talent, 'Notification settings')

    await step('all settings are kept after a reload', async () => {
      await talent.opens(settings)
      await talent.sees(/At 08:00, if unread/, offers(talent))
      const isPushed = await offers(talent).getByLabel('Push').isChecked()
      const from = await talent.page.getByLabel('From').inputValue()
      const zone = await talent.page.getByRole('combobox', { name: 'Your time zone' }).inputValue()
      if (isPushed || from !== '21:30' || zone !== 'Europe/Lisbon')
        throw new Error(`Stored settings: push ${isPushed}, from ${from}, in ${zone}.`)
    })
  }),
]
