import { expect, it } from 'vitest'
import { pathOfTask } from './path-of-task.ts'

it.each([
  ['talent', 'mandate', '/dashboard/talent/representation'],
  ['agent', 'offer', '/dashboard/talent-agent/offers/x'],
  ['agent', 'deliverable', '/dashboard/talent-agent/deals/x'],
  ['talent', 'deliverable', '/dashboard/talent/deals/x'],
  ['brand', 'change', '/dashboard/deals/x'],
  ['talent', 'change', '/dashboard/talent/deals/x'],
  ['brand', 'verification', '/dashboard/profile#verification'],
  ['brand', 'applications', '/dashboard/campaigns/x?tab=applicants'],
] as const)('the path of a %s for a task of kind %s is %s', (side, kind, path) => {
  expect(pathOfTask(side, { kind, id: 'x' })).toBe(path)
})
