import { randomUUID } from 'node:crypto'
import type { Call } from '@marquee/contract/call'
import { sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { brandTermsOf } from '../../testing/brand-terms.ts'
import { aCancellation, aDispute } from '../../testing/cases.ts'
import { aChange } from '../../testing/change.ts'
import { aConversation } from '../../testing/conversation.ts'
import { saveCard } from '../../testing/money.ts'
import { actAs, newOperator } from '../../testing/operator.ts'
import type { Pair } from '../../testing/pairs.ts'
import { expectOk, newPerson, type Person, type ServerUnderTest } from '../../testing/person.ts'
import { aFileSpec, someTerms } from '../../testing/terms.ts'
import { aCampaign, aDeal, aDraftOffer, aFinishedDeal, anApplication, anOffer } from '../../testing/work.ts'
import { freshMandate } from './actors.ts'

/** What a subject is created for, and between whom. */
interface Wanted {
  name: string
  call: Call
  pair: Pair
  role: Person['role']
  /** The calling agent; their uploads and mandates are their own. */
  agent: Person
}

/** Nouns whose subject is the same for every call, caller and role of a pair. */
const shared: ReadonlySet<string> = new Set([
  'application',
  'offer',
  'deal',
  'deliverable',
  'card',
  'payable',
])

/** Returns what tells the subjects of two requests apart; one subject serves until something changes. */
export function subjectKey({ name, call, role, agent }: Wanted): string {
  const noun = call.subject?.noun ?? ''
  if (isAboutRenewal(name)) return `${noun} for ${name} to the ${role} ${agent.id}`
  return shared.has(noun)
    ? noun
    : `${noun} for ${call.kind === 'read' ? 'reading' : name} to the ${role} ${agent.id}`
}

/** Creates the subject of a call in a state from which the call can succeed. */
export async function makeSubject({ name, call, pair, role, agent }: Wanted): Promise<string> {
  const { brand, talent } = pair
  switch (call.subject?.noun) {
    case 'campaign':
      // A decision about several applicants needs one.
      return name === 'decideApplicants' ? pair.campaignId : aCampaign(brand)
    case 'campaign template':
      return expectOk(
        await brand.call('/brand/save-campaign-template', {
          campaignId: await aCampaign(brand),
          name: randomUUID(),
        }),
        'template',
      ).data.id
    case 'application':
      return anApplication(talent, await aCampaign(brand))
    case 'offer':
      return anOffer(brand, talent, { brandTerms: await brandTermsOf(brand) })
    case 'deal':
      return isAboutRenewal(name) ? aRenewableDeal(pair, name) : (await aDeal(brand, talent)).dealId
    case 'deliverable':
      return (await aDeal(brand, talent, someTerms({ deliverables: [aFileSpec()] }))).deliverableIds[0] ?? ''
    case 'cancellation':
      return aCancellation(pair, { call, isOfBrand: role === 'brand' })
    case 'dispute':
      return aDispute(pair, { call, by: role === 'brand' ? brand : talent })
    case 'amendment': {
      // One's own is withdrawn; that of the other side is answered.
      const isOwn = /withdraw/i.test(name)
      const side = role === 'brand' ? 'brand' : 'talent'
      const other = side === 'brand' ? 'talent' : 'brand'
      return (await aChange(pair, isOwn ? side : other)).id
    }
    case 'conversation':
      return aConversation(pair, { isFresh: 'no' in call.input.shape })
    case 'brand':
      return brand.id
    case 'talent':
    case 'account':
      return talent.id
    case 'party':
      return aParty(brand.server, role)
    case 'visit':
      return aVisit({ brand, talent, talentagent: agent }[role])
    case 'report':
      return aReportCase({ brand, talent, talentagent: agent }[role], 'report')
    case 'decision':
      return aReportCase({ brand, talent, talentagent: agent }[role], 'decision')
    case 'work': {
      const input = { fileId: await talent.upload(), caption: 'A work' }
      return expectOk(await talent.call('/talent/addWork', input), 'work').data.works.at(-1).id
    }
    case 'brand terms':
      return (await brandTermsOf(brand)).id
    case 'outside invitation': {
      const email = `${randomUUID()}@outside.example`
      return expectOk(await brand.call('/brand/invite-outside-talent', { email }), 'invitation').data.id
    }
    case 'file':
      return { brand, talent, talentagent: agent }[role].upload()
    case 'mandate':
      return freshMandate(brand.server, name, { talent, agent: role === 'talentagent' ? agent : null })
    case 'card':
      return saveCard(brand.server, brand)
    case 'card entry':
      return expectOk(await brand.call('/brand/addCard'), 'card entry').data.setupId
    case 'payable':
      return (await aDraftOffer(brand, talent)).payableId
    default:
      return ''
  }
}

/** Creates someone whom this role can block, and returns their id. */
export async function aParty(server: ServerUnderTest, role: Person['role']): Promise<string> {
  const other = role === 'brand' ? 'talent' : 'brand'
  return (await newPerson(server, other, `Party ${randomUUID()}`)).id
}

/**
 * Creates a case: about a question to this person, who reported; or with a decision about this person. Returns the id of the
 * report or of the case.
 */
async function aReportCase({ id }: Person, wanted: 'report' | 'decision'): Promise<string> {
  const { rows } = await db().execute<{ report: string; decision: string }>(sql`
    with made as (
      insert into report_cases (noun, subject_id, account_id, status, kind, outcome, decided_at, appeal_by)
      values ('talent', gen_random_uuid(), ${wanted === 'decision' ? id : null}::uuid,
        ${wanted === 'decision' ? 'action_taken' : 'needs_info'}, 'fraud', ${wanted === 'decision' ? 'warning' : null},
        ${wanted === 'decision' ? new Date().toISOString() : null}::timestamptz, now() + interval '14 days')
      returning id)
    insert into reports (case_id, reporter_id, is_without_account, kind, text, copy, copy_sha256, question, asked_at)
    select id, ${wanted === 'report' ? id : null}::uuid, false, 'fraud', 'A report', '{"v":1,"title":"A profile","text":"","details":[]}',
      '', 'Which one?', now() from made
    returning id as report, case_id as decision`)
  return rows[0]?.[wanted] ?? ''
}

const isAboutRenewal = (name: string): boolean => /renewal$/i.test(name)

/** Creates a completed deal with a right that can be renewed; its price is asked for where the call declines that. */
async function aRenewableDeal({ brand, talent }: Pair, name: string): Promise<string> {
  const rights = { channels: ['paid'], territory: 'uk', days: 30, mayEdit: false, aiTraining: false }
  const { dealId } = await aFinishedDeal(brand, talent, { rights, renewalPrice: 6_000 })
  if (/decline/i.test(name))
    expectOk(await brand.call('/brand/askRenewal', { dealId, months: 3 }), 'request for a price')
  return dealId
}

let visits = 0

/** Creates a visit of an operator to this account. */
async function aVisit(person: Person): Promise<string> {
  visits += 1
  await actAs(person.server, await newOperator(person.server, `Visiting Operator ${visits}`), person)
  return expectOk(await person.call('/user/supportVisits'), 'visits').data.items[0].id
}
