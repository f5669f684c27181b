import type { Deliverable } from '@marquee/contract/calls/deals'
import { fileKindIssue } from '@marquee/contract/rules/file-kinds'
import { domainOf } from '@marquee/contract/rules/post-address'
import { postWork } from '../src/modules/deals/post-work.ts'
import { completeWork } from '../src/modules/deals/review-submission.ts'
import { submitWork } from '../src/modules/deals/submit-work.ts'
import { actAs } from './act-as.ts'
import type { Motif } from './art/scene.ts'
import { drawFilm, drawPicture } from './pictures.ts'
import { actAsTalent, actingAccountFor } from './represented.ts'

/**
 * The days between the approval of work and its payout: the three of the market's rules, less a few minutes, so that the timer that pays
 * out by itself is not due yet.
 */
export const PAYOUT_DAYS = 2.99

/** The days between the last draft of the work and its payout, so that the brand approves it after about a day. */
export const LAST_DRAFT_DAYS = 4.1

/** What a talent submits: what a still picture and what a film of it show. */
interface Draft {
  talentId: string
  title: string
  still: Motif
  film: Motif
  note: string
  name: string
}

/** Submits a draft of a deliverable: a film where the format asks for one, and otherwise a picture. */
export async function submitDraft(
  { talentId, title, still, film, note, name }: Draft,
  { id: deliverableId, spec }: Deliverable,
): Promise<void> {
  const order = { ownerId: actingAccountFor(talentId, submitWork), of: `${title} ${talentId} ${name}` }
  const isFilm = fileKindIssue(spec, [{ mime: 'image/webp' }]) !== null
  const file = isFilm
    ? await drawFilm({ ...order, motif: film, name: `${name}.webm` })
    : await drawPicture({ ...order, motif: still, folder: 'deliverables', name: `${name}.webp` })
  await actAsTalent(talentId)(submitWork, {
    deliverableId,
    fileIds: [file.id],
    caption: `#ad ${title}: here is how it went.`,
    note,
    usesAi: false,
    checkedLines: [],
  })
}

/** The brand approves the work, and the talent posts what is to be posted. */
export async function approveAndPost(
  { brandId, talentId }: { brandId: string; talentId: string },
  deliverables: readonly Deliverable[],
): Promise<void> {
  for (const { id, spec } of deliverables) {
    await actAs('brand', brandId)(completeWork, { deliverableId: id, note: '' })
    if (spec.platform === 'file') continue
    await actAsTalent(talentId)(postWork, {
      deliverableId: id,
      postUrl: `https://${domainOf(spec.platform) ?? 'posts.example'}/p/demo-${id.slice(0, 8)}`,
      caption: null,
      postedAt: null,
      screenshotId: null,
      hasPlatformLabel: false,
    })
  }
}
