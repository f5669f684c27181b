import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/start-test-app.ts'
import { runDueTimers } from '../platform/timers/timers.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../testing/person.ts'
import { writeReview } from '../testing/reviews.ts'
import { aFinishedDeal } from '../testing/work.ts'
import { note, reportWins, rounds, together, where } from './races/runner.ts'

let app: TestApp
let brand: Person
let talent: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Racing brand')
  talent = await newPerson(app, 'talent', 'Racing talent')
})
afterAll(async () => {
  reportWins()
  await app.stop()
})

/** Returns the number of reviews of a deal, of published ones, and of announcements that they are published. */
async function countsOf(dealId: string) {
  await app.settle()
  const { rows } = await app.engine.root.execute(`
    select count(*)::int as written, count(published_at)::int as published,
      count(distinct published_at)::int as moments,
      (select count(*)::int from events where name = 'reviews.published' and payload->>'dealId' = '${dealId}') as announced
    from reviews where deal_id = '${dealId}'`)
  return rows[0]
}

async function race(run: (isTurned: boolean) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await run(round % 2 === 1)
}

describe(where, () => {
  test('both sides write at once: both reviews are kept and published in the same moment, once', async () => {
    await race(async (isTurned) => {
      const { dealId } = await aFinishedDeal(brand, talent)
      const answers = await together(
        isTurned,
        () => writeReview(brand, dealId),
        () => writeReview(talent, dealId),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await countsOf(dealId)).toEqual({ written: 2, published: 2, moments: 1, announced: 1 })
    })
  })

  test('a withdrawal against the second review: published both, or the second alone stays sealed', async () => {
    await race(async (isTurned) => {
      const { dealId } = await aFinishedDeal(brand, talent)
      expectOk(await writeReview(talent, dealId), 'first')
      const [withdrawn, written] = await together(
        isTurned,
        () => talent.call('/talent/withdrawReview', { dealId }),
        () => writeReview(brand, dealId),
      )
      note('withdrawal against the second review', withdrawn)
      expect(written.status).toBe(200)
      expect(await countsOf(dealId)).toEqual(
        withdrawn.status === 200
          ? { written: 1, published: 0, moments: 0, announced: 0 }
          : { written: 2, published: 2, moments: 1, announced: 1 },
      )
    })
  })

  test('the end of the time against the second review, and its timer twice: published once, none alone', async () => {
    await race(async (isTurned) => {
      const { dealId } = await aFinishedDeal(brand, talent)
      expectOk(await writeReview(talent, dealId), 'first')
      const soon = "now() + interval '15 milliseconds'"
      await app.engine.root.execute(`update review_periods set ends_at = ${soon} where deal_id = '${dealId}'`)
      await app.engine.root.execute(
        `update timers set fires_at = ${soon} where noun = 'review' and event = 'publish' and subject_id = '${dealId}'`,
      )
      const late = () =>
        Promise.all([runDueTimers(new Date(Date.now() + 50)), runDueTimers(new Date(Date.now() + 50))])
      const second = () => writeReview(brand, dealId)
      const [written] = await (isTurned
        ? Promise.all([second(), late()])
        : Promise.all([late(), second()]).then(([, answer]) => [answer]))
      if (!written) throw new Error('There was no answer')
      note('second review against the end of the time', written)
      const kept = written.status === 200 ? 2 : 1
      expect(await countsOf(dealId)).toEqual({ written: kept, published: kept, moments: 1, announced: 1 })
    })
  })

  test('two replies at once: one is kept', async () => {
    await race(async (isTurned) => {
      const { dealId } = await aFinishedDeal(brand, talent)
      expectOk(await writeReview(talent, dealId), 'first')
      expectOk(await writeReview(brand, dealId), 'second')
      const answers = await together(
        isTurned,
        () => brand.call('/brand/replyToReview', { dealId, text: 'One.' }),
        () => brand.call('/brand/replyToReview', { dealId, text: 'Two.' }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    })
  })

  test('a review against the erasure of its author’s account: it is written by a deleted user or not at all', async () => {
    for (let round = 0; round < Math.min(rounds, 6); round += 1) {
      const leaving = await newPerson(app, 'talent', `Leaving racer ${round}`)
      const { dealId } = await aFinishedDeal(brand, leaving)
      await app.engine.root.execute(`update payouts set status = 'paid' where payee_id = '${leaving.id}'`)
      const [written, erased] = await together(
        round % 2 === 1,
        () => writeReview(leaving, dealId),
        () => leaving.call('/user/delete-profile', { password: PASSWORD }),
      )
      expect(erased.status).toBe(200)
      expect([200, 401]).toContain(written.status)
      const { data } = expectOk(await writeReview(brand, dealId), 'the other side')
      const isKept = written.status === 200
      expect(data.theirs?.author.name ?? null).toBe(isKept ? 'Deleted user' : null)
      expect((await countsOf(dealId))?.published).toBe(isKept ? 2 : 0)
    }
  })
})
