import type { WorkRecord } from '@marquee/contract/calls/work-record'
import { viewFile } from '../files/files.view.ts'
import { loadWorkRecord } from './work-record.store.ts'

/**
 * Returns a talent’s posted work and deals as a brand may read them. Posts are public; work for other brands
 * that was not posted is left out.
 */
export async function getWorkRecord(talentId: string, brandId: string, now: Date): Promise<WorkRecord> {
  const { posted, between, figures } = await loadWorkRecord({ talentId, brandId })
  const seconds = figures?.answerSeconds
  return {
    samples: posted.map(({ deliverable: { id, title, spec, postUrl, postedAt }, brandName, file }) => {
      const shown = file && viewFile(file, now)
      return {
        id,
        title,
        platform: spec.platform,
        brandName,
        postUrl: postUrl ?? '',
        postedAt: (postedAt ?? now).toISOString(),
        pictureUrl: shown?.posterUrl ?? (shown?.mime.startsWith('image/') ? shown.previewUrl : null),
        durationMs: shown?.durationMs ?? null,
      }
    }),
    dealsWithYou: between.map((deal) => ({ ...deal, at: deal.at.toISOString() })),
    completedDeals: figures?.completedDeals ?? 0,
    answersWithinHours:
      seconds === null || seconds === undefined ? null : Math.max(1, Math.ceil(Number(seconds) / 3600)),
    submitted: figures?.work.submitted ?? 0,
    submittedOnTime: figures?.work.onTime ?? 0,
  }
}
