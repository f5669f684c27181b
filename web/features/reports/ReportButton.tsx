import { reportCalls } from '@marquee/contract/calls/reports'
import { reportKindOptions } from '@marquee/contract/rules/report-kinds'
import { type ReportSubjectNoun, reportSubjects } from '@marquee/contract/rules/report-subjects'
import { useState } from 'react'
import { isActing } from '#lib/acting.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { BlockDialog } from '#ui/blocks/BlockDialog.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { OverflowMenu } from '#ui/OverflowMenu.tsx'
import { Stack } from '#ui/Stack.tsx'

interface Subject {
  noun: ReportSubjectNoun
  id: string
}

interface ReportMenuProps {
  subjects: readonly Subject[]
  /** Who can be blocked from here, and what leaves the page then; absent where nobody can. */
  block?: { party: { id: string; name: string }; onBlocked: () => void | Promise<void> }
}

/** The menu that reports what a page shows, one entry for each subject, and blocks its owner. */
export function ReportMenu({ subjects, block }: ReportMenuProps) {
  const [open, setOpen] = useState<Subject | null>(null)
  const [isBlocking, setBlocking] = useState(false)
  if (isActing()) return null
  return (
    <>
      <OverflowMenu
        actions={[
          ...subjects.map((subject) => ({
            label: `Report this ${reportSubjects[subject.noun].label}`,
            onSelect: () => setOpen(subject),
          })),
          ...(block
            ? [{ label: `Block ${block.party.name}`, isDangerous: true, onSelect: () => setBlocking(true) }]
            : []),
        ]}
      />
      {block && <BlockDialog isOpen={isBlocking} onClose={() => setBlocking(false)} {...block} />}
      <Dialog
        isOpen={open !== null}
        title={open ? `Report this ${reportSubjects[open.noun].label}` : 'Report'}
        onClose={() => setOpen(null)}
      >
        {open && <ReportForm key={open.id} subject={open} onClose={() => setOpen(null)} />}
      </Dialog>
    </>
  )
}

function ReportForm({ subject, onClose }: { subject: Subject; onClose: () => void }) {
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
        <Button kind="primary" onClick={onClose}>
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
      <SelectField
        label="What is wrong?"
        isRequired
        placeholder="Choose"
        options={reportKindOptions}
        {...form.getInputProps('kind')}
      />
      <TextAreaField
        label="What happened?"
        hint="What you saw, when, and what it concerns."
        isRequired
        rows={4}
        limit={2_000}
        {...form.getInputProps('text')}
      />
      <WhatHappens />
    </FormBody>
  )
}

/** What happens with a report, as its sender reads it before sending. */
export function WhatHappens() {
  return (
    <p>
      We keep a copy of what you report, and a person decides about it. You read the decision and its reasons.
      The person concerned does not learn who reported. In danger, call 999.
    </p>
  )
}
