import { brandTermsCalls, type OwnBrandTerms } from '@marquee/contract/calls/brand-terms'
import { limits } from '@marquee/contract/rules/limits'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { PdfField } from '#ui/fields/PdfField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { termsTopics } from './brand-terms.queries.ts'
import { nameOfFile } from './name-of-file.ts'

interface BrandTermsDialogProps {
  /** The terms of which this is a new version; null for other ones. */
  former: OwnBrandTerms | null
  onClose: () => void
}

/** Adds terms, or a new version of some; the page shows it only while it is open. */
export function BrandTermsDialog({ former, onClose }: BrandTermsDialogProps) {
  const call = former ? brandTermsCalls.replaceBrandTerms : brandTermsCalls.addBrandTerms
  const initial: { name: string; file: File | null } = { name: former?.name ?? '', file: null }
  const { form, onSubmit, isSending } = useCallForm<typeof call, typeof initial>({
    call,
    initial,
    toBody: ({ name }) => ({ name, ...(former && { termsId: former.id }) }),
    filesOf: ({ file }) => (file ? { file } : undefined),
    topics: termsTopics,
    onSuccess: onClose,
  })
  const { name, file } = form.values
  const fileError = form.errors.file
  return (
    <Dialog isOpen onClose={onClose} title={former ? `New version of “${former.name}”` : 'Add your terms'}>
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            {former ? 'Add new version' : 'Add terms'}
          </Button>
        }
      >
        <p>
          {former
            ? 'New offers use the new version. Offers that attach the present one keep it.'
            : 'You can attach them to offers. The talent signs them with the offer, so the file never changes.'}
        </p>
        <PdfField
          label="Choose a PDF"
          value={file}
          error={fileError ? String(fileError) : undefined}
          isDisabled={isSending}
          onChoose={(chosen) => {
            form.setFieldValue('file', chosen)
            form.clearFieldError('file')
            if (name === '') form.setFieldValue('name', nameOfFile(chosen.name))
          }}
          onWrong={(sentence) => form.setFieldError('file', sentence)}
        />
        <TextField label="Name" isRequired maxLength={limits.name} {...form.getInputProps('name')} />
      </FormBody>
    </Dialog>
  )
}
