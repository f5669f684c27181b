import { randomUUID } from 'node:crypto'
import { type FigureKey, MIN_CASES } from '@marquee/contract/rules/public-figures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/start-test-app.ts'
import { requestCancellation } from '../../testing/cases.ts'
import { expectOk, newPerson, PASSWORD, type Person } from '../../testing/person.ts'
import { aCampaign, aDeal, aFinishedDeal, anApplication, submit } from '../../testing/work.ts'
import { refreshMarketFigures } from './refresh-market-figures.ts'

const HOUR_MS = 3_600_000

let app: TestApp
/** The rows that the generated history copies. */
let first: Record<
  'offer' | 'application' | 'campaign' | 'deal' | 'deliverable' | 'submission' | 'cancellation',
  string
>
let origin: { brand: Person; talent: Person }
beforeAll(async () => {
  app = await startTestApp()
  origin = {
    brand: await newPerson(app, 'brand', 'Origin brand'),
    talent: await newPerson(app, 'talent', 'Origin talent'),
  }
  const { dealId, offerId } = await aFinishedDeal(origin.brand, origin.talent)
  const cancelled = await aDeal(origin.brand, origin.talent)
  const [row] = await select(`
    select d.campaign_id as campaign, w.id as deliverable, s.id as submission
    from deals d join deliverables w on w.deal_id = d.id join submissions s on s.deliverable_id = w.id
    where d.id = '${dealId}'`)
  const campaign = await aCampaign(origin.brand)
  first = {
    offer: offerId,
    deal: dealId,
    campaign,
    deliverable: String(row?.deliverable),
    submission: String(row?.submission),
    application: await anApplication(origin.talent, campaign),
    cancellation: await requestCancellation(origin.brand, cancelled.dealId),
  }
})
afterAll(() => app.stop())

async function select(statement: string): Promise<Record<string, unknown>[]> {
  return (await app.engine.root.execute(statement)).rows
}

/** Copies a row with other values in some columns and returns its id. */
async function copy(table: string, source: string, changes: Record<string, unknown>): Promise<string> {
  const id = randomUUID()
  const json = JSON.stringify({ id, ...changes }).replaceAll("'", "''")
  await select(
    `insert into ${table} select (jsonb_populate_record(one, '${json}')).* from ${table} one where one.id = '${source}'`,
  )
  return id
}

async function transition(
  noun: string,
  id: string,
  [event, from, to, by]: readonly [string, string, string, string],
  at: Date,
): Promise<void> {
  await select(`insert into transitions (noun, subject_id, event, "from", "to", version, "by", actor, at)
    values ('${noun}', '${id}', '${event}', '${from}', '${to}', 1, '${by}', 'system', '${at.toISOString()}')`)
}

const figuresOf = async (
  side: 'talent' | 'brand',
  id: string,
): Promise<Partial<Record<FigureKey, number | null>>> => {
  const path = side === 'talent' ? '/user/getTalentFigures' : '/user/getBrandFigures'
  const { data } = expectOk(await origin.brand.call(path, { [`${side}Ids`]: [id] }), 'figures')
  return Object.fromEntries(
    data.items[0].figures.map((row: { key: FigureKey; value: number | null }) => [row.key, row.value]),
  )
}

/** A sequence of numbers from 0 to 1 that is the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
const percent = (part: number, all: number) => Math.round((100 * part) / all)

/** A request of the generated history, in hours: how long ago, and after how long it was answered or withdrawn. */
interface Request {
  agoHours: number
  answered: number | null
  withdrawn: number | null
}

/** Returns whether a request was answered in time; null when it does not count. */
function judge({ agoHours, answered, withdrawn }: Request, limit: number): boolean | null {
  if (agoHours > 365 * 24) return null
  if (answered !== null) return answered <= limit
  if (withdrawn !== null && withdrawn < limit) return null
  return agoHours >= limit ? false : null
}

