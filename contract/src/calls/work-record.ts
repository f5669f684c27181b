import { z } from 'zod'
import { id, instant } from '../rules/text.ts'

/** Work of a talent that is posted, so that anyone can see it. */
const workSample = z.object({
  id: id(),
  title: z.string(),
  platform: z.string(),
  brandName: z.string(),
  postUrl: z.string(),
  postedAt: instant(),
  pictureUrl: z.string().nullable(),
  /** The length of a video in milliseconds; null for an image. */
  durationMs: z.int().nullable(),
})

/** What a talent’s work on Marquee shows, as one brand may read it. */
export const workRecord = z.object({
  samples: z.array(workSample),
  /** Deals with the reading brand, newest first. */
  dealsWithYou: z.array(z.object({ id: id(), title: z.string(), status: z.string(), at: instant() })),
  completedDeals: z.int(),
  /** Median time to answer an offer, rounded up to hours; null without one. */
  answersWithinHours: z.int().nullable(),
  /** First versions, and how many of them were submitted by their due date. */
  submitted: z.int(),
  submittedOnTime: z.int(),
})
export type WorkRecord = z.output<typeof workRecord>
