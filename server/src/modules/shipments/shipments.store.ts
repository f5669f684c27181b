import { fail } from '@marquee/contract/errors'
import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { compiled, queuedWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { decodePageCursor } from '../../platform/database/pagination.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { transitions } from '../../platform/transitions/transitions.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import type { Deal } from '../deals/deal.ts'
import { lockDealWithOffer } from '../deals/deals.store.ts'
import { deals } from '../deals/deals.tables.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import { lockDeliverables } from '../deals/deliverables.store.ts'
import type { FileRow } from '../files/files.store.ts'
import { files } from '../files/files.tables.ts'
import { talentCardColumns } from '../talents/talents.store.ts'
import { talents } from '../talents/talents.tables.ts'
import type { ShipmentChanges, ShipmentRow } from './shipment.ts'
import { shipments } from './shipments.tables.ts'

/** A locked shipment with its locked deal and deliverables. */
export interface LockedShipment {
  row: ShipmentRow
  deal: Deal
  work: Deliverable[]
}

const insertOne = queuedWrite((on, row: ShipmentRow) => on.insert(shipments).values(row))

/** Queues a new shipment. */
export async function createShipment(row: ShipmentRow): Promise<void> {
  await insertOne(row)
}

const updateOne = queuedWrite((on, { id, ...changes }: ShipmentChanges & { id: string }) =>
  on.update(shipments).set(changes).where(eq(shipments.id, id)),
)

/** Queues changes of a locked shipment that are not a transition. */
export async function updateShipment(changes: ShipmentChanges & { id: string }): Promise<void> {
  await updateOne(changes)
}

const lockOne = compiled((on, { dealId }: { dealId: string }) =>
  on.select().from(shipments).where(eq(shipments.dealId, dealId)).for('update'),
)

/** Locks and returns the shipment of a locked deal; undefined without one. */
export async function lockShipmentOf(dealId: string): Promise<ShipmentRow | undefined> {
  return (await lockOne({ dealId }))[0]
}

/**
 * Locks the shipment of a deal that `isAllowed`: offer, deal, deliverables, shipment, in this order; two waits at most. Fails
 * with `not_found` for another deal and with `no_product` for one without a shipment.
 */
export async function lockShipment(
  dealId: string,
  isAllowed: (deal: Deal) => boolean,
): Promise<LockedShipment> {
  const [deal, work, row] = await Promise.all([
    lockDealWithOffer(dealId),
    lockDeliverables(dealId),
    lockShipmentOf(dealId),
  ])
  if (!deal || !isAllowed(deal)) fail('not_found')
  if (!row) fail('no_product')
  return { row, deal, work }
}

const findDealId = compiled((on, { id }: { id: string }) =>
  on.select({ dealId: shipments.dealId }).from(shipments).where(eq(shipments.id, id)),
)

/** Returns the deal of a shipment; undefined when there is none. */
export async function findDealOfShipment(id: string): Promise<string | undefined> {
  return (await findDealId({ id }))[0]?.dealId
}

const findOwn = compiled((on, { dealId, partyId }: { dealId: string; partyId: string }) =>
  on
    .select({ deal: deals, row: shipments })
    .from(deals)
    .leftJoin(shipments, eq(shipments.dealId, deals.id))
    .where(and(eq(deals.id, dealId), or(eq(deals.brandId, partyId), eq(deals.talentId, partyId)))),
)

/** Finds a deal of this brand or talent with its shipment; undefined for a foreign one. */
export async function findShipment(
  dealId: string,
  partyId: string,
): Promise<{ deal: Deal; row: ShipmentRow | null } | undefined> {
  return (await findOwn({ dealId, partyId }))[0]
}

const findTransitions = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select({
      noun: transitions.noun,
      event: transitions.event,
      by: transitions.by,
      actor: transitions.actor,
      at: transitions.at,
    })
    .from(transitions)
    .where(
      and(
        eq(transitions.noun, 'shipment'),
        sql`${transitions.subjectId} = (select s.id from ${shipments} s where s.deal_id = ${dealId})`,
      ),
    )
    .orderBy(transitions.id)
    .limit(200),
)

