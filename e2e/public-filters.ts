import type { Person } from './harness/person.ts'

/**
 * Chooses a filter that nothing matches and removes it again: on a phone in the sheet, which stays open, and elsewhere with the link of
 * the page.
 */
export async function seesNoneAndClears(
  { page }: Pick<Person, 'page'>,
  label: string,
  option: string,
): Promise<void> {
  const open = page.getByRole('button', { name: /^Filters/ })
  const isSheet = await open.isVisible()
  if (isSheet) await open.click()
  await page.getByRole('combobox', { name: label }).selectOption({ label: option })
  if (!isSheet)
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
  const open = page.getByRole('button', { name: /^Filters/ })
  const isSheet = await open.isVisible()
  if (isSheet) await open.click()
  await page.getByRole('combobox', { name: label }).selectOption({ label: option })
  if (isSheet) await page.getByRole('button', { name: /^Show/ }).click()
}
