import type { Locator } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import { signUp } from './sign-up.ts'

/** An agency at work: its agent, a managed talent, a talent with an account, and a brand. */
export interface People {
  agent: Person
  brand: Person
  /** Has no browser: the agent acts on their behalf. */
  managed: string
  talent: Person
}

export const agency = 'Atlas Talent'
const email = 'jonas@example.com'

/**
 * The talent signs up alone; the agent creates the agency, adds a managed talent, and sends the other a
 * representation request by email.
 */
export async function foundAgency(stage: Stage, { agent, talent, managed }: People): Promise<void> {
  const { step, looksRight } = stage
  await step('a talent signs up', () => signUp(stage, talent, 'talent', email))
  await step('an agent signs up with an agency', () =>
    signUp(stage, agent, 'talentagent', 'rhea@example.com', agency),
  )
  await looksRight(agent, 'Home of a new agent')
  await step('the roster is empty and says how to add talents', async () => {
    await agent.clicks('Roster')
    await agent.sees('Add your first talent')
  })
  await looksRight(agent, 'Roster without talents')
  await step('the agent adds a managed talent', async () => {
    await agent.clicks('Add a talent')
    await agent.fills('Display name', managed)
    await agent.fills('Headline', 'Slow mornings, good light')
    await agent.fills('City', 'Leeds')
    await agent.fills('Starting price', '400')
  })
  await looksRight(agent, 'Add a managed talent')
  await step('the profile opens to be completed', async () => {
    await agent.clicks('Add to roster')
    await agent.isAt(/\/roster\/[0-9a-f-]{36}$/)
    await agent.sees(managed)
  })
  await looksRight(agent, 'Profile of a managed talent')
  await step('the agent sends another talent a representation request by email', async () => {
    await agent.opens('/dashboard/talent-agent/roster/new')
    await agent.checks(/^I want to represent them/)
    await agent.fills('Their email', email)
  })
  await looksRight(agent, 'Request to represent a talent')
  await step('the roster shows the request and nothing more about the talent', async () => {
    await agent.clicks('Send request')
    await agent.isAt('/dashboard/talent-agent/roster')
    await agent.sees(email)
    await agent.staysHere()
  })
}

/**
 * The talent reads the request and accepts it with dual consent; the agent's roster shows it without
 * reloading.
 */
export async function grantMandate(stage: Stage, { agent, talent }: People): Promise<void> {
  const { step, looksRight } = stage
  await step('the talent sees the request on home', async () => {
    await talent.opens('/dashboard/talent')
    await talent.sees(new RegExp(agency))
  })
  await looksRight(talent, 'Home with a representation request')
  await step('the talent reads the terms in plain language', async () => {
    await talent.clicks(/^More(?! time| actions)/)
    await talent.clicks('Representation')
    await talent.sees(`${agency} wants to represent you`)
    await talent.sees(`${agency} takes 15% of your share of every deal.`)
  })
  await looksRight(talent, 'A request for a mandate')
  await step('the talent turns on dual consent and accepts', async () => {
    await talent.checks('Require my approval before accepting')
    await talent.sees(/Nothing is accepted until you confirm it/)
    await talent.clicks('Accept representation')
    await talent.sees('Represents you')
  })
  await step('the agent sees the talent on the roster without reloading', async () => {
    await agent.sees(talent.name)
    await agent.hasNotReloaded()
  })
  await looksRight(agent, 'Roster with two talents')
}

/**
 * Follows the list row that contains this text anywhere, not only in its link. The list must be loaded: the
 * previous page may have such a row.
 */
export async function followsRow({ page }: Person, text: RegExp): Promise<void> {
  await rowOf(page.getByRole('main'), text).getByRole('link').first().click()
}

/** Returns the row that contains this text. */
export function rowOf(within: Locator, text: RegExp): Locator {
  return within.getByRole('listitem').filter({ hasText: text, visible: true }).first()
}