function aRequest(next: () => number, limit: number): Request {
  const agoHours = 1 + next() * 380 * 24
  const ends = Math.min(agoHours, next() * limit * 1.6)
  const kind = next()
  return {
    agoHours,
    answered: kind < 0.6 ? ends : null,
    withdrawn: kind >= 0.6 && kind < 0.75 ? ends : null,
  }
}

test('the home page shows figures of the market from 20 completed deals on, computed each hour', async () => {
  const shown = async () => expectOk(await app.call('/market/figures'), 'figures').data
  const completeOne = async () =>
    copy('deals', first.deal, { offer_id: await copy('offers', first.offer, {}) })
  for (let completed = 1; completed < 19; completed += 1) await completeOne()
  await refreshMarketFigures()
  expect(await shown()).toEqual({ figures: [], isDemo: false })
  await completeOne()
  expect((await shown()).figures).toEqual([])
  await refreshMarketFigures()
  const [paid] = await select(
    `select coalesce(sum(amount - reversed), 0)::int as sum from payouts where status = 'paid' and currency = 'GBP'`,
  )
  const { figures } = await shown()
  expect(figures.slice(0, 3)).toEqual([
    { key: 'completedDeals', value: 20 },
    { key: 'paidOut', value: paid?.sum },
    { key: 'onTime', value: 100 },
  ])
  await select(`delete from deals where offer_id <> '${first.offer}' and completed_at is not null`)
})

