import type { Locator } from 'playwright-core'
import type { Person } from './harness/person.ts'
import type { Stage } from './harness/scenario.ts'
import { signUp } from './sign-up.ts'

/** An agency at work: its agent, a talent it manages, a talent with an own sign-in, and a brand. */
export interface Cast {
  agent: Person
  brand: Person
  /** Has no browser: the agent is at the keys. */
  managed: string
  talent: Person
}

export const agency = 'Atlas Talent'
const email = 'jonas@example.com'

/** The talent signs up alone; the agent founds the agency, makes a talent, and asks the other by e-mail. */
export async function foundAgency(stage: Stage, { agent, talent, managed }: Cast): Promise<void> {
  const { step, looksRight } = stage
  await step('A talent signs up for themselves', () => signUp(stage, talent, 'talent', email))
  await step('An agent signs up with an agency', () =>
    signUp(stage, agent, 'talentagent', 'rhea@example.com', agency),
  )
  await looksRight(agent, 'Home of a new agent')
  await step('The roster is empty and says how it fills', async () => {
    await agent.clicks('Roster')
    await agent.sees('Add your first talent')
  })
  await looksRight(agent, 'Roster without talents')
  await step('The agent makes a talent whom the agency manages', async () => {
    await agent.clicks('Add a talent')
    await agent.fills('Name people know them by', managed)
    await agent.fills('One line about them', 'Slow mornings, good light')
    await agent.fills('City', 'Leeds')
    await agent.fills('Fee from', '400')
  })
  await looksRight(agent, 'Add a talent one manages')
  await step('The profile opens for what is missing', async () => {
    await agent.clicks('Add to the roster')
    await agent.isAt(/\/roster\/[0-9a-f-]{36}$/)
    await agent.sees(managed)
  })
  await looksRight(agent, 'Profile of a managed talent')
  await step('The agent asks another talent for a mandate by e-mail', async () => {
    await agent.opens('/dashboard/talent-agent/roster/new')
    await agent.checks(/^Ask them for a mandate/)
    await agent.fills('Their e-mail', email)
  })
  await looksRight(agent, 'Ask a talent for a mandate')
  await step('The roster tells that they are asked, and nothing more of them', async () => {
    await agent.clicks('Ask for the mandate')
    await agent.isAt('/dashboard/talent-agent/roster')
    await agent.sees(email)
    await agent.staysHere()
  })
}

/** The talent reads what is asked and grants it, keeping the last word; the agent's roster shows it without reloading. */
export async function grantMandate(stage: Stage, { agent, talent }: Cast): Promise<void> {
  const { step, looksRight } = stage
  await step('The talent is told at home', async () => {
    await talent.opens('/dashboard/talent')
    await talent.sees(new RegExp(agency))
  })
  await looksRight(talent, 'Home of a talent who is asked for a mandate')
  await step('The talent finds the terms in plain words', async () => {
    await talent.clicks(/^More/)
    await talent.clicks('Representation')
    await talent.sees(`${agency} wants to represent you`)
    await talent.sees(`${agency} takes 15 % of your share of every deal.`)
  })
  await looksRight(talent, 'A request for a mandate')
  await step('The talent wants to be asked first, and grants it', async () => {
    await talent.checks('Require my approval before accepting')
    await talent.sees(/Nothing is accepted before you confirm it/)
    await talent.clicks('Accept representation')
    await talent.sees('Represents you')
  })
  await step('The agent sees the talent on the roster without reloading', async () => {
    await agent.sees(talent.name)
    await agent.hasNotReloaded()
  })
  await looksRight(agent, 'Roster with two talents')
}

/** Follows the row of a list that holds these words anywhere, not only in its link. The list has to be here: the page before may have such a row. */
export async function followsRow({ page }: Person, words: RegExp): Promise<void> {
  await rowOf(page.getByRole('main'), words).getByRole('link').first().click()
}

/** The row that holds these words. */
export function rowOf(within: Locator, words: RegExp): Locator {
  return within.getByRole('listitem').filter({ hasText: words, visible: true }).first()
}
