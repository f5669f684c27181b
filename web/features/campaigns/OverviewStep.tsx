import type { UseFormReturnType } from '@mantine/form'
import { objectiveLabels, objectives } from '@marquee/contract/calls/campaigns'
import { fileCalls } from '@marquee/contract/calls/files'
import { useState } from 'react'
import { request } from '#lib/api.ts'
import { toastText } from '#lib/api-error.ts'
import { toast } from '#lib/toast.ts'
import { Card } from '#ui/Card.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { ImageField } from '#ui/fields/ImageField.tsx'
import { RichTextField } from '#ui/fields/RichTextField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { WebsiteField } from '#ui/fields/WebsiteField.tsx'
import type { BriefValues } from './brief-values.ts'

const objectiveOptions = objectives.map((value) => ({ value, label: objectiveLabels[value] }))

/** The subject of the campaign. */
export function OverviewStep({
  form,
  cover,
}: {
  form: UseFormReturnType<BriefValues>
  cover: string | null
}) {
  const [isUploading, setUploading] = useState(false)
  const handleCover = async (file: File) => {
    setUploading(true)
    try {
      const { data } = await request(fileCalls.upload, { folder: 'covers' }, { files: { file } })
      form.setFieldValue('coverFileId', data.id)
    } catch (error) {
      toast.error(toastText(error))
    } finally {
      setUploading(false)
    }
  }
  return (
    <>
      <Card title="Overview">
        <TextField label="Title" isRequired maxLength={120} {...form.getInputProps('title')} />
        <SelectField label="Objective" options={objectiveOptions} {...form.getInputProps('objective')} />
        <RichTextField
          label="Description"
          hint="Talents read this first. Keep it to one or two short paragraphs."
          {...form.getInputProps('summary')}
        />
      </Card>
      <Card title="Product and cover image">
        <FieldRow>
          <TextField label="Product" placeholder="Night serum" {...form.getInputProps('productName')} />
          <WebsiteField label="Product page" {...form.getInputProps('productUrl')} />
        </FieldRow>
        <ImageField
          label="Choose a cover image"
          picture={cover}
          shape="cover"
          isBusy={isUploading}
          onChoose={(file) => void handleCover(file)}
        />
      </Card>
    </>
  )
}
