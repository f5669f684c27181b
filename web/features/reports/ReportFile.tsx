import type { ReportCase, ReportedContent } from '@marquee/contract/calls/operator-reports'
import { reportLifecycle } from '@marquee/contract/lifecycles/report'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { reportKinds } from '@marquee/contract/rules/report-kinds'
import { reportOutcomes } from '@marquee/contract/rules/report-outcomes'
import { reportSubjects } from '@marquee/contract/rules/report-subjects'
import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { ReportedFile } from './ReportedFile.tsx'
import classes from './Reports.module.css'
import { useReportCase } from './reports.queries.ts'

interface ReportFileProps {
  caseId: string
  /** What an operator may read of the deal that a reported file belongs to, provided by the page. */
  dealOf: (dealId: string) => ReactNode
}

/** Everything that a decision about a report rests on: the copies, what it says now, and earlier cases. */
export function ReportFile({ caseId, dealOf }: ReportFileProps) {
  return (
    <Loaded query={useReportCase(caseId)} skeleton={<RowsSkeleton />}>
      {(file) => (
        <>
          <Card title={`Reported ${reportSubjects[file.noun].label}`}>
            <CaseFacts file={file} />
          </Card>
          {file.noun === 'file' && (
            <ReportedFile
              caseId={caseId}
              isClosed={file.isRemoved && file.status !== 'appealed'}
              dealOf={dealOf}
            />
          )}
          {file.reports.map((report) => (
            <ReportCard key={report.id} report={report} current={file.current} isRemoved={file.isRemoved} />
          ))}
          {file.appeal && (
            <Card title="Appeal">
              <Stack gap={8}>
                <p className={classes.facts}>{formatLocalDateTime(file.appeal.at)}</p>
                <p className={classes.text}>{file.appeal.text}</p>
              </Stack>
            </Card>
          )}
          <Earlier file={file} />
        </>
      )}
    </Loaded>
  )
}

function CaseFacts({ file }: { file: ReportCase }) {
  const { decision } = file
  return (
    <KeyValues
      rows={[
        { label: 'State', value: reportLifecycle.states[file.status].label },
        { label: 'Kind', value: reportKinds[file.kind].label },
        { label: 'Received', value: formatLocalDateTime(file.receivedAt) },
        {
          label: 'In review',
          value: file.claimedAt
            ? `${formatLocalDateTime(file.claimedAt)}, ${file.claimedBy ?? 'Former operator'}`
            : 'Not yet',
        },
        {
          label: 'Account',
          value: file.account ? `${file.account.name} (${file.accountStatus ?? ''})` : 'No account',
        },
        { label: 'Strikes in 12 months', value: file.strikes.length },
        ...(decision
          ? [
              {
                label: 'Decision',
                value: `${reportOutcomes[decision.outcome].noun}, ${decision.by}, ${formatLocalDateTime(decision.at)}`,
              },
              { label: 'Reasons for the person concerned', value: decision.textForReported },
            ]
          : []),
      ]}
    />
  )
}

interface ReportCardProps {
  report: ReportCase['reports'][number]
  current: ReportedContent | null
  isRemoved: boolean
}

function ReportCard({ report, current, isRemoved }: ReportCardProps) {
  const { number, kind, text, reporter, email, copy, copySha256, question, answer, receivedAt } = report
  return (
    <Card title={`Report ${number}`} aside={formatLocalDateTime(receivedAt)}>
      <Stack gap={12}>
        <KeyValues
          rows={[
            { label: 'Reported by', value: reporter?.name ?? (email || 'Someone without an account') },
            { label: 'Kind', value: reportKinds[kind].label },
            ...(question ? [{ label: 'Our question', value: question }] : []),
            ...(answer ? [{ label: 'Answer', value: answer }] : []),
          ]}
        />
        <p className={classes.text}>{text}</p>
        <div className={classes.copies}>
          <Content title="Copy at the time of the report" content={copy} />
          {current ? (
            <Content title={isRemoved ? 'Now (removed)' : 'Now'} content={current} />
          ) : (
            <div className={classes.copy}>
              <h3>Now</h3>
              <p>It is gone.</p>
            </div>
          )}
        </div>
        <p className={classes.facts}>SHA-256 of the copy: {copySha256}</p>
      </Stack>
    </Card>
  )
}

function Content({ title, content }: { title: string; content: ReportedContent }) {
  return (
    <div className={classes.copy}>
      <h3>{title}</h3>
      <p>
        <strong>{content.title}</strong>
      </p>
      {content.text && <p className={classes.text}>{content.text}</p>}
      {content.details.length > 0 && <KeyValues rows={content.details} />}
    </div>
  )
}

function Earlier({ file: { earlier } }: { file: ReportCase }) {
  if (earlier.length === 0) return null
  return (
    <Card title="Earlier cases of this account">
      <ul className={classes.list}>
        {earlier.map(({ id, noun, kind, outcome, at }) => (
          <li key={id}>
            {[
              formatLocalDateTime(at),
              reportSubjects[noun].label,
              reportKinds[kind].label,
              outcome ? reportOutcomes[outcome].noun : 'Open',
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </Card>
  )
}
