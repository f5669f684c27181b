import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { newPerson } from '../../testing/person.ts'
import { aFileSpec, dayFromNow } from '../../testing/terms.ts'
import { aDeal } from '../../testing/work.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('further deliverables that are not possible are named as in their request', async () => {
  const brand = await newPerson(app, 'brand', 'Adding brand')
  const { dealId } = await aDeal(brand, await newPerson(app, 'talent', 'Adding talent'))
  const add = async (body: object) =>
    (await brand.call('/brand/addNewDeliverables', { dealId, reason: 'Two more, please.', ...body })).data
      .fields
  const [late, fine] = [{ ...aFileSpec(), draftDue: dayFromNow(-1) }, aFileSpec()]
  expect(await add({ deliverables: [fine, late] })).toHaveProperty(['deliverables.1.draftDue'])
  expect(await add({ deliverables: [fine], price: 120_050 })).toEqual({
    price: expect.stringContaining('The price must change by at least £1'),
  })
})
