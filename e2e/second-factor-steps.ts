import { appCodeOf } from '../server/src/testing/app-code.ts'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import { timeOf } from './move-time.ts'

/** How long an app shows a code. The code of the next period is accepted too, once the present one was used. */
export const CODE_PERIOD_MS = 30_000

/** Returns the key that the page shows for the app. */
export async function appKey({ page }: Person): Promise<string> {
  return (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
}

/** Sets two-step verification up in the dialog on the screen, up to the recovery codes. Returns the key of the app. */
export async function connectApp(stage: Stage, person: Person): Promise<string> {
  await person.clicks('Set up')
  await person.sees('Or enter this key in the app:')
  const key = await appKey(person)
  await person.fills('Code that the app shows', appCodeOf(key, await timeOf(stage)))
  await person.clicks('Turn on')
  await person.sees('I have saved these codes')
  return key
}

/** Confirms that the recovery codes on the screen are saved. */
export async function saveCodes(person: Person): Promise<void> {
  await person.checks('I have saved these codes')
  await person.clicks('Continue')
}