describe('figures equal a computation over a generated history', () => {
  test('of a talent: replies to offers and invitations, dates, revisions, deals', async () => {
    const next = numbersFrom(11)
    const now = Date.now()
    const talent = await newPerson(app, 'talent', 'Figured talent')
    const ago = (hours: number) => new Date(now - hours * HOUR_MS)
    const requests: Request[] = []
    for (let index = 0; index < 40; index += 1) {
      const request = aRequest(next, 72)
      requests.push(request)
      const asked = ago(request.agoHours)
      const later = (hours: number) => new Date(asked.getTime() + hours * HOUR_MS)
      const isOffer = index % 2 === 0
      const owner = { talent_id: talent.id, created_at: asked }
      const id = isOffer
        ? await copy('offers', first.offer, { ...owner, status: 'declined', payable_id: null })
        : await copy('applications', first.application, {
            ...owner,
            campaign_id: await copy('campaigns', first.campaign, {}),
          })
      const noun = isOffer ? 'offer' : 'application'
      if (isOffer) await transition(noun, id, ['send', 'draft', 'pending_talent', 'system'], asked)
      else await transition(noun, id, ['invite', 'new', 'invited', 'brand'], asked)
      if (request.answered !== null)
        await transition(
          noun,
          id,
          isOffer
            ? ['reject', 'pending_talent', 'declined', 'talent']
            : ['apply', 'invited', 'submitted', 'talent'],
          later(request.answered),
        )
      if (request.withdrawn !== null)
        await transition(
          noun,
          id,
          isOffer
            ? ['cancel', 'pending_talent', 'withdrawn', 'brand']
            : ['close', 'invited', 'closed', 'system'],
          later(request.withdrawn),
        )
    }
    const work = { late: 0, all: 0, revisions: 0, submitted: 0, completed: 0 }
    for (let index = 0; index < 12; index += 1) {
      const isCompleted = next() < 0.5
      const dueAgo = (next() * 380 - 5) * 24
      const lateHours = next() * 20 - 14
      const rounds = Math.floor(next() * 3)
      const isSubmitted = next() < 0.8
      const offer_id = await copy('offers', first.offer, { talent_id: origin.talent.id, status: 'declined' })
      const deal_id = await copy('deals', first.deal, {
        talent_id: talent.id,
        offer_id,
        status: isCompleted ? 'completed' : 'active',
        completed_at: isCompleted ? ago(1) : null,
      })
      const deliverable_id = await copy('deliverables', first.deliverable, {
        deal_id,
        due_at: ago(dueAgo),
        status: isSubmitted ? 'submitted' : 'pending',
      })
      const submitted = dueAgo - lateHours
      for (let no = 1; isSubmitted && no <= rounds + 1; no += 1)
        await copy('submissions', first.submission, {
          deliverable_id,
          no,
          due_at: ago(dueAgo),
          created_at: ago(submitted - no + 1),
          decision: no <= rounds ? 'changes_requested' : null,
        })
      if (isCompleted) work.completed += 1
      const isMissed = !isSubmitted && !isCompleted && dueAgo > 0
      if ((isSubmitted || isMissed) && dueAgo <= 365 * 24) {
        work.all += 1
        if (isMissed || lateHours > 0) work.late += 1
      }
      if (isSubmitted && submitted <= 365 * 24) {
        work.submitted += 1
        work.revisions += rounds
      }
    }
    const judged = requests.map((request) => ({ request, isInTime: judge(request, 72) }))
    const counted = judged.filter(({ isInTime }) => isInTime !== null)
    const inTime = counted.filter(({ isInTime }) => isInTime)
    expect(counted.length).toBeGreaterThan(15)
    expect(await figuresOf('talent', talent.id)).toEqual({
      talentReplyRate: percent(inTime.length, counted.length),
      talentReplyTime: round(median(inTime.map(({ request }) => request.answered ?? 0)), 1),
      talentOnTime: percent(work.all - work.late, work.all),
      talentCompleted: work.completed,
      talentRevisions: round(work.revisions / work.submitted, 1),
    })
  })

  test('of a brand: replies to applications and counter-offers, payment, silent approvals, decisions', async () => {
    const next = numbersFrom(5)
    const now = Date.now()
    const brand = await newPerson(app, 'brand', 'Figured brand')
    const ago = (hours: number) => new Date(now - hours * HOUR_MS)
    const requests: Request[] = []
    for (let index = 0; index < 40; index += 1) {
      const request = aRequest(next, 168)
      requests.push(request)
      const asked = ago(request.agoHours)
      const later = (hours: number) => new Date(asked.getTime() + hours * HOUR_MS)
      const isCounter = index % 2 === 0
      const owner = { brand_id: brand.id, created_at: asked }
      const id = isCounter
        ? await copy('offers', first.offer, { ...owner, status: 'declined', payable_id: null })
        : await copy('applications', first.application, {
            ...owner,
            campaign_id: await copy('campaigns', first.campaign, {}),
          })
      const noun = isCounter ? 'offer' : 'application'
      if (isCounter)
        await transition(noun, id, ['counter', 'pending_talent', 'pending_brand', 'talent'], asked)
      else await transition(noun, id, ['apply', 'new', 'submitted', 'talent'], asked)
      if (isCounter) await transition(noun, id, ['extend', 'pending_brand', 'pending_brand', 'brand'], asked)
      if (request.answered !== null)
        await transition(
          noun,
          id,
          isCounter
            ? ['accept', 'pending_brand', 'awaiting_payment', 'brand']
            : ['decline', 'submitted', 'declined', 'brand'],
          later(request.answered),
        )
      if (request.withdrawn !== null)
        await transition(
          noun,
          id,
          isCounter
            ? ['withdraw_counter', 'pending_brand', 'pending_talent', 'talent']
            : ['withdraw', 'submitted', 'withdrawn', 'talent'],
          later(request.withdrawn),
        )
    }
    const paidAfter: number[] = []
    const work = { silent: 0, approved: 0, completed: 0 }
    for (let index = 0; index < 8; index += 1) {
      const completedAgo = next() * 380 * 24
      const tookHours = next() * 72
      const isSilent = next() < 0.4
      const offer_id = await copy('offers', first.offer, { status: 'declined' })
      const deal_id = await copy('deals', first.deal, {
        brand_id: brand.id,
        offer_id,
        completed_at: ago(completedAgo),
        approved_at: ago(completedAgo + tookHours),
      })
      const deliverable_id = await copy('deliverables', first.deliverable, { deal_id })
      await copy('submissions', first.submission, {
        deliverable_id,
        created_at: ago(completedAgo + 80),
        decision: 'approved',
        decided_by: isSilent ? 'system' : 'brand',
      })
      work.completed += 1
      if (completedAgo <= 365 * 24) paidAfter.push(tookHours)
      if (completedAgo + 80 <= 365 * 24) {
        work.approved += 1
        if (isSilent) work.silent += 1
      }
    }
    for (const back_bps of [0, 2_000, 5_000, 10_000])
      await copy('cancellations', first.cancellation, {
        brand_id: brand.id,
        status: 'resolved',
        back_bps,
        decided_at: ago(100),
      })
    const judged = requests.map((request) => judge(request, 168)).filter((isInTime) => isInTime !== null)
    expect(await figuresOf('brand', brand.id)).toEqual({
      brandReplyRate: percent(judged.filter(Boolean).length, judged.length),
      brandTimeToPay: round(median(paidAfter), 1),
      brandSilentApprovals: percent(work.silent, work.approved),
      brandCompleted: work.completed,
      brandRevisions: 0,
      brandDecidedAgainst: 2,
    })
  })
})