/** Lists the transitions of the shipment of a deal, oldest first; 200 at most. */
export async function listShipmentTransitions(dealId: string) {
  return findTransitions({ dealId })
}

const findFiles = compiled((on, { dealId }: { dealId: string }) =>
  on
    .select()
    .from(files)
    .where(
      sql`${files.id} = any(array(select unnest(s.problem_file_ids) from ${shipments} s where s.deal_id = ${dealId}))`,
    ),
)

/** Lists the photos of the problem with the product of a deal. */
export async function listProblemFiles(dealId: string): Promise<FileRow[]> {
  return findFiles({ dealId })
}

const findLast = compiled((on, { talentId }: { talentId: string }) =>
  on
    .select({ address: shipments.address })
    .from(shipments)
    .where(and(eq(shipments.talentId, talentId), isNotNull(shipments.address)))
    .orderBy(desc(shipments.addressAt))
    .limit(1),
)

/** Returns the address that a talent gave last and that is not deleted yet; null without one. */
export async function findLastAddress(talentId: string): Promise<ShipmentRow['address']> {
  return (await findLast({ talentId }))[0]?.address ?? null
}

interface ToSendFilter {
  brandId: string
  campaignId?: string | null | undefined
}

/**
 * Lists what a brand is to ship, of all campaigns, of one, or (null) of direct offers, the earliest deadline first; one row
 * more than the limit.
 */
export async function listToSend(
  { brandId, campaignId }: ToSendFilter,
  page: { cursor?: string | undefined; limit: number },
) {
  return db()
    .select({
      row: shipments,
      deal: { id: deals.id, terms: deals.terms, price: deals.price },
      talent: talentCardColumns,
      campaignTitle: campaigns.title,
    })
    .from(shipments)
    .innerJoin(deals, eq(deals.id, shipments.dealId))
    .innerJoin(talents, eq(talents.id, shipments.talentId))
    .leftJoin(campaigns, eq(campaigns.id, shipments.campaignId))
    .where(
      and(
        eq(shipments.brandId, brandId),
        sql`${shipments.status} = 'awaiting_shipment'`,
        sql`${deals.status} in ('active', 'in_review', 'approved')`,
        campaignId === undefined
          ? undefined
          : campaignId === null
            ? sql`${shipments.campaignId} is null`
            : eq(shipments.campaignId, campaignId),
        afterShipment(page.cursor),
      ),
    )
    .orderBy(asc(shipments.dueAt), asc(shipments.id))
    .limit(page.limit + 1)
}

function afterShipment(cursor: string | undefined): SQL | undefined {
  const { at, id } = decodePageCursor(cursor)
  return at === undefined
    ? undefined
    : sql`(${shipments.dueAt}, ${shipments.id}) > (${at}::timestamptz, ${id}::uuid)`
}

/** What is deleted of a shipment with its address. */
export const withoutAddress = {
  address: null,
  code: '',
  returnTo: '',
  trackingNo: null,
  returnTrackingNo: null,
}

/** Addresses, codes and tracking numbers; their period begins with the end of the deal. */
export const agingAddresses: AgingRows = {
  table: shipments,
  from: shipments.endedAt,
  where: sql`(${shipments.address} is not null or ${shipments.code} <> '' or ${shipments.returnTo} <> ''
    or ${shipments.trackingNo} is not null or ${shipments.returnTrackingNo} is not null)`,
  blank: sql`address = null, code = '', return_to = '', tracking_no = null, return_tracking_no = null`,
}

const blankOf = queuedWrite((on, { talentId }: { talentId: string }) =>
  on.update(shipments).set(withoutAddress).where(eq(shipments.talentId, talentId)),
)

/** Queues the deletion of every address of a talent. */
export async function deleteAddressesOf(talentId: string): Promise<void> {
  await blankOf({ talentId })
}
