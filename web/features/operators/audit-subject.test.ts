import type { AuditEntry } from '@marquee/contract/calls/operators'
import { describeAct } from '@marquee/contract/rules/audit-acts'
import { expect, it } from 'vitest'
import { describeSubject, pathOfSubject } from './audit-subject.ts'
import { auditHeads, cellsOf } from './operators.queries.ts'

const id = '0b0e6f0a-0000-4000-8000-000000000001'
const at = new Date('2026-11-25T10:00:00Z')
const act = (details: Record<string, string | number | boolean | null>) => ({ details, at, operatorId: id })

it('an act is described by its facts', () => {
  expect(describeAct('postponeQueueItem', act({ until: '2026-12-02T09:59:00Z' }))).toBe(
    'Postponed for 7 days',
  )
  expect(describeAct('postponeQueueItem', act({ until: null }))).toBe('Brought back to the queue')
  expect(describeAct('reviewCampaign', act({ decision: 'return' }))).toBe(
    'Returned the campaign to its brand',
  )
  expect(describeAct('decideDispute', act({ backBps: 2_500, decision: 'late', isAppeal: false }))).toBe(
    'Decided the dispute: 25% back to the brand. The work came too late to be used',
  )
  expect(describeAct('assignQueueItem', act({ assigneeId: 'other', assignee: 'Olive Hart' }))).toBe(
    'Assigned to Olive Hart',
  )
  expect(describeAct('updateProfile', act({}))).toBeNull()
})

it('each subject has its page in the area of operators', () => {
  expect(pathOfSubject({ at: 'queue', kind: 'report', id })).toBe(`/admin/queue/report/${id}`)
  expect(pathOfSubject({ at: 'deal', kind: null, id })).toBe(`/admin/deals/${id}`)
  expect(pathOfSubject({ at: 'managed_profile', kind: null, id })).toBe(`/admin/managed-profiles/${id}`)
  expect(describeSubject({ label: 'Campaign', name: 'Winter hands' })).toBe('Campaign: Winter hands')
  expect(describeSubject({ label: 'Support visit', name: '' })).toBe('Support visit')
})

it('the file for spreadsheets names the outcome and what it was about', () => {
  const entry: AuditEntry = {
    id: 1,
    at: at.toISOString(),
    operator: { id, name: 'Olive Hart' },
    action: 'reviewCampaign',
    summary: '',
    outcome: 'Approved the campaign',
    isAsUser: false,
    user: null,
    subject: { noun: 'campaign', id, label: 'Campaign', name: 'Winter hands', page: null },
    reason: 'Looks good',
    details: {},
    ip: '',
    requestId: 'r',
  }
  const cells = cellsOf(entry)
  expect(cells[auditHeads.indexOf('Outcome')]).toBe('Approved the campaign')
  expect(cells[auditHeads.indexOf('Name')]).toBe('Winter hands')
  expect(cells).toHaveLength(auditHeads.length)
})
