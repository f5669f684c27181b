import type { Task } from '@marquee/contract/calls/home'
import { formatCount } from '@marquee/contract/rules/wording'
import { countDueChecks } from '../post-checks/post-checks.store.ts'
import { type HomeScope, listCorrectionTasks } from './home.store.ts'
import { talentNameFor, type Viewer } from './tasks.ts'

type Row = Awaited<ReturnType<typeof listCorrectionTasks>>[number]

/** Loads the tasks about posts: the weekly checks of a brand as one task, and the requests to put a post right. */
export async function loadPostTasks(
  side: HomeScope,
  viewer: Viewer,
  now: Date,
): Promise<{ yours: Task[]; theirs: Task[] }> {
  const [rows, checks] = await Promise.all([
    listCorrectionTasks(side),
    'brandId' in side ? countDueChecks(side.brandId, now) : null,
  ])
  const own = viewer === 'brand' ? 'reported' : 'requested'
  const tasksOf = (isOwn: boolean) =>
    rows.filter(({ status }) => (status === own) === isOwn).map((row) => correctionTask(row, viewer))
  const toCheck =
    'brandId' in side && checks && checks.due > 0
      ? [
          {
            kind: 'posts' as const,
            id: side.brandId,
            title: `Check ${formatCount(checks.due, 'post')}`,
            talentName: null,
            detail: 'Weekly check: still online and labelled as an ad?',
            imageName: checks.talentName,
            imageUrl: checks.talentImage,
            action: 'Check posts',
            dueAt: null,
            consequence: '',
          },
        ]
      : []
  return { yours: [...tasksOf(true), ...toCheck], theirs: tasksOf(false) }
}

function correctionTask(row: Row, viewer: Viewer): Task {
  const isBrand = viewer === 'brand'
  const isReported = row.status === 'reported'
  const other = isBrand ? row.talentName : row.brandName
  return {
    kind: 'deal',
    id: row.id,
    title: isReported
      ? isBrand
        ? `${other} has put ${row.post} right`
        : `${row.post} for ${other} is being checked`
      : isBrand
        ? `${other} has to put ${row.post} right`
        : `Put ${row.post} for ${other} right`,
    talentName: talentNameFor(row, viewer),
    detail: row.campaignTitle,
    imageName: other,
    imageUrl: isBrand ? row.talentImage : row.brandImage,
    action: isReported ? (isBrand ? 'Check post' : 'View deal') : isBrand ? 'View deal' : 'Put post right',
    dueAt: row.dueAt?.toISOString() ?? null,
    consequence: isReported ? 'Counts as put right' : 'Marquee decides',
  }
}
