import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHeldOffer, asOperator, cardLike, injectFailure, recover } from '../../invariants/money/run-deal.ts'
import { sealNewRows } from '../../platform/events/seal.ts'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { aMandatedTalent, newAgent } from '../../testing/agency.ts'
import { aPdf, someBrandTerms } from '../../testing/brand-terms.ts'
import { newOperator, type Operator, signInOperator } from '../../testing/operator.ts'
import { expectOk, newPerson, type Person } from '../../testing/person.ts'
import { aDeal, submit } from '../../testing/work.ts'

const script = fileURLToPath(new URL('../../../../scripts/check-evidence.mjs', import.meta.url))
const HOUR_MS = 3_600_000

let app: TestApp
let brand: Person
let talent: Person
let agent: Person
let operator: Operator
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  brand = await newPerson(app, 'brand', 'Proven brand')
  talent = await newPerson(app, 'talent', 'Proven talent')
  agent = await newAgent(app, 'Agency of canaries')
  operator = await newOperator(app)
  folder = await mkdtemp(join(tmpdir(), 'marquee-evidence-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the stand-alone check on a pack, and returns whether it holds and what it prints. */
async function check(json: string, ...options: string[]): Promise<{ holds: boolean; printed: string }> {
  const file = join(folder, 'pack.json')
  await writeFile(file, json)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file, ...options], {
    encoding: 'utf8',
  })
  return { holds: status === 0, printed: stdout + stderr }
}

