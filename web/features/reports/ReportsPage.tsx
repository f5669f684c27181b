import type { DecisionAboutMe, OwnReport } from '@marquee/contract/calls/reports'
import type { Tone } from '@marquee/contract/lifecycles/lifecycle'
import { formatDate, formatLocalDateTime } from '@marquee/contract/rules/dates'
import { reportKinds } from '@marquee/contract/rules/report-kinds'
import { reportOutcomes } from '@marquee/contract/rules/report-outcomes'
import { reportSubjects } from '@marquee/contract/rules/report-subjects'
import { useState } from 'react'
import { isActing } from '#lib/acting.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import classes from './Reports.module.css'
import { useAnswerReport, useAppealReport, useDecisionsAboutMe, useOwnReports } from './reports.queries.ts'

/** The user’s reports with their decisions, and decisions that concern the user, with the appeal. */
export function ReportsPage({ settings }: { settings: string }) {
  return (
    <>
      <PageHeader
        back={{ label: 'Settings', to: settings }}
        title="Reports"
        lead="What you have reported, and decisions about your content and account"
      />
      <Columns ratio="even" main={<OwnReports />} side={<DecisionsAboutMe />} />
    </>
  )
}

const states: Record<OwnReport['status'], { label: string; tone: Tone }> = {
  received: { label: 'Received', tone: 'quiet' },
  in_review: { label: 'In review', tone: 'action' },
  needs_info: { label: 'Question to you', tone: 'warning' },
  decided: { label: 'Decided', tone: 'good' },
}

/** Returns what was reported, and why: “Profile: Spam”. */
function formatAbout({ noun, kind }: Pick<OwnReport, 'noun' | 'kind'>): string {
  const { label } = reportSubjects[noun]
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${reportKinds[kind].label}`
}

function OwnReports() {
  const [asked, setAsked] = useState<OwnReport | null>(null)
  return (
    <Card title="Your reports">
      <LoadedPages
        pages={useOwnReports()}
        skeleton={<RowsSkeleton count={2} />}
        empty={
          <p>
            You have reported nothing. You can report a profile, brand, agency, campaign, offer, message,
            review or file from its menu.
          </p>
        }
      >
        {(items) => (
          <ul className={classes.list} aria-label="Your reports, newest first">
            {items.map((report) => (
              <li key={report.id} className={classes.item}>
                <div className={classes.head}>
                  <h3>{report.title}</h3>
                  <Status tone={states[report.status].tone}>{states[report.status].label}</Status>
                </div>
                <p className={classes.facts}>
                  <span>{formatAbout(report)}</span>
                  <span>
                    {report.number} · {formatLocalDateTime(report.receivedAt)}
                  </span>
                </p>
                {report.question && <p>Our question: {report.question}</p>}
                {report.answer && <p>Your answer: {report.answer}</p>}
                {report.status === 'needs_info' && !isActing() && (
                  <Button onClick={() => setAsked(report)}>Answer</Button>
                )}
                {report.decision && (
                  <p>
                    <strong>{report.decision.hasAction ? 'We took action.' : 'We took no action.'}</strong>{' '}
                    {report.decision.text}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadedPages>
      <AnswerDialog report={asked} onClose={() => setAsked(null)} />
    </Card>
  )
}

function AnswerDialog({ report, onClose }: { report: OwnReport | null; onClose: () => void }) {
  const [text, setText] = useState('')
  const answer = useAnswerReport(() => {
    setText('')
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen={report !== null}
      onClose={onClose}
      title="Answer our question"
      consequences={[report?.question ?? '', 'Only the operators of Marquee read your answer.']}
      confirm="Send answer"
      isBusy={answer.isPending}
      isDisabled={text.trim().length < 3}
      onConfirm={() => report && answer.mutate({ reportId: report.id, text })}
    >
      <TextAreaField label="Your answer" isRequired rows={4} limit={2_000} value={text} onChange={setText} />
    </ConfirmDialog>
  )
}

function DecisionsAboutMe() {
  const [disputed, setDisputed] = useState<DecisionAboutMe | null>(null)
  return (
    <Card title="Decisions about you">
      <LoadedPages
        pages={useDecisionsAboutMe()}
        skeleton={<RowsSkeleton count={1} />}
        empty={<p>There are no decisions about your content or account.</p>}
      >
        {(items) => (
          <ul className={classes.list} aria-label="Decisions about you, newest first">
            {items.map((decision) => (
              <li key={decision.caseId} className={classes.item}>
                <div className={classes.head}>
                  <h3>{decision.title}</h3>
                  <DecisionState decision={decision} />
                </div>
                <p className={classes.facts}>
                  <span>{formatAbout(decision)}</span>
                  <span>
                    {decision.number} · {formatLocalDateTime(decision.at)}
                  </span>
                </p>
                <p>{decision.text}</p>
                {!isOverturned(decision) && <Effects decision={decision} />}
                <AppealOf decision={decision} />
                {decision.mayAppeal && !isActing() && (
                  <Stack gap={8}>
                    <p>You can appeal once, until {formatDate(decision.appealBy)}.</p>
                    <Button onClick={() => setDisputed(decision)}>Appeal</Button>
                  </Stack>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadedPages>
      <AppealDialog decision={disputed} onClose={() => setDisputed(null)} />
    </Card>
  )
}

const isOverturned = ({ appeal }: DecisionAboutMe) => appeal?.decision?.isUpheld === false

function Effects({ decision: { outcome, isRemoved } }: { decision: DecisionAboutMe }) {
  return (
    <>
      <p>{reportOutcomes[outcome].effect}</p>
      {isRemoved && outcome !== 'removal' && <p>{reportOutcomes.removal.effect}</p>}
    </>
  )
}

function DecisionState({ decision }: { decision: DecisionAboutMe }) {
  const { appeal, outcome } = decision
  if (isOverturned(decision)) return <Status tone="good">Overturned</Status>
  if (appeal && !appeal.decision) return <Status tone="action">Appealed</Status>
  return <Status tone={outcome === 'warning' ? 'warning' : 'bad'}>{reportOutcomes[outcome].noun}</Status>
}

function AppealOf({ decision: { appeal } }: { decision: DecisionAboutMe }) {
  if (!appeal) return null
  return (
    <>
      <p>
        <strong>Your appeal:</strong> {appeal.text}
      </p>
      {appeal.decision ? (
        <p>
          <strong>
            {appeal.decision.isUpheld ? 'The decision is upheld.' : 'The decision is overturned.'}
          </strong>{' '}
          {appeal.decision.text}
        </p>
      ) : (
        <p>Another operator decides within 10 days.</p>
      )}
    </>
  )
}

function AppealDialog({ decision, onClose }: { decision: DecisionAboutMe | null; onClose: () => void }) {
  const [text, setText] = useState('')
  const appeal = useAppealReport(() => {
    setText('')
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen={decision !== null}
      onClose={onClose}
      title="Appeal against this decision?"
      consequences={[
        'You can appeal once. Another operator than the first decides.',
        'Until then the decision keeps its effects.',
      ]}
      confirm="Send appeal"
      isBusy={appeal.isPending}
      isDisabled={text.trim().length < 10}
      onConfirm={() => decision && appeal.mutate({ caseId: decision.caseId, text })}
    >
      <TextAreaField
        label="Why is the decision wrong?"
        isRequired
        rows={5}
        limit={4_000}
        value={text}
        onChange={setText}
      />
    </ConfirmDialog>
  )
}
