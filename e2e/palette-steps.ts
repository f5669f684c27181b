import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'

/**
 * Ctrl+K opens the palette anywhere; arrows and the pointer select, Enter opens, Escape closes and returns
 * the focus.
 */
export async function jumpWithKeyboard(
  { step, looksRight }: Stage,
  person: Person,
  campaign: string,
): Promise<void> {
  const { page } = person
  const search = page.getByRole('combobox', { name: /^Search your campaigns/ })
  const opener = page.getByRole('button', { name: /^Search or jump to/ })
  const selected = page.getByRole('option', { selected: true })
  await step('the arrow keys and the pointer select in the palette', async () => {
    await opener.focus()
    await page.keyboard.press('Control+k')
    await search.waitFor()
    const names = await page.getByRole('option').allTextContents()
    await expectSelected(names[0])
    await search.press('ArrowDown')
    await expectSelected(names[1])
    await search.press('ArrowUp')
    await expectSelected(names[0])
    await page.getByRole('option').nth(2).hover()
    await expectSelected(names[2])
  })
  await looksRight(person, 'The palette')
  await step('Escape closes the palette and the focus returns', async () => {
    await search.press('Escape')
    await search.waitFor({ state: 'detached' })
    if (!(await opener.evaluate((element) => element === document.activeElement)))
      throw new Error('The focus is not where it was before the palette opened.')
  })
  await step('typing finds a campaign, and Enter opens it', async () => {
    await page.keyboard.press('Control+k')
    await search.fill(campaign)
    await selected.filter({ hasText: campaign }).waitFor()
    await search.press('Enter')
    await person.isAt(/\/campaigns\/[0-9a-f-]{36}$/)
    await person.staysHere()
  })

  async function expectSelected(name = ''): Promise<void> {
    await selected.filter({ hasText: name }).waitFor()
  }
}
