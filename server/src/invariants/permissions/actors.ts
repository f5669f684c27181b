import { type MandateScope, mandateScopes } from '@marquee/contract/call'
import { sql } from 'drizzle-orm'
import { keyedHash } from '../../modules/identity/secrets.ts'
import { db } from '../../platform/database/database.ts'
import { aMandatedTalent, aMember, aRosterLink, newAgent } from '../../testing/agency.ts'
import { newOperator, type Operator } from '../../testing/operator.ts'
import type { Pair } from '../../testing/pairs.ts'
import { expectOk, newPerson, type Person, type ServerUnderTest } from '../../testing/person.ts'
import { aDeal, submit } from '../../testing/work.ts'

/** The agents of the matrix; they differ in what they may do for talent A. */
export interface Actors {
  agents: { A: Person; B: Person }
  /** Represented talent A until today. */
  removed: Person
  /** Works in agency A and has no assigned talents. */
  colleague: Person
  operator: Operator
  /** The slug of an open roster link. */
  slug: string
  /** The address of an open page of a talent. */
  pageSlug: string
  /** A shared list of a brand with one talent, and a guest who has confirmed their address. */
  sharedList: { token: string; guestToken: string; talentId: string }
  /** A link to submitted work of a deal of pair A, and a guest who has confirmed their address. */
  workLink: { token: string; guestToken: string; deliverableId: string; commentId: string }
  /** The link of the report of a campaign of brand A. */
  reportToken: string
  /** Returns an agent who represents talent A with every right but this one. */
  without(scope: MandateScope): Promise<Person>
}

/** Creates agencies for the talents of two pairs. */
export async function actorsOf(app: ServerUnderTest, pairs: { A: Pair; B: Pair }): Promise<Actors> {
  const [A, B, removed] = [
    await newAgent(app, 'Agent A'),
    await newAgent(app, 'Agent B'),
    await newAgent(app, 'Removed agent'),
  ]
  await aMandatedTalent(A, pairs.A.talent)
  await aMandatedTalent(B, pairs.B.talent)
  const mandateId = await aMandatedTalent(removed, pairs.A.talent)
  expectOk(await removed.call('/talentagent/remove-added-talent', { mandateId }), 'removal')
  // Visitors read talents whose page is open.
  for (const { talent } of [pairs.A, pairs.B])
    expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'public page')
  const limited = new Map<MandateScope, Person>()
  return {
    agents: { A, B },
    removed,
    colleague: await aMember(A, []),
    operator: await newOperator(app),
    slug: (await aRosterLink(A, { title: 'Ours' })).slug,
    pageSlug: await aPublicPage(app),
    sharedList: await aSharedList(app, pairs.A.brand),
    workLink: await aWorkLink(pairs.A),
    reportToken: await aReportLink(pairs.A),
    without: async (scope) => {
      const known = limited.get(scope) ?? (await newAgent(app, `Agent without ${scope}`))
      if (!limited.has(scope))
        await aMandatedTalent(known, pairs.A.talent, {
          scopes: mandateScopes.filter((other) => other !== scope),
        })
      limited.set(scope, known)
      return known
    },
  }
}

/** Shares the favourites of a brand, of which one talent is listed, and confirms a guest. */
async function aSharedList(app: ServerUnderTest, brand: Person): Promise<Actors['sharedList']> {
  const talent = await newPerson(app, 'talent', 'Shared talent')
  expectOk(await talent.call('/user/update-profile', { isListed: true }), 'listing')
  expectOk(await brand.call('/brand/add-favorite', { talentId: talent.id }), 'favourite')
  const { id, url } = expectOk(await brand.call('/brand/share-list', { title: 'Ours' }), 'shared list').data
  const guestToken = 'a guest of the permission tests'
  await db().execute(sql`insert into shared_list_guests (shared_list_id, name, email, token_hash)
    values (${id}, 'A guest', 'guest@example.com', ${keyedHash(guestToken)})`)
  return { token: url.split('/s/')[1], guestToken, talentId: talent.id }
}

/** Shares submitted work, and confirms a guest. */
async function aWorkLink({ brand, talent }: Pair): Promise<Actors['workLink']> {
  const { dealId, deliverableIds } = await aDeal(brand, talent)
  const [deliverableId = ''] = deliverableIds
  expectOk(await submit(talent, deliverableId), 'version')
  const { id, url } = expectOk(await brand.call('/brand/share-work', { dealId }), 'link to work').data
  const guestToken = 'a reviewer of the permission tests'
  await db().execute(sql`insert into work_link_guests (work_link_id, name, email, token_hash)
    values (${id}, 'A guest', 'guest@example.com', ${keyedHash(guestToken)})`)
  const { rows } = await db().execute<{ id: string }>(sql`
    insert into work_link_comments (guest_id, submission_id, text)
    select g.id, s.id, 'Brighter?' from work_link_guests g, submissions s
    where g.work_link_id = ${id} and s.deliverable_id = ${deliverableId} returning id`)
  return { token: url.split('/work/')[1], guestToken, deliverableId, commentId: rows[0]?.id ?? '' }
}

/** Opens the page of a talent and returns its address. */
async function aPublicPage(app: ServerUnderTest): Promise<string> {
  const talent = await newPerson(app, 'talent', 'Public talent')
  return expectOk(await talent.call('/talent/savePublicPage', { isPublic: true }), 'page').data.slug
}

/** Shares the report of a campaign. */
async function aReportLink({ brand, campaignId }: Pair): Promise<string> {
  const { url } = expectOk(await brand.call('/campaign/share-report', { campaignId }), 'report link').data
  return url.split('/results/')[1]
}

let asked = 0

/** Creates a mandate request that its talent has not answered. */
export async function requestedMandate(app: ServerUnderTest, talent: Person): Promise<string> {
  asked += 1
  const agent = await newAgent(app, `Asking agent ${asked}`)
  return expectOk(
    await agent.call('/talentagent/add-talent', { kind: 'mandate', email: talent.email }),
    'request for a mandate',
  ).data.id
}

/** Creates an ended mandate of this talent. */
export async function endedMandate(app: ServerUnderTest, talent: Person): Promise<string> {
  const mandateId = await requestedMandate(app, talent)
  expectOk(await talent.call('/talent/answer-mandate', { mandateId, action: 'grant' }), 'grant')
  expectOk(await talent.call('/talent/end-mandate', { mandateId }), 'end of a mandate')
  return mandateId
}

/**
 * Creates the mandate that a call needs: the agent's own request, or one that its talent may answer or end.
 */
export async function freshMandate(
  app: ServerUnderTest,
  call: string,
  { talent, agent }: { talent: Person; agent: Person | null },
): Promise<string> {
  if (agent) {
    asked += 1
    const email = `asked.${asked}@example.com`
    return expectOk(
      await agent.call('/talentagent/add-talent', { kind: 'mandate', email }),
      'request for a mandate',
    ).data.id
  }
  const mandateId = await requestedMandate(app, talent)
  if (call !== 'answerMandate')
    expectOk(await talent.call('/talent/answer-mandate', { mandateId, action: 'grant' }), 'grant')
  return mandateId
}
