import type { Browser } from 'playwright-core'
import { Mailbox } from './mailbox.ts'
import { checkPage } from './page-checks.ts'
import { Person } from './person.ts'
import type { Product } from './product.ts'

/** What a scenario has available. */
export interface Stage {
  address: string
  browser: Browser
  mail: Mailbox
  /** Opens a browser context for a new person. */
  person(name: string, width?: number): Promise<Person>
  /** Runs one step; it is counted, and its title is reported on failure. */
  step(sentence: string, act: () => Promise<void>): Promise<void>
  /** Checks the current page at each width. */
  looksRight(person: Person, title: string): Promise<void>
  /** Counts a check that returns what is wrong; the scenario goes on. */
  check(find: () => Promise<string[]>): Promise<void>
}

export interface Scenario {
  title: string
  tell: (stage: Stage) => Promise<void>
}

export interface Outcome {
  passed: number
  errors: string[]
}

/** Declares a scenario; `e2e/run.ts` runs those of every `*.e2e.ts`. */
export function scenario(title: string, tell: Scenario['tell']): Scenario {
  return { title, tell }
}

/**
 * Runs one scenario. It ends at the first failed step; violations and console errors are collected and
 * counted. Every output line begins with `name`, because scenarios run in parallel.
 */
export async function play(
  { title, tell }: Scenario,
  browser: Browser,
  product: Product,
  name: string,
): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, errors: [] }
  const people: Person[] = []
  const fail = (error: string) => {
    outcome.errors.push(`${title}: ${error}`)
    console.error(`${name}  ✗ ${error}`)
  }
  const stage: Stage = {
    address: product.address,
    browser,
    mail: new Mailbox(product.localAddress),
    person: async (name, width) => {
      const person = await Person.arrive(browser, name, product.address, width)
      people.push(person)
      return person
    },
    step: async (sentence, act) => {
      const began = Date.now()
      await act().catch(async (error: Error) => {
        for (const person of people)
          await person.page
            .screenshot({
              path: `e2e/out/broken-${person.name.replaceAll(/\W+/g, '-')}.png`,
              fullPage: true,
            })
            .catch(() => null)
        throw new Error(`${sentence}\n${error.message}`, { cause: error })
      })
      outcome.passed += 1
      console.log(`${name}  ✓ ${sentence} (${Date.now() - began} ms)`)
    },
    looksRight: (person, page) =>
      checkPage(person, page).then(
        () => {
          outcome.passed += 1
        },
        (error: Error) => fail(error.message),
      ),
    check: async (find) => {
      const errors = await find().catch((error: Error) => [error.message])
      for (const error of errors) fail(error)
      if (errors.length === 0) outcome.passed += 1
    },
  }
  console.log(`${name}: ${title}, at ${product.address}`)
  await tell(stage).catch((error: Error) => fail(error.message))
  for (const person of people) {
    for (const error of new Set(person.errors)) fail(error)
    await person.leaves()
  }
  return outcome
}