test('a figure with fewer than three cases is hidden, and an unknown id has none', async () => {
  const brand = await newPerson(app, 'brand', 'Young brand')
  const talent = await newPerson(app, 'talent', 'Young talent')
  for (let deals = 1; deals <= MIN_CASES; deals += 1) {
    await aFinishedDeal(brand, talent)
    const ofTalent = await figuresOf('talent', talent.id)
    const ofBrand = await figuresOf('brand', brand.id)
    const isShown = deals === MIN_CASES
    expect(ofTalent).toMatchObject({
      talentReplyRate: isShown ? 100 : null,
      talentOnTime: isShown ? 100 : null,
      talentCompleted: isShown ? 3 : null,
    })
    expect(ofBrand).toMatchObject({
      brandTimeToPay: isShown ? 0 : null,
      brandSilentApprovals: isShown ? 0 : null,
      brandReplyRate: isShown ? 100 : null,
    })
  }
  expect(Object.values(await figuresOf('talent', randomUUID())).every((value) => value === null)).toBe(true)
})

test('work is judged by the date that was agreed when it was submitted: a later pause does not make it punctual', async () => {
  const brand = await newPerson(app, 'brand', 'Pausing brand')
  const talent = await newPerson(app, 'talent', 'Pausing talent')
  for (let deals = 0; deals < MIN_CASES; deals += 1) {
    const { dealId, deliverableIds } = await aDeal(brand, talent)
    const [deliverableId = ''] = deliverableIds
    await select(`update deliverables set due_at = now() - interval '1 hour' where id = '${deliverableId}'`)
    expectOk(await submit(talent, deliverableId), 'submission')
    const cancellationId = await requestCancellation(brand, dealId)
    await select(`update deals set paused_at = now() - interval '3 days' where id = '${dealId}'`)
    expectOk(await talent.call('/talent/refuseCancellation', { cancellationId }), 'decline')
  }
  expect((await figuresOf('talent', talent.id)).talentOnTime).toBe(0)
})

test('figures of a talent stay when a brand of their deals has left', async () => {
  const leaving = await newPerson(app, 'brand', 'Leaving brand')
  const talent = await newPerson(app, 'talent', 'Staying talent')
  for (let deals = 0; deals < MIN_CASES; deals += 1) await aFinishedDeal(leaving, talent)
  const before = await figuresOf('talent', talent.id)
  await select(`update campaigns set status = 'completed' where brand_id = '${leaving.id}'`)
  expectOk(await leaving.call('/user/delete-profile', { password: PASSWORD }), 'erasure')
  expect(await figuresOf('talent', talent.id)).toEqual(before)
  expect(before.talentCompleted).toBe(MIN_CASES)
})
