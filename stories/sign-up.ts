import type { Person } from './harness/person.ts'
import type { Stage } from './harness/story.ts'

export const PASSWORD = 'seven quiet lamps'

/** Somebody makes an account at one of the doors, reads the code from their mail and is in. */
export async function signUp(stage: Stage, person: Person, door: 'brand' | 'talent', email: string): Promise<void> {
  await person.opens(`/signup/${door}`)
  await person.writes(door === 'brand' ? 'Company' : 'Name people know you by', person.name)
  await person.writes('E-mail', email)
  await person.writes('Password', PASSWORD)
  await person.ticks('I accept the terms of Marquee')
  await person.ticks('I am 18 or older')
  await person.presses('Create the account')
  await person.isAt('/verify-email')
  await person.writes('Code of six digits', await stage.mail.codeFor(email))
  await person.presses('Confirm')
  await person.isAt(door === 'brand' ? '/dashboard' : '/dashboard/talent')
}
