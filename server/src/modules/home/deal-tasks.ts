import type { Task } from '@marquee/contract/calls/home'
import type { ShipmentStatus } from '@marquee/contract/lifecycles/shipment'
import { payMilestoneBy } from '../deals/deal.ts'
import { caseTasks } from './case-tasks.ts'
import { type HomeScope, listCaseTasks, listMilestoneTasks, listProductTasks } from './home.store.ts'
import { loadPostTasks } from './post-tasks.ts'
import { loadRightsTasks } from './rights-tasks.ts'
import { talentNameFor, type Viewer } from './tasks.ts'

type MilestoneTask = Awaited<ReturnType<typeof listMilestoneTasks>>[number]
type ProductRow = Awaited<ReturnType<typeof listProductTasks>>[number]

/** Loads the tasks about the cases, the milestones, the products, the usage rights and the posts of deals, those of the reader apart from those of the other side. */
export async function loadDealTasks(
  side: HomeScope,
  viewer: Viewer,
  now: Date,
): Promise<{ yours: Task[]; theirs: Task[] }> {
  const [cases, products, milestones, ofRights, ofPosts] = await Promise.all([
    listCaseTasks(side),
    listProductTasks(side),
    listMilestoneTasks(side),
    loadRightsTasks(side, viewer, now),
    loadPostTasks(side, viewer, now),
  ])
  const ofCases = caseTasks(cases, viewer)
  const tasksOf = (isOwn: boolean) =>
    products.filter((row) => isOwnProduct(row, viewer) === isOwn).map((row) => productTask(row, viewer))
  const toPay = milestones.map((row) => milestoneTask(row, viewer))
  return viewer === 'brand'
    ? {
        yours: [...ofCases.yours, ...toPay, ...tasksOf(true), ...ofPosts.yours],
        theirs: [...ofCases.theirs, ...tasksOf(false), ...ofRights, ...ofPosts.theirs],
      }
    : {
        yours: [...ofCases.yours, ...tasksOf(true), ...ofRights, ...ofPosts.yours],
        theirs: [...ofCases.theirs, ...toPay, ...tasksOf(false), ...ofPosts.theirs],
      }
}

/** Returns the task to pay the next milestone of a deal, and for the talent’s side what it waits for. */
function milestoneTask(row: MilestoneTask, viewer: Viewer): Task {
  const isBrand = viewer === 'brand'
  const other = isBrand ? row.talentName : row.brandName
  return {
    kind: 'deal',
    id: row.id,
    title: isBrand
      ? `Pay the next milestone of the deal with ${other}`
      : `The next milestone of the deal with ${other}`,
    talentName: talentNameFor(row, viewer),
    detail: row.campaignTitle,
    imageName: other,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    action: isBrand ? 'Pay milestone' : 'View deal',
    dueAt: row.milestoneDueAt ? payMilestoneBy(row.milestoneDueAt).toISOString() : null,
    consequence: isBrand ? 'The talent may leave' : '',
  }
}

/** What each side does about a product, and what happens without it. */
const productTexts: Partial<
  Record<
    ShipmentStatus,
    { of: 'brand' | 'talent'; title: (other: string) => string; action: string; ends: string }
  >
> = {
  awaiting_address: {
    of: 'talent',
    title: (brand) => `Give your address to ${brand}`,
    action: 'Give address',
    ends: '',
  },
  awaiting_shipment: {
    of: 'brand',
    title: (talent) => `Ship the product to ${talent}`,
    action: 'Ship product',
    ends: '',
  },
  shipped: {
    of: 'talent',
    title: (brand) => `Confirm that the product from ${brand} came`,
    action: 'Confirm receipt',
    ends: 'Counts as received',
  },
  issue: {
    of: 'brand',
    title: (talent) => `${talent} reports a problem with the product`,
    action: 'Answer problem',
    ends: '',
  },
  received: {
    of: 'talent',
    title: (brand) => `Send the product back to ${brand}`,
    action: 'Send back',
    ends: '',
  },
  returning: {
    of: 'brand',
    title: (talent) => `Confirm the return from ${talent}`,
    action: 'Confirm return',
    ends: 'Counts as returned',
  },
}

/** Returns whether the reader of a home must act about the product of a deal. */
function isOwnProduct({ status }: ProductRow, viewer: Viewer): boolean {
  return status !== null && productTexts[status]?.of === (viewer === 'brand' ? 'brand' : 'talent')
}

/** Returns the task about the product of a deal for the side that must act, and for the other one what it waits for. */
function productTask(row: ProductRow, viewer: Viewer): Task {
  const isBrand = viewer === 'brand'
  const other = isBrand ? row.talentName : row.brandName
  const text = row.status ? productTexts[row.status] : undefined
  const isOwn = isOwnProduct(row, viewer)
  return {
    kind: 'deal',
    id: row.id,
    title: isOwn && text ? text.title(other) : `The product of the deal with ${other}`,
    talentName: talentNameFor(row, viewer),
    detail: row.campaignTitle,
    imageName: other,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    action: isOwn && text ? text.action : 'View deal',
    dueAt: row.dueAt?.toISOString() ?? null,
    consequence: text?.ends ?? '',
  }
}
