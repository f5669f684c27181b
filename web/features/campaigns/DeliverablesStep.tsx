import type { UseFormReturnType } from '@mantine/form'
import { Card } from '#ui/Card.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import type { BriefValues } from './brief-values.ts'
import type { WorkFields } from './CampaignEditor.tsx'

/** The deliverables and their usage rights. */
export function DeliverablesStep({
  form,
  fields: Fields,
}: {
  form: UseFormReturnType<BriefValues>
  fields: WorkFields
}) {
  const errors = Object.fromEntries(Object.entries(form.errors).map(([path, error]) => [path, String(error)]))
  return (
    <>
      <Fields value={form.values} onChange={(change) => form.setValues(change)} errors={errors} />
      <Card title="Dos and don’ts">
        <TextAreaField label="Must include" rows={2} limit={2000} {...form.getInputProps('mustInclude')} />
        <TextAreaField label="Must avoid" rows={2} limit={2000} {...form.getInputProps('mustAvoid')} />
      </Card>
    </>
  )
}
