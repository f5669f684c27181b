import type { Call } from '@marquee/contract/call'
import { sql } from 'drizzle-orm'
import { db } from '../platform/database/database.ts'
import type { Pair } from './pairs.ts'
import { expectOk, type Person } from './person.ts'
import { aDeal } from './work.ts'

const statement = 'The work is not what was agreed.'

/** Creates a cancellation request that the caller may answer, or withdraw where the call does that. */
export async function aCancellation(
  { brand, talent }: Pair,
  { call, isOfBrand }: { call: Call; isOfBrand: boolean },
): Promise<string> {
  const { dealId } = await aDeal(brand, talent)
  const isOwn = call.subject?.event === 'withdraw'
  const requester = isOwn === isOfBrand ? brand : talent
  return requestCancellation(requester, dealId)
}

/** Requests the cancellation of a deal with half of its payment back and returns the request’s id. */
export async function requestCancellation(who: Person, dealId: string): Promise<string> {
  const input = { dealId, reason: 'other', backBps: 5_000 }
  const { data } = expectOk(await who.call(`/${who.role}/cancellationReq`, input), 'cancellation request')
  return (data.cancellation ?? data).id
}

/** Creates a dispute of the caller; a decided one for the calls about decisions. */
export async function aDispute(
  { brand, talent }: Pair,
  { call, by }: { call: Call; by: Person },
): Promise<string> {
  const { dealId } = await aDeal(brand, talent)
  const disputeId = await openDispute(by, dealId)
  if (call.subject?.event === 'appeal' || call.subject?.event === 'waive') await makeDecided(disputeId)
  return disputeId
}

/** Opens a dispute about a deal and returns its id. */
export async function openDispute(who: Person, dealId: string, type = 'other'): Promise<string> {
  const input = { dealId, type, statement }
  return expectOk(await who.call(`/${who.role}/openDispute`, input), 'dispute').data.id
}

/** Makes a dispute decided, as an operator does. */
export async function makeDecided(disputeId: string): Promise<void> {
  await db().execute(sql`
    update disputes set status = 'decided', back_bps = 5000, appeal_by = now() + interval '7 days'
    where id = ${disputeId}`)
}

/** Makes a dispute escalated, as the end of the time to settle does. */
export async function escalateDispute(disputeId: string): Promise<void> {
  await db().execute(sql`update disputes set status = 'escalated' where id = ${disputeId}`)
}
