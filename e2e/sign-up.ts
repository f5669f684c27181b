import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'

export const PASSWORD = 'seven quiet lamps'

/** The doors as they stand in addresses, with the field of a person's name and where they come out. */
const doors = {
  brand: { name: 'Company', home: '/dashboard' },
  talent: { name: 'Name people know you by', home: '/dashboard/talent' },
  talentagent: { name: 'Your name', home: '/dashboard/talent-agent' },
} as const

/** Somebody makes an account at one of the doors, an agent with their agency, reads the code from their mail and is in. */
export async function signUp(
  stage: Stage,
  person: Person,
  door: keyof typeof doors,
  email: string,
  agency?: string,
): Promise<void> {
  await person.opens(`/signup/${door}`)
  await person.fills(doors[door].name, person.name)
  if (agency) await person.fills('Agency', agency)
  await person.fills('E-mail', email)
  await person.fills('Password', PASSWORD)
  await person.checks('I accept the terms of Marquee')
  await person.checks('I am 18 or older')
  await person.clicks('Create the account')
  await person.isAt('/verify-email')
  await person.fills('6-digit code', await stage.mail.codeFor(email))
  await person.clicks('Confirm')
  await person.isAt(doors[door].home)
}
