import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestResponse } from '../platform/testing/inject.ts'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../testing/agency.ts'
import { newOperator, type Operator } from '../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../testing/person.ts'
import { anOffer } from '../testing/work.ts'
import { compareLedgers } from './money/compare-ledgers.ts'
import {
  expectBothOrders,
  fewRounds,
  inTurns,
  isEventBefore,
  note,
  reportWins,
  where,
} from './races/runner.ts'

/** An agent who needs the talent’s approval accepts an offer, while it is made to end. */
let app: TestApp
let operator: Operator
let agent: Person
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
  agent = await newAgent(app, 'Racing agency')
})
afterAll(async () => {
  reportWins()
  await compareLedgers(app)
  await app.stop()
})

interface Round {
  brand: Person
  talent: Person
  offerId: string
}

async function aRound(): Promise<Round> {
  made += 1
  const brand = await newPerson(app, 'brand', `Consent brand ${made}`)
  const talent = await newPerson(app, 'talent', `Consent talent ${made}`)
  await aMandatedTalent(agent, talent, { dualConsent: true })
  return { brand, talent, offerId: await anOffer(brand, talent) }
}

/** What ends the offer: its event, the call, and how the offer ends. */
interface Ending {
  title: string
  event: string
  end(round: Round): Promise<TestResponse>
  status: 'withdrawn' | 'declined'
}

const suspend = ({ id: userId }: Person): Promise<TestResponse> =>
  operator.call('/superAdmin/suspendUser', {
    userId,
    reasonCode: 'fraud',
    explanation: 'We look into what happened.',
    reason: 'Seen by us',
  })

const endings: readonly Ending[] = [
  {
    title: 'the suspension of the talent',
    event: 'account.suspended',
    end: ({ talent }) => suspend(talent),
    status: 'withdrawn',
  },
  {
    title: 'the suspension of the brand',
    event: 'account.suspended',
    end: ({ brand }) => suspend(brand),
    status: 'withdrawn',
  },
  {
    title: 'a block by the talent',
    event: 'party.blocked',
    end: ({ brand, talent }) => talent.call('/user/block', { blockedId: brand.id }),
    status: 'declined',
  },
  {
    title: 'a block by the brand',
    event: 'party.blocked',
    end: ({ brand, talent }) => brand.call('/user/block', { blockedId: talent.id }),
    status: 'withdrawn',
  },
]

const ask = ({ offerId }: Round) => agent.call('/talentagent/accept-offer', { offerId, versionNo: 1 })
const approve = ({ offerId, talent }: Round) => talent.call('/talent/accept-offer', { offerId, versionNo: 1 })

async function stateOf(offerId: string): Promise<object[]> {
  const { rows } = await app.engine.root.execute(
    `select o.status as offer, d.status as deal, p.status as payment
     from offers o left join deals d on d.offer_id = o.id
       left join payables y on y.subject_id = o.id left join payments p on p.payable_id = y.id
     where o.id = '${offerId}'`,
  )
  return rows
}

/** The handlers after the commit end offers and pause deals, beside the request. */
async function settled(ended: Promise<TestResponse>): Promise<TestResponse> {
  const answer = await ended
  await app.settle()
  return answer
}

describe(where, () => {
  test.each(endings)('a request for approval against $title: the offer ends', async (ending) => {
    const title = `request for approval against ${ending.title}`
    const send = inTurns()
    for (let each = 0; each < fewRounds; each += 1) {
      const round = await aRound()
      const { offerId } = round
      const [asked, ended] = await send(
        () => ask(round),
        () => settled(ending.end(round)),
      )
      note(title, asked)
      expect(ended.status, 'neither a suspension nor a block ever loses').toBe(200)
      expect([200, 409, 422]).toContain(asked.status)
      if (asked.status === 200)
        expect(await isEventBefore({ name: 'offer.consent_asked', offerId }, { name: ending.event })).toBe(
          true,
        )
      await app.settle()
      const isOver = [{ offer: ending.status, deal: null, payment: 'voided' }]
      expect(await stateOf(offerId), `${asked.status}`).toEqual(isOver)
      expect((await ask(round)).status, 'asked again').not.toBe(200)
      expect((await approve(round)).status, 'approved afterwards').not.toBe(200)
      await app.settle()
      expect(await stateOf(offerId)).toEqual(isOver)
    }
    expectBothOrders(title)
  })

  test.each(endings)('the approval against $title: a deal from before, or none', async (ending) => {
    const title = `approval against ${ending.title}`
    const send = inTurns()
    for (let each = 0; each < fewRounds; each += 1) {
      const round = await aRound()
      const { offerId } = round
      expectOk(await ask(round), 'request for approval')
      const [approved, ended] = await send(
        () => approve(round),
        () => settled(ending.end(round)),
      )
      note(title, approved)
      expect(ended.status).toBe(200)
      expect([200, 401, 409, 422]).toContain(approved.status)
      if (approved.status === 200)
        expect(await isEventBefore({ name: 'offer.agreed', offerId }, { name: ending.event })).toBe(true)
      await app.settle()
      const deal = ending.event === 'party.blocked' ? 'active' : 'cancellation_requested'
      expect(await stateOf(offerId), `${approved.status}`).toEqual([
        approved.status === 200
          ? { offer: 'accepted', deal, payment: 'captured' }
          : { offer: ending.status, deal: null, payment: 'voided' },
      ])
    }
    expectBothOrders(title)
  })
})
