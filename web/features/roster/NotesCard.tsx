import { type RosterDetails, rosterCalls } from '@marquee/contract/calls/roster'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { rosterTopics } from './roster.queries.ts'

interface NotesValues extends Record<string, unknown> {
  note: string
  doNotPitch: boolean
  brandRate: number | null
}

/** The agency's own notes: never shown to the talent; brands see only the rate. */
export function NotesCard({ talentId, details }: { talentId: string; details: RosterDetails }) {
  const { note, doNotPitch, brandRate } = details
  const { form, onSubmit, isSending } = useCallForm<typeof rosterCalls.updateAddedTalent, NotesValues>({
    call: rosterCalls.updateAddedTalent,
    initial: { note, doNotPitch, brandRate: brandRate === 0 ? null : brandRate },
    toBody: (values) => ({ talentId, ...values, brandRate: values.brandRate ?? 0 }),
    topics: rosterTopics,
  })
  return (
    <Card title="Your notes" aside="Visible to your team only">
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending} disabled={!form.isDirty()}>
            Save
          </Button>
        }
      >
        <TextAreaField label="Note" rows={4} limit={1000} {...form.getInputProps('note')} />
        <MoneyField
          label="Rate for brands"
          hint="Shown on shared roster links. If blank, their own “fee from” is shown."
          {...form.getInputProps('brandRate')}
        />
        <CheckField
          label="Do not pitch"
          hint="Left out of shared links to the whole roster."
          {...form.getInputProps('doNotPitch')}
        />
      </FormBody>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </Card>
  )
}
