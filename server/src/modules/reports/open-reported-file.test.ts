import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aTestConversation } from '../../testing/conversation.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aDeal } from '../../testing/work.ts'

let app: TestApp
let operator: Operator
beforeAll(async () => {
  app = await startTestApp()
  operator = await newOperator(app)
})
afterAll(() => app.stop())

const open = (caseId: string, reason = 'To judge the file', by: Operator | Person = operator) =>
  by.call('/superAdmin/getReportedFile', { caseId, reason })

/** Reports something and returns the case about this person. */
async function aCase(reporter: Person, noun: string, subjectId: string, about: Person): Promise<string> {
  const text = 'This is not what was agreed, and it is not theirs.'
  expectOk(await reporter.call('/user/report', { noun, subjectId, kind: 'fraud', text }), 'report')
  const { items } = expectOk(await operator.call('/superAdmin/getQueue', {}), 'queue').data
  return items.find(
    (item: { kind: string; user: { id: string } | null }) =>
      item.kind === 'report' && item.user?.id === about.id,
  ).subjectId
}

test('an operator opens a reported file with a reason, which is recorded, and a removed one only for an appeal', async () => {
  const talk = await aTestConversation(app, 'File talk')
  const fileId = await talk.talent.upload()
  await talk.sent(talk.talent, 'Here it is', { fileIds: [fileId] })
  const caseId = await aCase(talk.brand, 'file', fileId, talk.talent)
  expect((await open(caseId, '')).data.fields).toHaveProperty('reason')
  expect((await open(caseId, 'Curious', talk.brand)).code).toBe('wrong_role')
  const { file, dealId } = expectOk(await open(caseId), 'file').data
  expect([file.id, dealId]).toEqual([fileId, null])
  expect((await app.app.inject({ url: file.url })).statusCode).toBe(200)
  const log = expectOk(await operator.call('/superAdmin/getAuditLog', { action: 'reportedFile' }), 'log').data
  expect(log.items).toMatchObject([{ reason: 'To judge the file' }])
  const removal = { outcome: 'removal', kind: 'fraud', reason: 'Seen by us' }
  const texts = {
    textForReporter: 'You were right, and we have acted.',
    textForReported: 'This breaks our rules.',
  }
  expectOk(await operator.call('/superAdmin/decideReport', { caseId, ...removal, ...texts }), 'removal')
  const fetched = async (url: string): Promise<number> => (await app.app.inject({ url })).statusCode
  expect(await open(caseId)).toMatchObject({ status: 409, code: 'wrong_state' })
  expect(await fetched(file.url)).toBe(404)
  expectOk(await talk.talent.call('/user/appealReportDecision', { caseId, text: 'It is mine.' }), 'appeal')
  const removed = expectOk(await open(caseId, 'To decide the appeal'), 'removed file').data.file
  const reply = await app.app.inject({ url: removed.url })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await fetched(removed.url.replace('removed=1', 'removed=2'))).toBe(404)
  expect(await fetched(`${file.url}&removed=1`)).toBe(404)
  const [address] = removed.url.split('?')
  expect(await fetched(`${address}?removed=1`)).toBe(404)
  app.clock.offset(600_001)
  expect(await fetched(removed.url)).toBe(404)
  app.clock.offset(0)
})

test('a file of submitted work comes with its deal, and a case about a profile has no file', async () => {
  const brand = await newPerson(app, 'brand', 'Paying reporter')
  const talent = await newPerson(app, 'talent', 'Reported worker')
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  const fileId = await talent.upload()
  const work = { deliverableId: deliverableIds[0] ?? '', fileIds: [fileId] }
  expectOk(await talent.call('/talent/uploadDeliverables', work), 'submission')
  const caseId = await aCase(brand, 'file', fileId, talent)
  expect(expectOk(await open(caseId), 'file').data).toMatchObject({ file: { id: fileId }, dealId })
  const caseOfBrand = await aCase(talent, 'brand', brand.id, brand)
  expect((await open(caseOfBrand)).status).toBe(404)
})
