import type { Task } from '@marquee/contract/calls/home'
import { formatCount } from '@marquee/contract/rules/wording'
import type { HomeScope } from './home.store.ts'
import { listAdCodeRequests, listRenewalRequests } from './rights-tasks.store.ts'
import { talentNameFor, type Viewer } from './tasks.ts'

type Row = Omit<Awaited<ReturnType<typeof listRenewalRequests>>[number], 'months'>

/** Loads the tasks that a brand’s requests about usage rights make: the talent’s side answers, and the brand waits. */
export async function loadRightsTasks(side: HomeScope, viewer: Viewer, now: Date): Promise<Task[]> {
  const [renewals, codes] = await Promise.all([listRenewalRequests(side), listAdCodeRequests(side, now)])
  const isBrand = viewer === 'brand'
  return [
    ...renewals.map((row) =>
      rightsTask(row, viewer, {
        title: isBrand
          ? `Renewal price from ${row.talentName}`
          : `${row.brandName} asks for the price of ${formatCount(row.months, 'more month')}`,
        action: 'Name a price',
      }),
    ),
    ...codes.map((row) =>
      rightsTask(row, viewer, {
        title: isBrand
          ? `Ad code for ${row.post} by ${row.talentName}`
          : `${row.brandName} asks for an ad code for ${row.post}`,
        action: 'Enter ad code',
      }),
    ),
  ]
}

function rightsTask(row: Row, viewer: Viewer, { title, action }: Pick<Task, 'title' | 'action'>): Task {
  const isBrand = viewer === 'brand'
  return {
    kind: 'deal',
    id: row.id,
    title,
    talentName: talentNameFor(row, viewer),
    detail: row.campaignTitle,
    imageName: isBrand ? row.talentName : row.brandName,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    action: isBrand ? 'View deal' : action,
    dueAt: null,
    consequence: '',
  }
}
