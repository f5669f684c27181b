import { aBrief } from '../server/src/testing/terms.ts'
import { ask } from './harness/call-api.ts'
import type { Person } from './harness/person.ts'
import { type Stage, scenario } from './harness/scenario.ts'
import { subscribe } from './money-steps.ts'
import { moveTime } from './move-time.ts'
import { signInWithPassword, signUp } from './sign-up.ts'

const heart = (person: Person, name: string) => person.page.getByRole('button', { name, exact: true })

/** Waits until a heart is pressed, or not. */
async function isPressed(person: Person, name: string, wanted: boolean): Promise<void> {
  const pressed = person.page.getByRole('button', { name, exact: true, pressed: wanted })
  await pressed.first().waitFor()
}

/** Signs a talent up whom brands find. */
async function aListedTalent(stage: Stage, name: string, profile: object): Promise<Person> {
  const talent = await stage.person(name, 768)
  await signUp(stage, talent, 'talent', `${name.toLowerCase().replace(' ', '.')}@example.com`)
  await ask(talent, '/user/update-profile', { ...profile, isListed: true })
  return talent
}

export const scenarios = [
  scenario('a brand keeps talents in lists with notes, and saves a search', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Thistle Teas')
    const phone = await stage.person('Thistle Phone', 390)
    const outsider = await stage.person('Olga Outside', 390)
    const talents: Person[] = []
    await step('two talents can be found', async () => {
      talents.push(
        await aListedTalent(stage, 'Nora Vale', { headline: 'Tea and its places', city: 'York' }),
        await aListedTalent(stage, 'Otto Lind', { headline: 'Tea in the hills', city: 'Leeds' }),
      )
    })
    await step('a brand without favourites reads how to add one', async () => {
      await signUp(stage, brand, 'brand', 'thistle.teas@example.com')
      await brand.clicks('Favourites')
      await brand.isAt('/dashboard/favourites')
      await brand.sees('No favourites yet')
    })
    await looksRight(brand, 'Favourites without a talent')
    await step('the heart of a card is pressed, also after a reload', async () => {
      await brand.clicks('Find talent', brand.page.getByRole('main'))
      await isPressed(brand, 'Favourite Nora Vale', false)
      const saved = brand.page.waitForResponse('**/brand/add-favorite')
      await heart(brand, 'Favourite Nora Vale').click()
      await isPressed(brand, 'Favourite Nora Vale', true)
      await saved
      await brand.isAt('/dashboard/find-talent')
      await brand.page.reload()
      await isPressed(brand, 'Favourite Nora Vale', true)
      await isPressed(brand, 'Favourite Otto Lind', false)
    })
    await looksRight(brand, 'Talents found with a favourite')
    await step('a heart that could not be saved is not pressed, and says why', async () => {
      brand.expects(/ERR_FAILED|Failed to load resource/)
      await brand.page.route('**/brand/add-favorite', (route) => route.abort())
      await heart(brand, 'Favourite Otto Lind').click()
      await brand.sees(/having trouble connecting/)
      await isPressed(brand, 'Favourite Otto Lind', false)
      await brand.page.unroute('**/brand/add-favorite')
    })
    await step('the heart of the page is the same favourite', async () => {
      await brand.follows(/Otto Lind/)
      await brand.isAt(/find-talent\/.+/)
      await brand.sees('Send an offer')
      await heart(brand, 'Favourite Otto Lind').click()
      await isPressed(brand, 'Favourite Otto Lind', true)
    })
    await looksRight(brand, 'Talent who is a favourite')
    await step('the brand creates a list and adds a talent to it', async () => {
      await brand.clicks('Favourites')
      await brand.sees('Nora Vale')
      await brand.clicks('New list')
      await brand.fills('Name', 'Spring teas', brand.page.getByRole('dialog'))
      await brand.clicks('Create list')
      await brand.sees('No talents in this list yet')
      await brand.page.getByRole('navigation', { name: 'Lists' }).getByText('Favourites').click()
      await brand.clicks('Lists: Nora Vale')
    })
    await looksRight(brand, 'Lists of a favourite')
    await step('the talent is in the list, with a note', async () => {
      const dialog = brand.page.getByRole('dialog')
      await dialog.getByLabel('Spring teas').check()
      await brand.clicks('Close', dialog)
      await brand.clicks('Lists (1): Nora Vale')
      await brand.clicks('Close', brand.page.getByRole('dialog'))
      await brand.clicks('Add note: Nora Vale')
      await brand.fills('Note', 'Has a kettle collection.\nAsk in March.', brand.page.getByRole('dialog'))
      await brand.clicks('Save note')
      await brand.sees(/Has a kettle collection/)
      await brand.page.getByRole('navigation', { name: 'Lists' }).getByText('Spring teas').click()
      await brand.sees(/Ask in March/)
      // The rows of the last list stay until those of this one are there.
      await brand.page.getByRole('link', { name: 'Otto Lind' }).waitFor({ state: 'detached' })
    })
    await looksRight(brand, 'A list of favourites with a note')
    await step('the brand shares the list by a link', async () => {
      await brand.clicks('Share list')
      await brand.fills('Title', 'Teas for the board', brand.page.getByRole('dialog'))
      await brand.clicks('Create link')
      await brand.sees('Copy this link now.')
    })
    await looksRight(brand, 'Link to a shared list')
    await step('a person outside opens it and confirms their address', async () => {
      const link = await brand.page.getByRole('link', { name: 'View page' }).getAttribute('href')
      await brand.clicks('Close', brand.page.getByRole('dialog'))
      const reply = await outsider.page.goto(new URL(link ?? '').pathname)
      if (reply?.headers()['cache-control'] !== 'no-store') throw new Error('The page may be stored')
      if (!reply.headers()['x-robots-tag']?.includes('noindex')) throw new Error('The page may be indexed')
      await outsider.sees('Nora Vale')
      if ((await outsider.page.getByText('kettle collection').count()) > 0) throw new Error('A note is shown')
    })
    await looksRight(outsider, 'Shared list before the address is confirmed')
    await step('they vote and comment', async () => {
      await outsider.clicks('Vote on these talents')
      await outsider.fills('Your name', 'Olga Outside')
      await outsider.fills('Your email', 'olga@example.com')
      await outsider.clicks('Send code')
      await outsider.fills('6-digit code', await stage.mail.codeFor('olga@example.com'))
      await outsider.clicks('Confirm')
      await outsider.clicks('Yes: Nora Vale')
      await isPressed(outsider, 'Yes: Nora Vale', true)
      await outsider.fills('Comment on Nora Vale', 'She pours well.')
      await outsider.clicks('Save comment on Nora Vale')
      await outsider.page
        .getByRole('button', { name: 'Save comment on Nora Vale' })
        .waitFor({ state: 'detached' })
    })
    await looksRight(outsider, 'Shared list with a vote')
    await step('they report the page without an account', async () => {
      const reporter = await stage.person('Rita Report', 390)
      await reporter.page.goto(new URL(outsider.page.url()).pathname)
      await reporter.clicks('Report this page')
      await reporter.sees('“Teas for the board”, by Thistle Teas. You don’t need an account.')
      await looksRight(reporter, 'Report of a shared list')
      await reporter.selects(/What is wrong/, 'Fraud or a scam')
      await reporter.fills('What happened?', 'This list is a trick to get addresses.')
      await reporter.clicks('Send report')
      await reporter.sees(/We have your report/)
      await reporter.clicks('Back to the page of Thistle Teas')
      await reporter.sees('Nora Vale')
    })
    await step('the brand reads the vote beside the talent', async () => {
      await brand.sees('Yes 1')
      await brand.sees('She pours well.')
    })
    await looksRight(brand, 'List with votes of guests')
    await step('an ended link no longer works', async () => {
      await brand.clicks('Share list')
      await brand.clicks('End link “Teas for the board”')
      await brand.sees('The link no longer works.')
      await brand.clicks('Close', brand.page.getByRole('dialog'))
      outsider.expects(/status of 410/)
      await outsider.page.reload()
      await outsider.sees('This link has expired')
    })
    await step('the list is renamed, and a second one takes the name of none', async () => {
      await brand.clicks('More actions')
      await brand.clicks('Rename list')
      await brand.fills('Name', 'Summer teas', brand.page.getByRole('dialog'))
      await brand.clicks('Rename list', brand.page.getByRole('dialog'))
      await brand.sees('Summer teas')
      await brand.clicks('New list')
      brand.expects(/status of 400/)
      await brand.fills('Name', 'SUMMER TEAS', brand.page.getByRole('dialog'))
      await brand.clicks('Create list')
      await brand.sees('You already have a list with this name.')
      await brand.clicks('Close', brand.page.getByRole('dialog'))
    })
    await step('a talent moves to another list', async () => {
      await brand.clicks('Lists (1): Nora Vale')
      const dialog = brand.page.getByRole('dialog')
      await brand.fills('New list', 'Autumn teas', dialog)
      await brand.clicks('Create and add', dialog)
      await dialog.getByRole('checkbox', { name: 'Autumn teas', checked: true }).waitFor()
      // Not `uncheck`, which looks at the box afterwards: it is gone with the talent.
      await dialog.getByRole('checkbox', { name: 'Summer teas', checked: true }).click()
      await brand.sees('No talents in this list yet')
      await brand.page.getByRole('navigation', { name: 'Lists' }).getByText('Autumn teas').click()
      await brand.sees('Nora Vale')
    })
    await step('selected talents are added to a list at once', async () => {
      await brand.page.getByRole('navigation', { name: 'Lists' }).getByText('Favourites').click()
      await brand.page.getByLabel('Select Nora Vale').check()
      await brand.page.getByLabel('Select Otto Lind').check()
      await brand.clicks('Add to list')
      const dialog = brand.page.getByRole('dialog')
      await brand.selects('List', 'Autumn teas', dialog)
      await brand.clicks('Add to list', dialog)
      await brand.sees('1 talent added to Autumn teas. 1 already in it.')
      await brand.page.getByRole('navigation', { name: 'Lists' }).getByText('Autumn teas').click()
    })
    await step('a deleted list leaves its talents among the favourites', async () => {
      await brand.clicks('More actions')
      await brand.clicks('Delete list')
      await brand.sees('Its talents stay in your favourites, with your notes.')
      await brand.clicks('Delete list', brand.page.getByRole('dialog'))
      await brand.sees('List deleted.')
      await brand.sees('Otto Lind')
      await brand.sees(/Has a kettle collection/)
    })
    await step('a note is not lost by one press', async () => {
      await heart(brand, 'Favourite Nora Vale').click()
      await brand.sees('Your note about them is deleted.')
    })
    await looksRight(brand, 'Question before a favourite is removed')
    await step('the talent is removed', async () => {
      await brand.clicks('Remove', brand.page.getByRole('dialog'))
      await brand.page.getByRole('link', { name: 'Nora Vale' }).waitFor({ state: 'detached' })
    })
    await step('the brand saves a search and opens it later', async () => {
      await brand.opens('/dashboard/find-talent')
      await brand.fills('Search', 'tea')
      await brand.selects('City', 'Leeds (1)')
      await brand.clicks('Save search')
      await brand.fills('Name of this search', 'Tea in Leeds', brand.page.getByRole('dialog'))
      await brand.page.getByRole('dialog').getByLabel('Notify me about new talents').check()
    })
    await looksRight(brand, 'Search that is saved')
    await step('the saved search finds the same', async () => {
      await brand.clicks('Save this search')
      await brand.sees('Search saved.')
      await brand.opens('/dashboard/find-talent')
      await brand.sees('Nora Vale')
      await brand.clicks('Saved searches (1)')
      await brand.follows(/Tea in Leeds/)
      await brand.page.getByRole('link', { name: 'Nora Vale' }).waitFor({ state: 'detached' })
      await brand.sees('Otto Lind')
    })
    await step('a new talent matches, and the brand is notified a day later', async () => {
      const pia = await aListedTalent(stage, 'Pia Horn', { headline: 'Tea by the river', city: 'Leeds' })
      // Sessions end meanwhile.
      for (const person of [brand, outsider, ...talents, pia]) await person.opens('about:blank')
      await moveTime(stage, 26)
      await signInWithPassword(brand, 'brand', 'thistle.teas@example.com')
      await brand.opens('/dashboard/notifications')
      await brand.sees('1 new talent matches your saved search')
    })
    await looksRight(brand, 'Notification of a new match')
    await step('the notification opens the search, the newest first', async () => {
      await brand.follows(/1 new talent matches/)
      await brand.page.waitForURL(/find-talent\?.*sort=newest/)
      await brand.sees('Pia Horn')
      await brand.clicks('Saved searches (1)')
      await brand.sees(/1 new on/)
    })
    await looksRight(brand, 'Saved search with a new match')
    await step('the notification is turned off', async () => {
      const dialog = brand.page.getByRole('dialog')
      await dialog.getByLabel('Notify me about new talents: Tea in Leeds').uncheck()
      await dialog
        .getByRole('checkbox', { name: 'Notify me about new talents: Tea in Leeds', checked: false })
        .waitFor()
      await brand.clicks('Close', dialog)
    })
    await step('the saved search is deleted', async () => {
      await brand.clicks('Saved searches (1)')
      await brand.clicks('Delete the search “Tea in Leeds”')
      await brand.sees('Search deleted.')
      await brand.clicks('Close', brand.page.getByRole('dialog'))
      await brand.page.getByRole('button', { name: 'Save search' }).waitFor()
    })
    await step('on a phone the favourites are under “More”', async () => {
      await signUp(stage, phone, 'brand', 'thistle.phone@example.com')
      await phone.clicks('More')
      await phone.clicks('Favourites', phone.page.getByRole('dialog'))
      await phone.sees('No favourites yet')
    })
  }),
  scenario('a talent saves a campaign for later', async (stage) => {
    const { step, looksRight } = stage
    const brand = await stage.person('Larch Lamps')
    const talent = await stage.person('Ines Moor', 390)
    const agent = await stage.person('Rowan Reed', 768)
    await step('a brand signs up', () => signUp(stage, brand, 'brand', 'larch.lamps@example.com'))
    await subscribe(stage, brand)
    await step('two campaigns are open', async () => {
      for (const title of ['Lamps at night', 'Lamps by day'])
        await ask(brand, '/campaign/add', aBrief({ title, publish: true }))
    })
    await step('a talent has saved none', async () => {
      await signUp(stage, talent, 'talent', 'ines.moor@example.com')
      await talent.opens('/dashboard/talent/discover?tab=saved')
      await talent.sees('No saved campaigns')
    })
    await looksRight(talent, 'Saved campaigns without one')
    await step('the talent saves one', async () => {
      await talent.clicks('Open')
      await heart(talent, 'Save Lamps at night').click()
      await isPressed(talent, 'Save Lamps at night', true)
    })
    await looksRight(talent, 'Open campaigns of which one is saved')
    await step('it is the only one among the saved', async () => {
      await talent.clicks('Saved')
      await talent.sees('Lamps at night')
      await talent.page.getByRole('link', { name: 'Lamps by day' }).waitFor({ state: 'detached' })
    })
    await step('the page of the campaign shows it too, and removes it', async () => {
      await talent.follows(/Lamps at night/)
      await talent.isAt(/discover\/.+/)
      await talent.page.getByRole('button', { name: 'Apply', exact: true }).waitFor()
      await isPressed(talent, 'Save Lamps at night', true)
    })
    await looksRight(talent, 'A saved campaign')
    await step('after that nothing is saved', async () => {
      await heart(talent, 'Save Lamps at night').click()
      await isPressed(talent, 'Save Lamps at night', false)
      await talent.opens('/dashboard/talent/discover?tab=saved')
      await talent.sees('No saved campaigns')
    })
    await step('an agent saves one for a talent of the roster', async () => {
      await signUp(stage, agent, 'talentagent', 'rowan.reed@example.com', 'Reed Talent')
      const profile = { displayName: 'Mira Holt', headline: 'Quiet rooms' }
      await ask(agent, '/talentagent/add-talent', { kind: 'managed', profile })
      await agent.opens('/dashboard/talent-agent/discover')
      await agent.follows(/Lamps by day/)
      await agent.clicks('Save for talents')
      await agent.page.getByRole('dialog').getByLabel('Mira Holt').check()
    })
    await looksRight(agent, 'Campaign that is saved for a talent')
    await step('it is among the saved campaigns of the roster', async () => {
      await agent.clicks('Close', agent.page.getByRole('dialog'))
      await agent.opens('/dashboard/talent-agent/discover?tab=saved')
      await agent.sees('Lamps by day')
    })
    await step('a talent saves a search for campaigns and opens it later', async () => {
      await talent.opens('/dashboard/talent/discover')
      await talent.fills('Search', 'lamps night')
      await talent.clicks('Save search')
      const dialog = talent.page.getByRole('dialog')
      await talent.fills('Name of this search', 'Night lamps', dialog)
      await dialog.getByLabel('Notify me about new campaigns').check()
    })
    await looksRight(talent, 'Search for campaigns that is saved')
    await step('the saved search finds the same', async () => {
      await talent.clicks('Save this search')
      await talent.opens('/dashboard/talent/discover')
      await talent.sees('Lamps by day')
      await talent.clicks('Saved searches (1)')
      await talent.follows(/Night lamps/)
      await talent.page.getByRole('link', { name: 'Lamps by day' }).waitFor({ state: 'detached' })
      await talent.sees('Lamps at night')
    })
    await step('a notification of a deleted search says so', async () => {
      await talent.opens('/dashboard/talent/discover?saved=0b6b3a40-0000-4000-8000-000000000000')
      await talent.sees('This saved search no longer exists')
      await talent.clicks('Start a new search')
      await talent.sees('Lamps by day')
    })
  }),
]
