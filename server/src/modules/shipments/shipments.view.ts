import type { Shipment, ToShip } from '@marquee/contract/calls/shipments'
import { allowedActions, nextActor } from '@marquee/contract/lifecycles/lifecycle'
import { shipmentLifecycle } from '@marquee/contract/lifecycles/shipment'
import { type CarrierKey, trackingUrl } from '@marquee/contract/rules/carriers'
import type { Side } from '../deals/case-party.ts'
import type { Deal } from '../deals/deal.ts'
import type { FileRow } from '../files/files.store.ts'
import { viewFile } from '../files/files.view.ts'
import { actingPartyOf } from '../offers/offers.view.ts'
import { viewTalentCard } from '../talents/talents.view.ts'
import { endOf, productOf, type ShipmentRow, shipmentFacts } from './shipment.ts'
import type { listShipmentTransitions, listToSend } from './shipments.store.ts'

/** What belongs to a shipment besides its row. */
export interface ShipmentParts {
  deal: Deal
  files: readonly FileRow[]
  timeline: Awaited<ReturnType<typeof listShipmentTransitions>>
  suggestion: ShipmentRow['address']
}

/** Returns the shipment of a deal as one side reads it. */
export function viewShipment(
  row: ShipmentRow,
  { deal, files, timeline, suggestion }: ShipmentParts,
  viewer: Side,
  now: Date,
): Shipment {
  const product = productOf(deal)
  return {
    id: row.id,
    dealId: row.dealId,
    status: row.status,
    version: row.version,
    product,
    currency: deal.price.currency,
    option: row.option,
    address: isAddressShown(row, viewer) ? row.address : null,
    suggestion,
    plannedAt: row.plannedAt.toISOString(),
    dueAt: iso(row.dueAt),
    endsAt: iso(endOf(row)),
    parcel: viewParcel(row.carrier, row.trackingNo),
    code: row.code,
    shippedAt: iso(row.shippedAt),
    receivedAt: iso(row.receivedAt),
    movedDays: row.movedDays,
    problem:
      row.problem && row.problemAt
        ? {
            kind: row.problem,
            note: row.problemNote,
            files: files
              .filter(({ id }) => row.problemFileIds.includes(id))
              .map((file) => viewFile(file, now)),
            at: row.problemAt.toISOString(),
          }
        : null,
    dropProposedBy: row.dropProposedBy,
    returnTo: row.returnTo,
    returnParcel: viewParcel(row.returnCarrier, row.returnTrackingNo),
    returnedAt: iso(row.returnedAt),
    nextActor: nextSide(row, product.mustReturn),
    allowedActions: actionsOf(row, deal, viewer),
    timeline: timeline.map((entry) => ({
      event: `shipment.${entry.event}`,
      by: viewer === 'brand' ? entry.by : actingPartyOf(entry, deal.talentId),
      at: entry.at.toISOString(),
    })),
  }
}

/** Returns whether a side reads the address: the brand while something is sent to it, the talent as long as it is kept. */
function isAddressShown({ status }: Pick<ShipmentRow, 'status'>, viewer: Side): boolean {
  return viewer === 'talent' || status !== 'cancelled'
}

function nextSide({ status, returnedAt }: ShipmentRow, mustReturn: boolean): Side | null {
  if (status === 'received') return mustReturn && !returnedAt ? 'talent' : null
  const next = nextActor(shipmentLifecycle, status)
  return next === 'brand' || next === 'talent' ? next : null
}

/** Returns the steps of a side; one’s own proposal cannot be repeated. */
function actionsOf(row: ShipmentRow, deal: Deal, by: Side): string[] {
  const facts = shipmentFacts(deal, row, by, { hasTracking: true })
  const actions: string[] = allowedActions(shipmentLifecycle, row.status, by, facts)
  return row.dropProposedBy ? actions.filter((action) => action !== 'propose_drop') : actions
}

/** Returns a product that the brand is to ship, as a row of its list. */
export function viewToShip(
  { row, deal, talent, campaignTitle }: Awaited<ReturnType<typeof listToSend>>[number],
  now: Date,
): ToShip {
  return {
    dealId: deal.id,
    version: row.version,
    talent: viewTalentCard(talent),
    campaignTitle: campaignTitle ?? 'Direct offer',
    product: productOf(deal),
    currency: deal.price.currency,
    option: row.option,
    address: row.address,
    dueAt: iso(row.dueAt),
    isLate: row.dueAt !== null && row.dueAt < now,
  }
}

function viewParcel(carrier: CarrierKey | null, trackingNo: string | null): Shipment['parcel'] {
  return carrier && trackingNo ? { carrier, trackingNo, url: trackingUrl(carrier, trackingNo) } : null
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null
