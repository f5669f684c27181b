import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'

export const PASSWORD = 'seven quiet lamps'

/** The account types as in paths, with the label of the name field and the home path. */
const accountTypes = {
  brand: { name: 'Company', home: '/dashboard' },
  talent: { name: 'Display name', home: '/dashboard/talent' },
  talentagent: { name: 'Your name', home: '/dashboard/talent-agent' },
} as const

/** Creates an account of one type, an agent with their agency, and signs in with the emailed code. */
export async function signUp(
  stage: Stage,
  person: Person,
  accountType: keyof typeof accountTypes,
  email: string,
  agency?: string,
): Promise<void> {
  await person.opens(`/signup/${accountType}`)
  await completesSignUp(stage, person, accountType, email, agency)
  await arrivesIn(person, accountType)
}

/** Fills in the open sign-up and confirms the emailed code; what opens afterwards depends on where the person came from. */
export async function completesSignUp(
  stage: Stage,
  person: Person,
  accountType: keyof typeof accountTypes,
  email: string,
  agency?: string,
): Promise<void> {
  await person.fills(accountTypes[accountType].name, person.name)
  if (agency) await person.fills('Agency', agency)
  await person.fills('Email', email)
  await person.fills('Password', PASSWORD)
  await person.checks(/^I accept the terms/)
  await person.checks('I am 18 or older')
  await person.clicks('Create account')
  await person.isAt('/verify-email')
  await person.fills('6-digit code', await stage.mail.codeFor(email))
  await person.clicks('Confirm')
}

/** Signs in with the password of `signUp`, after the session has ended. */
export async function signInWithPassword(
  person: Person,
  accountType: keyof typeof accountTypes,
  email: string,
): Promise<void> {
  await entersPassword(person, email)
  await arrivesIn(person, accountType)
}

/** Waits for the home of the area. Its address comes before it, while the page before still shows links of the same names. */
async function arrivesIn(person: Person, accountType: keyof typeof accountTypes): Promise<void> {
  await person.isAt(accountTypes[accountType].home)
  await person.page.getByLabel('Marquee, home', { exact: true }).waitFor({ state: 'attached' })
}

/** Sends the sign-in form with the password of `signUp`. */
export async function entersPassword(person: Person, email: string): Promise<void> {
  await person.opens('/signin')
  await person.fills('Email', email)
  await person.fills('Password', PASSWORD)
  await person.clicks('Sign in')
}
