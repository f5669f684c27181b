import { z } from 'zod'
import { emptyInput, read } from '../call.ts'
import { acrossRoster } from '../on-behalf.ts'
import { id, instant } from '../rules/text.ts'

/** One thing that waits: what, for whom, by when, and where it is done. */
const task = z.object({
  kind: z.enum([
    'offer',
    'applications',
    'deliverable',
    'deal',
    'campaign',
    'invitation',
    'application',
    'mandate',
  ]),
  /** Of the thing; the campaign's for `applications` and `invitation`, the deal's for `deliverable`. */
  id: id(),
  title: z.string(),
  /** For which talent, where an agent sees it. */
  talentName: z.string().nullable(),
  detail: z.string(),
  imageUrl: z.string().nullable(),
  action: z.string(),
  dueAt: instant().nullable(),
  /** What happens at `dueAt` if nobody acts. */
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

const talentSide = {
  talentHome: read('/talent/dashboard-stats', {
    by: ['talent'],
    input: emptyInput(),
    response: stats,
    summary: 'What needs the talent now, what is with the other side, and their money by month.',
  }),
  quickSearch: read('/user/jump', {
    by: ['brand', 'talent'],
    input: z.strictObject({ text: z.string().trim().max(80).default('') }),
    response: z.object({ items: z.array(jump) }),
    rate: 'light',
    summary: 'Own campaigns, offers, deals and found talents for the command palette.',
  }),
} as const

export const homeCalls = {
  brandHome: read('/brand/dashboard-stats', {
    by: ['brand'],
    input: emptyInput(),
    response: stats,
    summary: 'What needs the brand now, what is with the other side, and its money by month.',
  }),
  ...talentSide,

  agentHome: acrossRoster('/talentagent/dashboard-stats', talentSide.talentHome, 'view'),
  agentQuickSearch: acrossRoster('/talentagent/jump', talentSide.quickSearch, 'view'),
}
