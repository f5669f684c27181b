import { findBarriers } from './harness/page-checks.ts'
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
      // By keys: a click scrolls to the option first, which can hide the field and with it the list.
      await talent.page.getByRole('option', { name: 'Europe/Lisbon' }).waitFor()
      await talent.page.keyboard.press('ArrowDown')
      await talent.page.keyboard.press('Enter')
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

  scenario('a talent without a connection is told so and goes on afterwards', async (stage) => {
    const { step } = stage
    const talent = await stage.person('Ines Marsh', 390)
    const { page } = talent
    talent.expects(/ERR_INTERNET_DISCONNECTED/)
    await step('a talent creates an account', () => signUp(stage, talent, 'talent', 'ines@example.com'))
    await step('the browser has stored the page for devices that are offline', () =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready
      }),
    )
    await step('an address that is opened offline says so', async () => {
      await page.context().setOffline(true)
      await page.reload()
      await talent.sees('You are offline')
      const barriers = await findBarriers(page)
      if (barriers.length > 0) throw new Error(barriers.join('\n'))
    })
    await step('with the connection back, one click opens the same page', async () => {
      const before = page.url()
      await page.context().setOffline(false)
      await page.getByRole('link', { name: 'Try again' }).click()
      await page.getByRole('heading', { name: 'You are offline' }).waitFor({ state: 'detached' })
      if (page.url() !== before) throw new Error(`The page is ${page.url()} after ${before}.`)
    })
    await step('the manifest names icons that exist', async () => {
      const { origin } = new URL(page.url())
      const manifest = await (await page.request.get(`${origin}/manifest.webmanifest`)).json()
      for (const { src, sizes } of manifest.icons) {
        const answer = await page.request.get(`${origin}${src}`)
        if (answer.headers()['content-type'] !== 'image/png')
          throw new Error(`${src} ${sizes}: ${answer.status()}`)
      }
    })
  }),
]
