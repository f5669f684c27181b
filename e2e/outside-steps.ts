import type { Locator } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import type { Table } from './negotiation.ts'

type Open = (person: Person) => Promise<Locator>

/** The brand shows work by a link; a guest comments on it with a box; the brand makes the comment its own request. */
export async function askOutside(
  { step, looksRight, mail, person }: Stage,
  { brand, talent }: Table,
  open: Open,
): Promise<void> {
  let url = ''
  await step('the brand creates a link for outside reviewers', async () => {
    const card = await open(brand)
    await brand.clicks('Outside reviewers', card)
    const dialog = brand.page.getByRole('dialog')
    await brand.clicks('Create link', dialog)
    url = (await dialog.getByText(/\/work\/[\w-]{22}$/).textContent()) ?? ''
  })
  await looksRight(brand, 'Link for outside reviewers')

  const guest = await person('Greta Guest')
  await step('a guest opens the link without an account and confirms their address', async () => {
    await brand.clicks('Close', brand.page.getByRole('dialog'))
    await guest.opens(new URL(url).pathname)
    await guest.sees(`Work by ${talent.name}`)
    await guest.fills('Your name', 'Greta Guest')
    await guest.fills('Your email', 'greta.guest@example.com')
    await guest.clicks('Send code')
    await guest.fills('6-digit code', await mail.codeFor('greta.guest@example.com'))
    await guest.clicks('Confirm')
    await guest.sees('You comment as Greta Guest.')
  })
  await step('the guest places a box with the keyboard and comments', async () => {
    await guest.clicks('Draw a box on Photo set')
    await guest.clicks(/^Place a box on/)
    await guest.page.keyboard.press('ArrowLeft')
    await guest.sees('Box: 34% from the left, 35% from the top, 30% wide, 30% high.')
    await guest.fills('Your comment on Photo set', 'Could the sun be lower here?')
    await guest.clicks('Send comment on Photo set')
    await guest.page.getByRole('button', { name: 'Comment 1: Could the sun be lower here?' }).waitFor()
  })
  await step('the guest edits their comment, and deletes another one', async () => {
    await guest.clicks('Edit comment 1')
    // The mark on the picture has a name that begins with the same words.
    const field = guest.page.getByRole('textbox', { name: /^Comment 1/ })
    await field.fill('Could the sun be much lower here?')
    await guest.clicks('Save comment')
    await guest.sees('Greta Guest · edited')
    await guest.fills('Your comment on Photo set', 'Nothing else.')
    await guest.clicks('Send comment on Photo set')
    await guest.clicks('Delete comment 2')
    await guest.clicks('Delete comment', guest.page.getByRole('dialog'))
    await guest.page.getByText('Nothing else.').waitFor({ state: 'detached' })
  })
  await looksRight(guest, 'Work for an outside reviewer')
  await step('the brand reads the comment without reloading, and the talent does not', async () => {
    await brand.sees('Could the sun be much lower here?', await open(brand))
    await brand.hasNotReloaded()
    const card = await open(talent)
    if ((await card.getByText('Could the sun be much lower here?').count()) > 0)
      throw new Error('The talent sees the comment of a guest.')
  })
  await looksRight(brand, 'A comment from outside')
}
