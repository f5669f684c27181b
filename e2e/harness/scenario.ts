import type { Browser } from 'playwright-core'
import { Mailbox } from './mailbox.ts'
import { checkPage } from './page-checks.ts'
import { Person } from './person.ts'
import type { Product } from './product.ts'

/** What a story has at hand. */
export interface Stage {
  address: string
  browser: Browser
  mail: Mailbox
  /** Somebody new sits down at a browser of their own. */
  person(name: string, width?: number): Promise<Person>
  /** One sentence of the story; it counts, and its failure tells where the story broke. */
  step(sentence: string, act: () => Promise<void>): Promise<void>
  /** The page as it stands, at three widths. */
  looksRight(person: Person, title: string): Promise<void>
}

export interface Scenario {
  title: string
  tell: (stage: Stage) => Promise<void>
}

export interface Outcome {
  passed: number
  failed: number
  faults: string[]
}

/** Declares a story; `e2e/run.ts` plays those of every `*.e2e.ts`. */
export function scenario(title: string, tell: Scenario['tell']): Scenario {
  return { title, tell }
}

/**
 * Plays one story. Ends at the first broken step; barriers and console errors are gathered and counted, one each. Every line it prints
 * begins with `name`, because others are told at the same time.
 */
export async function play(
  { title, tell }: Scenario,
  browser: Browser,
  product: Product,
  name: string,
): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, faults: [] }
  const people: Person[] = []
  const fail = (fault: string) => {
    outcome.failed += 1
    outcome.faults.push(`${title}: ${fault}`)
    console.error(`${name}  ✗ ${fault}`)
  }
  const stage: Stage = {
    address: product.address,
    browser,
    mail: new Mailbox(product.address),
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
  }
  console.log(`${name}: ${title}, at ${product.address}`)
  await tell(stage).catch((error: Error) => fail(error.message))
  for (const person of people) {
    for (const fault of new Set(person.faults)) fail(fault)
    await person.leaves()
  }
  return outcome
}
