import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { acrossRoster } from '../on-behalf.ts'
import { setUpKeys } from '../rules/set-up.ts'
import { id, instant } from '../rules/text.ts'

/** One open task: what to do, for whom, by when, and where. */
const task = z.object({
  kind: z.enum([
    'offer',
    'applications',
    'deliverable',
    'change',
    'deal',
    'campaign',
    'invitation',
    'application',
    'mandate',
    'verification',
    'posts',
  ]),
  /**
   * The id of the task's object: the campaign for `applications` and `invitation`, the deal for
   * `deliverable` and `change`, the brand for `verification` and `posts`.
   */
  id: id(),
  title: z.string(),
  /** The talent the task is for, when an agent reads it. */
  talentName: z.string().nullable(),
  detail: z.string(),
  /** Whose picture it is; its initials stand in for a missing one. */
  imageName: z.string(),
  imageUrl: z.string().nullable(),
  action: z.string(),
  dueAt: instant().nullable(),
  /** What happens at `dueAt` without a decision. */
  consequence: z.string(),
})
export type Task = z.output<typeof task>

const stats = z.object({
  yours: z.array(task),
  theirs: z.array(task),
  counts: z.object({ campaigns: z.int(), applications: z.int(), offers: z.int(), deals: z.int() }),
  money: z.array(
    z.object({
      currency: z.string(),
      agreed: z.int(),
      completed: z.int(),
      months: z.array(z.object({ month: z.string(), agreed: z.int(), completed: z.int() })),
    }),
  ),
})
export type Home = z.output<typeof stats>

const jump = z.object({
  kind: z.enum(['campaign', 'offer', 'deal', 'talent']),
  id: id(),
  label: z.string(),
  detail: z.string(),
})

const setUp = z.object({
  /** In the order in which they are shown. */
  steps: z.array(z.object({ key: z.enum(setUpKeys), isDone: z.boolean() })),
  isDismissed: z.boolean(),
  /** The latest draft campaign of a brand, to continue or to publish; null without one. */
  draft: z.object({ id: id(), title: z.string() }).nullable(),
  /** The latest campaign of a brand that is checked before it goes live; null without one. */
  inReview: z.object({ id: id(), title: z.string() }).nullable(),
})
export type SetUp = z.output<typeof setUp>

const talentSide = {
  talentHome: read('/talent/dashboard-stats', {
    by: ['talent'],
    input: emptyInput(),
    response: stats,
    summary: 'The talent’s tasks, what is waiting on others, and their earnings by month.',
  }),
  quickSearch: read('/user/jump', {
    by: ['brand', 'talent'],
    input: z.strictObject({ text: z.string().trim().max(80).default('') }),
    response: z.object({ items: z.array(jump) }),
    rate: 'light',
    summary: 'Your campaigns, offers and deals, and matching talents, for the command palette.',
  }),
} as const

export const homeCalls = {
  brandHome: read('/brand/dashboard-stats', {
    by: ['brand'],
    input: emptyInput(),
    response: stats,
    summary: 'The brand’s tasks, what is waiting on others, and its spending by month.',
  }),
  ...talentSide,
  setUp: read('/user/set-up', {
    by: ['brand', 'talent', 'talentagent'],
    input: emptyInput(),
    response: setUp,
    rate: 'light',
    summary: 'The set-up steps of this account, computed from its data, and whether the list was dismissed.',
  }),
  dismissSetUp: write('/user/dismiss-set-up', {
    by: ['brand', 'talent', 'talentagent'],
    input: z.strictObject({ isDismissed: z.boolean() }),
    response: setUp,
    summary: 'Hides the set-up steps on home, or shows them again.',
  }),

  agentHome: acrossRoster('/talentagent/dashboard-stats', talentSide.talentHome, 'view'),
  agentQuickSearch: acrossRoster('/talentagent/jump', talentSide.quickSearch, 'view'),
}
