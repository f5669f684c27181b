import { afterAll, beforeAll, expect, test } from 'vitest'
import { intentOf, moneyOf, runStep } from '../../invariants/money/run-deal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aManagedTalent, aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { onboard } from '../../testing/money.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { aDeal, aFinishedDeal, finishWork } from '../../testing/work.ts'

let app: TestApp
let brand: Person
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Unsettled brand')
})
afterAll(() => app.stop())

const leave = (person: Person) => person.call('/user/delete-profile', { password: PASSWORD })

/** Disputes the charge of an offer at its bank, and returns the id of the dispute. */
async function dispute(offerId: string): Promise<string> {
  const payment = (await moneyOf(brand, offerId)).payments.at(-1)
  const charge = (await intentOf(app, payment.id)).latest_charge
  const { id } = await runStep(app, 'disputes', { charge })
  await app.settle()
  return id
}

test('a talent cannot delete the account while their bank has returned a share', async () => {
  const talent = await newPerson(app, 'talent', 'Returned talent')
  await onboard(app, talent)
  await aFinishedDeal(brand, talent)
  await app.engine.root.execute(`update payouts set status = 'failed' where payee_id = '${talent.id}'`)
  expect(await leave(talent)).toMatchObject({ status: 422, code: 'money_held' })
  await app.engine.root.execute(`update payouts set status = 'paid' where payee_id = '${talent.id}'`)
  expectOk(await leave(talent), 'erasure')
})

test('nobody with a share in a disputed payment can delete the account until the dispute is decided', async () => {
  const agency = await newAgent(app, 'Disputed agent')
  const talent = await newPerson(app, 'talent', 'Disputed talent')
  await aMandatedTalent(agency, talent)
  const { dealId, deliverableIds, offerId } = await aDeal(brand, talent)
  const id = await dispute(offerId)
  await finishWork(brand, talent, deliverableIds)
  expectOk(await brand.call('/brand/completeDeal', { dealId }), 'completion')
  await app.settle()
  for (const person of [talent, brand])
    expect(await leave(person), person.role).toMatchObject({ status: 422, code: 'money_held' })
  await runStep(app, `disputes/${id}/win`)
  await app.settle()
  expect(expectOk(await talent.call('/talent/payouts', {}), 'payouts').data.items).toMatchObject([
    { dealId, amount: 80_000, status: 'on_hold' },
  ])
})

test('an agency cannot remove a managed talent whose payment is disputed', async () => {
  const agency = await newAgent(app, 'Managing agent')
  const { talentId, mandateId } = await aManagedTalent(agency)
  await aFinishedDeal(brand, await newPerson(app, 'talent', 'Placeholder talent'))
  const { rows } = await app.engine.root.execute(
    `update payables set payee_id = '${talentId}' where id = (select id from payables order by created_at desc limit 1) returning subject_id`,
  )
  await dispute(String(rows[0]?.subject_id))
  const refused = { status: 422, code: 'payout_pending' }
  expect(await agency.call('/talentagent/remove-added-talent', { mandateId })).toMatchObject(refused)
  expect(await leave(agency)).toMatchObject(refused)
})
