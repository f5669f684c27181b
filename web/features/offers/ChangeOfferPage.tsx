import { type OfferDetails, offerCalls } from '@marquee/contract/calls/offers'
import { heldPrice } from '@marquee/contract/terms/milestones'
import { useState } from 'react'
import { previewPrice } from '#lib/price-preview.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { usePriceRules, WithoutFee } from '#lib/use-market.ts'
import { formatTalent, type Viewer } from '#lib/viewer.ts'
import { AttachedTerms } from '#ui/AttachedTerms.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { CounterForm } from './CounterForm.tsx'
import { NoFeeNote } from './NoFeeNote.tsx'
import { OfferSignature } from './OfferSignature.tsx'
import { talentRows, useOffer } from './offers.queries.ts'
import { type SharedTermsFields, TermsForm } from './TermsForm.tsx'
import { type TermsValues, termsField, termsOf } from './terms-values.ts'

interface ChangeOfferPageProps {
  side: Viewer
  offerId: string
  back: string
  fields: SharedTermsFields
  onDone: () => void
}

/** Changes the terms of an open offer: an edit until the talent has responded, a counter-offer afterwards. */
export function ChangeOfferPage({ side, offerId, back, fields, onDone }: ChangeOfferPageProps) {
  const offer = useOffer(side, offerId)
  return (
    <Loaded query={offer} skeleton={<PageSkeleton />}>
      {(loaded) => <ChangeBody side={side} present={loaded} back={back} fields={fields} onDone={onDone} />}
    </Loaded>
  )
}

type ChangeBodyProps = Pick<ChangeOfferPageProps, 'side' | 'back' | 'fields' | 'onDone'> & {
  present: OfferDetails
}

/**
 * Keeps the offer as it was when the page was opened: a refetch must neither close the form nor replace the
 * version it is based on.
 */
function ChangeBody({ side, present, back, fields, onDone }: ChangeBodyProps) {
  const [offer] = useState(present)
  const event = offer.allowedActions.find((move) => move === 'counter' || move === 'edit')
  const other = side === 'brand' ? offer.talent.displayName : offer.brand.companyName
  return (
    <>
      <PageHeader
        back={{ label: other, to: back }}
        title={event === 'edit' ? 'Edit offer' : 'Make a counter-offer'}
        lead={
          <>
            {side === 'agent' && (
              <ForTalent name={offer.talent.displayName} picture={offer.talent.avatarUrl} />
            )}
            <span>Version {offer.versions.length + 1}. Both sides see what changed.</span>
          </>
        }
      />
      {event ? (
        <WithoutFee value={offer.noFee?.isActive ?? false}>
          <Stack gap={20}>
            {offer.noFee?.isActive && (
              <NoFeeNote
                side={side}
                noFee={offer.noFee}
                brand={offer.brand.companyName}
                talent={offer.talent.displayName}
              />
            )}
            <ChangeForm side={side} offer={offer} event={event} fields={fields} onDone={onDone} />
          </Stack>
        </WithoutFee>
      ) : (
        <EmptyState
          title="You can no longer change these terms"
          action={<ButtonLink to={back}>Back to offer</ButtonLink>}
        />
      )}
    </>
  )
}

interface ChangeFormProps {
  side: Viewer
  offer: OfferDetails
  event: string
  fields: SharedTermsFields
  onDone: () => void
}

function ChangeForm({ side, offer, event, fields, onDone }: ChangeFormProps) {
  const currentVersion =
    offer.versions.find((version) => version.no === offer.versionNo) ?? offer.versions.at(-1)
  const initial: TermsValues = currentVersion ? { ...currentVersion.terms, message: '' } : emptyTerms
  const call =
    side !== 'brand'
      ? talentRows(side).counter
      : event === 'edit'
        ? offerCalls.editOffer
        : offerCalls.brandManageCounter
  const action = call === offerCalls.brandManageCounter ? { action: 'counter' } : {}
  const [signature, setSignature] = useState('')
  const { form, onSubmit, isSending } = useCallForm<typeof call, TermsValues>({
    call,
    initial,
    toBody: (values) => ({
      offerId: offer.id,
      versionNo: offer.versionNo,
      ...action,
      terms: termsOf(values),
      signature,
    }),
    fieldOf: termsField,
    topics: ['offers', 'home'],
    onSuccess: onDone,
  })
  const needsHold = useNeedsHold(side, offer, form.values)
  const submit = (
    <Button type="submit" kind="primary" busy={isSending}>
      {needsHold ? 'Continue to payment' : event === 'edit' ? 'Send updated offer' : 'Send counter-offer'}
    </Button>
  )
  const payee = formatTalent(side, offer.talent.displayName)
  const signatureField = (
    <OfferSignature
      value={signature}
      error={form.errors.signature}
      signsFor={side === 'agent' ? offer.talent.displayName : undefined}
      onChange={(next) => {
        setSignature(next)
        form.clearFieldError('signature')
      }}
    />
  )
  return (
    <>
      {side !== 'brand' && currentVersion ? (
        <CounterForm
          form={form}
          onSubmit={onSubmit}
          current={currentVersion}
          brandName={offer.brand.companyName}
          payee={payee}
          agency={offer.agency && { name: offer.agency.name, bps: currentVersion.price.agentBps }}
          fields={fields}
          attached={
            currentVersion.terms.brandTerms && (
              <AttachedTerms side={side} offerId={offer.id} terms={currentVersion.terms.brandTerms} />
            )
          }
          signature={signatureField}
          submit={submit}
        />
      ) : (
        <TermsForm
          form={form}
          onSubmit={onSubmit}
          payee={payee}
          needsHold={needsHold}
          fields={fields}
          signature={signatureField}
          submit={submit}
        />
      )}
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </>
  )
}

/**
 * Returns whether these terms cost the brand more than the hold, so that they are sent only after a larger
 * hold.
 */
function useNeedsHold(side: Viewer, { funding }: OfferDetails, values: TermsValues): boolean {
  const rules = usePriceRules()
  const held = funding?.status === 'authorised' ? funding.amount : 0
  return (
    side === 'brand' &&
    heldPrice(previewPrice(values.price ?? 0, values.currency, rules), values).payerPays > held
  )
}

const emptyTerms: TermsValues = {
  price: null,
  currency: 'GBP',
  deliverables: [],
  revisions: 1,
  extraRevisionPrice: null,
  renewalPrice: null,
  milestones: [],
  brandTerms: null,
  product: null,
  exclusivity: null,
  message: '',
  rights: { channels: ['organic'], territory: 'uk', days: 30, mayEdit: false, aiTraining: false },
}
