import type { Page } from 'playwright-core'
import type { Person } from './harness/person.ts'

/** Opens the preview in its new tab. */
export async function previewOf(operator: Person): Promise<Page> {
  const opened = operator.page.context().waitForEvent('page')
  await operator.clicks('Preview')
  return opened
}
