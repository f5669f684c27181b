import type { Page } from 'playwright-core'
import type { Person } from './harness/person.ts'

/** Returns the button that opens the choice, if it is behind one: the sheet of a phone, or the panel of further filters. */
async function openerOf({ page }: Pick<Person, 'page'>, label: string) {
  const sheet = page.getByRole('button', { name: /^Filters/ })
  if (await sheet.isVisible()) return sheet
  const isBehind = !(await page.getByRole('combobox', { name: label }).isVisible())
  return isBehind ? page.getByRole('button', { name: /^More/ }) : null
}

/**
 * Chooses a filter that nothing matches and removes it again: in the sheet or the panel, which stays open, and elsewhere with the link of
 * the page.
 */
export async function seesNoneAndClears(
  { page }: Pick<Person, 'page'>,
  label: string,
  option: string,
): Promise<void> {
  const opener = await openerOf({ page }, label)
  await opener?.click()
  await page.getByRole('combobox', { name: label }).selectOption({ label: option })
  if (!opener)
    return page
      .getByRole('link', { name: `Remove ${option}` })
      .first()
      .click()
  await page.getByRole('button', { name: /^No .+ match$/ }).waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: /^Show \d/ }).click()
}

/** Chooses a filter of a public list, without its button; on a phone the filters are a sheet. */
export async function choosesFilter(
  { page }: Pick<Person, 'page'>,
  label: string,
  option: string,
): Promise<void> {
  const opener = await openerOf({ page }, label)
  await opener?.click()
  await page.getByRole('combobox', { name: label }).selectOption({ label: option })
  if (opener) await page.getByRole('button', { name: /^Show/ }).click()
}

/** Chooses a further filter and removes it, with the keyboard where it is in a panel, and with the counts of the buttons. */
export async function usesFurtherFilters({ page }: Pick<Person, 'page'>): Promise<void> {
  const opener = await openerOf({ page }, 'Availability')
  if (!opener) throw new Error('Further filters have no button.')
  await opener.focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('combobox', { name: 'Availability' })
  await choice.selectOption({ label: 'Available now' })
  await page.waitForURL(/available=now/)
  await page.getByRole('button', { name: /^Show 1 talent$/ }).waitFor()
  await page.keyboard.press('Escape')
  await choice.waitFor({ state: 'hidden' })
  if (!(await opener.evaluate((button) => button === document.activeElement)))
    throw new Error('The button does not have the focus again.')
  if (!(await opener.textContent())?.includes('(1)')) throw new Error('The button counts no choice.')
  await page.getByRole('link', { name: 'Remove Available now' }).first().click()
  await page.getByRole('link', { name: 'Remove Available now' }).waitFor({ state: 'hidden' })
}

/** Chooses who is available in a page without script, with the buttons of the form. */
export async function findsAvailable(page: Page): Promise<void> {
  await page.goto('/talents')
  await (await openerOf({ page }, 'Availability'))?.click()
  await page.getByRole('combobox', { name: 'Availability' }).selectOption({ label: 'Available now' })
  await page.getByRole('button', { name: 'Show results' }).click()
  await page.waitForURL(/available=now/)
  await page.getByText('1 talent', { exact: true }).waitFor()
}
