import { offerCalls } from '@marquee/contract/calls/offers'
import { useState } from 'react'
import { deleteDraft, saveDraft } from '#lib/drafts.ts'
import { toast } from '#lib/toast.ts'
import { useAutosave } from '#lib/use-autosave.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { SaveStatus } from '#ui/SaveStatus.tsx'
import { OfferSignature } from './OfferSignature.tsx'
import { type PackageTermsFields, PackageTermsForm } from './PackageTermsForm.tsx'
import { type SharedTermsFields, TermsForm } from './TermsForm.tsx'
import { type TermsValues, termsField, termsOf } from './terms-values.ts'

interface ComposeOfferProps {
  to: { talentId: string; campaignId: string; applicationId?: string; name: string }
  /** The brief's terms, or the stored draft. */
  initial: TermsValues
  draft: string
  fields: SharedTermsFields
  /** The fields of an offer that starts from a package; null for own terms. */
  packageFields: PackageTermsFields | null
  onSent: (offerId: string) => void
}

/** A brand's first version of an offer. The form is stored as a draft until it is sent. */
export function ComposeOffer({ to, initial, draft, fields, packageFields, onSent }: ComposeOfferProps) {
  const { name, ...ids } = to
  const [signature, setSignature] = useState('')
  const { form, onSubmit, isSending } = useCallForm<typeof offerCalls.sendOffer, TermsValues>({
    call: offerCalls.sendOffer,
    initial,
    toBody: (values) => ({ ...ids, terms: termsOf(values), signature }),
    fieldOf: termsField,
    topics: ['offers', 'applications', 'campaigns', 'home'],
    // An offer with a fee is not sent before its amount is held, which the next page says.
    success: null,
    onSuccess: ({ offer, payable }) => {
      if (!payable) toast.success(`Your offer was sent to ${name}.`)
      void deleteDraft(draft)
      onSent(offer.id)
    },
  })
  const saving = useAutosave(form.values, form.isDirty() && !isSending, (values) => saveDraft(draft, values))
  const parts = {
    form,
    onSubmit,
    payee: name,
    // A missing price is no gift.
    needsHold: form.values.price !== 0,
    signature: (
      <OfferSignature
        value={signature}
        error={form.errors.signature}
        onChange={(next) => {
          setSignature(next)
          form.clearFieldError('signature')
        }}
      />
    ),
    status: (
      <>
        <SaveStatus state={saving} />
        <LeaveDialog isDirty={saving === 'failed' && form.isDirty() && !isSending} />
      </>
    ),
    submit: (
      <Button type="submit" kind="primary" busy={isSending}>
        {form.values.price === 0 ? 'Send offer' : 'Continue to payment'}
      </Button>
    ),
  }
  return packageFields ? (
    <PackageTermsForm {...parts} fields={packageFields} />
  ) : (
    <TermsForm {...parts} fields={fields} />
  )
}