test('both sides, their agent and an operator get the evidence of a deal, and a stranger learns nothing', async () => {
  await aMandatedTalent(agent, talent, { commission: { posting: 1_777, live: 1_777, content: 1_777 } })
  expectOk(await brand.call('/user/update-profile', { street: '1 Canary Street' }), 'profile')
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
  const statement = 'At 0:14 the label is turned away, and the brief asks for it.'
  expectOk(await brand.call('/brand/openDispute', { dealId, type: 'other', statement }), 'dispute')
  await sealNewRows()
  for (const person of [brand, talent, agent]) {
    const { json, pdf } = expectOk(
      await person.call(`/${person.role}/getEvidence`, { dealId }),
      'evidence',
    ).data
    const { content } = JSON.parse(json)
    expect(content).toMatchObject({
      deal: { brand: 'Proven brand', talent: 'Proven talent', price: { amount: 120_000 } },
      notSealed: 0,
      disputes: [{ statements: [{ by: 'brand', text: statement }] }],
    })
    expect(content.deliverables[0].submissions[0].files[0].sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(content.timeline).toContainEqual({ at: expect.any(String), text: 'Proven brand opened a dispute' })
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    // The commission is not looked for inside ids and hashes, which are random.
    expect(json).not.toMatch(/Canary Street|@example\.com|Agency of canaries|(?<![\w-])1777(?![\w-])/)
  }
  const stranger = await newPerson(app, 'brand', 'Curious brand')
  expect(await stranger.call('/brand/getEvidence', { dealId })).toMatchObject({ status: 404 })
  expect((await operator.call('/superAdmin/getEvidence', { dealId })).data.fields).toHaveProperty('reason')
  expectOk(await operator.call('/superAdmin/getEvidence', { dealId, reason: 'The bank asks' }), 'evidence')
  const log = expectOk(
    await operator.call('/superAdmin/getAuditLog', { action: 'operatorEvidence' }),
    'log',
  ).data
  expect(log.items).toMatchObject([{ reason: 'The bank asks' }])
})

test('the stand-alone check passes on a pack and finds any changed byte', async () => {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  expectOk(await submit(talent, deliverableIds[0] ?? ''), 'submission')
  await sealNewRows()
  const { json } = expectOk(await brand.call('/brand/getEvidence', { dealId }), 'evidence').data
  const pack = JSON.parse(json)
  expect((await check(json)).printed).toMatch(/Everything holds/)
  expect((await check(json, '--key', pack.publicKey)).holds).toBe(true)
  expect((await check(json, '--key', 'another')).printed).toMatch(/another key/)
  const changed = (change: (copy: typeof pack) => void): string => {
    const copy = structuredClone(pack)
    change(copy)
    return JSON.stringify(copy)
  }
  const [row] = pack.content.rows
  expect(row.path.length, 'the batch has several rows').toBeGreaterThan(0)
  for (const [what, change] of Object.entries({
    'a price': (copy: typeof pack) => (copy.content.deal.price.amount += 1),
    'a hash': (copy: typeof pack) =>
      (copy.content.deliverables[0].submissions[0].files[0].sha256 = 'f'.repeat(64)),
    'the signature': (copy: typeof pack) => (copy.signature = `A${copy.signature.slice(1)}B`),
  }))
    expect((await check(changed(change))).printed, what).toMatch(/signature of the file does not hold/)
  for (const [what, change, finding] of [
    ['a row', (copy: typeof pack) => (copy.content.rows[0].content = row.content.replace('"', ' "')), /path/],
    ['a path', (copy: typeof pack) => (copy.content.rows[0].path[0] = '0'.repeat(64)), /path/],
    [
      'a root',
      (copy: typeof pack) => (copy.content.rows[0].previous = '0'.repeat(64)),
      /signature of its root/,
    ],
  ] as const)
    expect((await check(changed(change))).printed, what).toMatch(finding)
  await writeFile(join(folder, 'other.txt'), 'not of this deal')
  expect((await check(json, '--files', folder)).printed).toMatch(/other.txt is not a file of this deal/)
})

async function aChargeback() {
  const method = await cardLike(app, brand, 'pm_card_createDispute')
  const { offerId } = await aHeldOffer(app, brand, talent, {}, method)
  expectOk(await talent.call('/talent/accept-offer', { offerId, versionNo: 1 }), 'acceptance')
  await app.settle()
  return (await waitingChargebacks()).at(-1) ?? ''
}
async function waitingChargebacks(): Promise<string[]> {
  const { items } = expectOk(await operator.call('/superAdmin/getQueue'), 'queue').data
  return items
    .filter(({ kind }: { kind: string }) => kind === 'chargeback')
    .map(({ subjectId }: { subjectId: string }) => subjectId)
}
const chargeback = async (chargebackId: string) =>
  expectOk(await operator.call('/superAdmin/getChargeback', { chargebackId }), 'chargeback').data
const disputes = async () => (await asOperator(app, 'disputes?limit=100')).data

test('the evidence goes to the bank 12 hours before its last moment, once, also when the provider fails', async () => {
  const chargebackId = await aChargeback()
  const { evidenceDue, sendsAt, sentAt, deal } = await chargeback(chargebackId)
  expect(deal).toMatchObject({ status: 'active', brand: { companyName: 'Proven brand' } })
  expect(Date.parse(evidenceDue) - Date.parse(sendsAt)).toBe(12 * HOUR_MS)
  expect(sentAt).toBeNull()
  await injectFailure(app, 'POST /v1/disputes/:id', 'cut_after')
  await app.passTime(Date.parse(sendsAt) - Date.now() + 60_000)
  await app.engine.root.execute("update provider_calls set due_at = now() where state = 'waiting'")
  await app.settle()
  await recover(app)
  operator = await signInOperator(app, operator)
  expect(await chargeback(chargebackId)).toMatchObject({ sendsAt: null, sentAt: expect.any(String) })
  const [sent] = await disputes()
  expect(sent.evidence_details).toMatchObject({ has_evidence: true, submission_count: 1 })
  expect(sent.evidence).toMatchObject({
    customer_name: 'Proven brand',
    uncategorized_text: expect.stringMatching(/The signed evidence file has the SHA-256 [0-9a-f]{64}/),
  })
  await app.passTime(0)
})

test('an operator sends the evidence earlier, with a note, and never twice', async () => {
  operator = await signInOperator(app, operator)
  const chargebackId = await aChargeback()
  const send = () =>
    operator.call('/superAdmin/sendEvidence', {
      chargebackId,
      note: 'The brand confirmed the work in writing.',
      reason: 'The case is clear',
    })
  expect(await waitingChargebacks()).toContain(chargebackId)
  expectOk(await send(), 'evidence')
  expect(await waitingChargebacks(), 'the item leaves at once').not.toContain(chargebackId)
  await app.settle()
  expect(await chargeback(chargebackId)).toMatchObject({ sendsAt: null, sentAt: expect.any(String) })
  expect(await waitingChargebacks()).not.toContain(chargebackId)
  expect(await send()).toMatchObject({ status: 409, code: 'wrong_state' })
  const [sent] = await disputes()
  expect(sent.evidence.uncategorized_text).toContain('The brand confirmed the work in writing.')
})

test('evidence that the provider rejects is sent again by an operator, with its reason on the page', async () => {
  operator = await signInOperator(app, operator)
  const chargebackId = await aChargeback()
  const send = () =>
    operator.call('/superAdmin/sendEvidence', { chargebackId, note: '', reason: 'The case is clear' })
  await injectFailure(app, 'POST /v1/disputes/:id', 'rejected')
  expect(expectOk(await send(), 'evidence').data).toMatchObject({ isSending: true })
  expect(await send(), 'it is on its way').toMatchObject({ status: 409, code: 'wrong_state' })
  expect(await waitingChargebacks()).not.toContain(chargebackId)
  await app.settle()
  expect(await chargeback(chargebackId)).toMatchObject({ isSending: false, error: expect.any(String) })
  expect(await waitingChargebacks(), 'the rejected evidence needs an operator').toContain(chargebackId)
  expectOk(await send(), 'evidence again')
  await app.settle()
  expect(await chargeback(chargebackId)).toMatchObject({ error: null, sentAt: expect.any(String) })
})

test('the evidence names the terms that the deal attaches, and the check compares a file with them', async () => {
  const bytes = aPdf()
  const brandTerms = await someBrandTerms(brand, { bytes })
  const { dealId } = await aDeal(brand, talent, { brandTerms })
  await sealNewRows()
  const { json } = expectOk(await talent.call('/talent/getEvidence', { dealId }), 'evidence').data
  expect(JSON.parse(json).content.terms.attached).toEqual(brandTerms)
  const file = join(folder, 'terms.pdf')
  await writeFile(file, bytes)
  expect(await check(json, '--terms', file)).toMatchObject({ holds: true })
  await writeFile(file, aPdf())
  expect(await check(json, '--terms', file)).toMatchObject({ holds: false })
})
