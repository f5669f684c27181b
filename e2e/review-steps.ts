import type { Locator } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import type { Table } from './negotiation.ts'

type Open = (person: Person) => Promise<Locator>

/**
 * The brand draws a box on the picture, moves it with the keyboard, and requests a change about it; beside it the comment of an
 * outside reviewer, where one wrote.
 */
export async function requestWithBox(
  { step, looksRight }: Stage,
  brand: Person,
  { open, isWithOutside }: { open: Open; isWithOutside: boolean },
): Promise<void> {
  await step('the brand draws a box on the picture and moves and sizes it with the keyboard', async () => {
    const card = await open(brand)
    await brand.clicks('Request changes', card)
    await brand.clicks('Draw a box', card)
    const canvas = card.locator('[data-drawing]')
    await canvas.scrollIntoViewIfNeeded()
    const area = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const { mouse, keyboard } = brand.page
    await mouse.move(area.x + area.width * 0.2, area.y + area.height * 0.2)
    await mouse.down()
    await mouse.move(area.x + area.width * 0.5, area.y + area.height * 0.5, { steps: 4 })
    await mouse.up()
    await brand.sees('Box: 20% from the left, 20% from the top, 30% wide, 30% high.', card)
    for (let step = 0; step < 5; step += 1) await keyboard.press('ArrowRight')
    for (let step = 0; step < 5; step += 1) await keyboard.press('Shift+ArrowDown')
    await brand.sees('Box: 25% from the left, 20% from the top, 30% wide, 35% high.', card)
  })
  await looksRight(brand, 'Drawing a box')
  await step('the brand requests changes to the image, tied to the brief and the box', async () => {
    const card = await open(brand)
    await brand.clicks('Done with the box', card)
    await brand.fills('What should change?', 'Evening light, please.', card)
    if (isWithOutside) await brand.clicks('Use outside comment 1 in a request', card)
    await brand.clicks('Request changes', card)
    await card.getByRole('button', { name: 'Comment 1: Evening light, please.' }).waitFor()
  })
}

/** The talent reads the change with its box, answers and resolves it; the brand sees both at once. */
export async function discuss(
  { step, looksRight }: Stage,
  { brand, talent }: Table,
  open: Open,
): Promise<void> {
  await step(
    'the talent reads the change without reloading; its box and its comment show each other',
    async () => {
      const card = await open(talent)
      await talent.sees('Evening light, please.', card)
      await talent.hasNotReloaded()
      // At its number: another box may cover the middle.
      await card
        .getByRole('button', { name: 'Comment 1: Evening light, please.' })
        .click({ position: { x: 10, y: 10 } })
      await card.locator('li[data-active]').getByText('Evening light, please.').waitFor()
      await talent.clicks('Show comment 1 on the work', card)
      await card.locator('button[data-active][aria-pressed=true]').waitFor()
    },
  )
  await step('the talent answers and resolves the comment', async () => {
    const card = await open(talent)
    await talent.clicks('Reply to comment 1', card)
    await talent.fills('Reply to comment 1', 'I will shoot it again tonight.', card)
    await talent.clicks('Send reply', card)
    await talent.sees('I will shoot it again tonight.', card)
    await talent.clicks('Resolve comment 1', card)
    await talent.sees(/Resolved/, card)
  })
  await looksRight(talent, 'An answered comment')
  await step('the brand reads the answer without reloading', async () => {
    const card = await open(brand)
    await brand.sees('I will shoot it again tonight.', card)
    await brand.sees(/Resolved/, card)
    await brand.hasNotReloaded()
  })
}

/** The brand compares two versions. */
export async function compare({ step, looksRight }: Stage, brand: Person, open: Open): Promise<void> {
  await step('the brand compares both versions side by side', async () => {
    const card = await open(brand)
    await brand.clicks('Compare versions', card)
    await card.getByRole('region', { name: 'Version 1, compared' }).locator('img').waitFor()
    await card.getByRole('region', { name: 'Version 2, compared' }).locator('img').waitFor()
  })
  await looksRight(brand, 'Two versions compared')
  await step('the brand goes back to one version', async () => {
    await brand.clicks('Back to one version', await open(brand))
  })
}

/** The brand opens the list of all work to approve and moves in it with the keyboard; then it goes back to the deal. */
export async function reviewByKeyboard({ step, looksRight }: Stage, brand: Person): Promise<void> {
  await step('the brand moves through the work of all campaigns with the keyboard', async () => {
    await brand.clicks('Deals')
    await brand.clicks('To approve')
    const rows = brand.page.getByRole('list', { name: 'To approve' }).getByRole('button')
    await rows.nth(1).waitFor()
    await rows.first().focus()
    await brand.page.keyboard.press('j')
    await brand.page.locator('[data-work][aria-current=true]:focus').waitFor()
    if ((await rows.nth(1).getAttribute('aria-current')) !== 'true') throw new Error('J opens no other work.')
    await brand.page.keyboard.press('k')
    await brand.page.locator('[data-work][aria-current=true]:focus').waitFor()
    if ((await rows.first().getAttribute('aria-current')) !== 'true') throw new Error('K does not go back.')
    await brand.page.locator('[data-path=approve]').waitFor()
    await brand.page.keyboard.press('a')
    await brand.page.locator('[data-path=approve]:focus').waitFor()
  })
  await looksRight(brand, 'All work to approve')
  await step('the brand opens the deal with a key', async () => {
    await brand.page.keyboard.press('o')
    await brand.isAt(/\/dashboard\/deals\/[\w-]+$/)
    await brand.staysHere()
  })
}
