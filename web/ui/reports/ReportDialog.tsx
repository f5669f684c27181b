import { reportCalls } from '@marquee/contract/calls/reports'
import { type ReportSubjectNoun, reportSubjects } from '@marquee/contract/rules/report-subjects'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '../Button.tsx'
import { Callout } from '../Callout.tsx'
import { Dialog } from '../Dialog.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { TextAreaField } from '../fields/TextAreaField.tsx'
import { LeaveDialog } from '../LeaveDialog.tsx'
import { Stack } from '../Stack.tsx'
import { ReportKindField } from './ReportKindField.tsx'
import { WhatHappens } from './WhatHappens.tsx'

export interface ReportSubject {
  noun: ReportSubjectNoun
  id: string
  /** Names it where a page shows several of its kind. */
  name?: string
}

/** Returns the label of the button that reports a subject, and the title of its form. */
export function reportLabel({ noun }: ReportSubject): string {
  return `Report this ${reportSubjects[noun].label}`
}

/** Reports one subject; null while the form is closed. */
export function ReportDialog({ subject, onClose }: { subject: ReportSubject | null; onClose: () => void }) {
  return (
    <Dialog isOpen={subject !== null} title={subject ? reportLabel(subject) : 'Report'} onClose={onClose}>
      {subject && <ReportForm key={subject.id} subject={subject} onClose={onClose} />}
    </Dialog>
  )
}

/** The form, which had the focus, is gone. */
const focusOn = (button: HTMLButtonElement | null): void => button?.focus()

function ReportForm({ subject, onClose }: { subject: ReportSubject; onClose: () => void }) {
  const [number, setNumber] = useState<string | null>(null)
  const { form, onSubmit, isSending } = useCallForm({
    call: reportCalls.report,
    initial: { kind: '', text: '' },
    toBody: ({ kind, text }) => ({ noun: subject.noun, subjectId: subject.id, kind, text }),
    topics: ['reports'],
    success: null,
    onSuccess: (report) => setNumber(report.number),
  })
  if (number)
    return (
      <Stack gap={12}>
        <div role="status">
          <Callout tone="good">
            <p>
              We have your report. Its number is <strong>{number}</strong>. You find it in your settings,
              under “Reports”.
            </p>
          </Callout>
        </div>
        <Button kind="primary" onClick={onClose} ref={focusOn}>
          Done
        </Button>
      </Stack>
    )
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Send report
          </Button>
        </>
      }
    >
      {subject.name && <strong>{subject.name}</strong>}
      <ReportKindField isRequired placeholder="Choose" {...form.getInputProps('kind')} />
      <TextAreaField
        label="What happened?"
        hint="What you saw, when, and what it concerns."
        isRequired
        rows={4}
        limit={2_000}
        {...form.getInputProps('text')}
      />
      <WhatHappens />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
