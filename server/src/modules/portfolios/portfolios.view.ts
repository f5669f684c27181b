import type { Package, Portfolio, Work } from '@marquee/contract/calls/portfolios'
import { today } from '../../platform/time/day.ts'
import { addressOf } from '../files/files.view.ts'
import type { PackageRow, WorkRow } from './portfolios.store.ts'

/** Returns a work as everyone sees it. The addresses of videos and their posters are signed and expire. */
function viewWork(row: WorkRow, now: Date): Work {
  const { id, caption, brand, views, likes, statedAt, folder, key, posterKey, mime, durationMs } = row
  return {
    id,
    caption,
    brand,
    views,
    likes,
    statedOn: today(statedAt),
    kind: mime.startsWith('video/') ? 'video' : 'picture',
    url: addressOf({ folder, key }, now),
    posterUrl: posterKey && addressOf({ folder, key: posterKey }, now),
    mime,
    durationMs,
  }
}

function viewPackage(row: PackageRow): Package {
  const { id, title, platform, format, quantity, price, currency, turnaroundDays, revisions, rightsDays } =
    row
  return { id, title, platform, format, quantity, price, currency, turnaroundDays, revisions, rightsDays }
}

/** Returns the works and the packages of a talent. */
export function viewPortfolio(
  works: readonly WorkRow[],
  packages: readonly PackageRow[],
  now: Date,
): Portfolio {
  return { works: works.map((row) => viewWork(row, now)), packages: packages.map(viewPackage) }
}
