import type { Amendment, DealAmendments } from '@marquee/contract/calls/amendments'
import { changedPrice, leastPriceReason, priceAtRates } from '@marquee/contract/rules/change-price'
import { formatMoney } from '@marquee/contract/rules/currency'
import { grossForTalent } from '@marquee/contract/rules/money'
import type { AmendedTerms } from '@marquee/contract/terms/amendment-terms'
import { isGift, type Price } from '@marquee/contract/terms/price'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { formatTalent, type Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { MoneyField } from '#ui/fields/MoneyField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SignatureField } from '#ui/fields/SignatureField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { amendmentRows, amendmentTopics, useAmendments } from './amendments.queries.ts'
import { ChangesList } from './ChangesList.tsx'
import { moneySentence, otherName, type Parties } from './describe-change.ts'

/** The form values of a change: the price may still be missing. */
export type ChangeValues = Omit<AmendedTerms, 'price'> & { price: number | null; reason: string }

/** The fields for deliverables and rights, provided by the page. */
export type ChangeFields = ComponentType<{
  value: Pick<ChangeValues, 'deliverables' | 'rights'>
  onChange: (change: Partial<Pick<ChangeValues, 'deliverables' | 'rights'>>) => void
  errors: Readonly<Record<string, string>>
}>

type PartiesWithPicture = Parties & { talent: { displayName: string; avatarUrl: string | null } }

interface ProposeChangePageProps {
  side: Viewer
  dealId: string
  /** The change that this one answers; null for a new one. */
  answersId: string | null
  deal: PartiesWithPicture
  /** Ids of the deliverables that are approved and cannot change. */
  settled: readonly string[]
  back: string
  fields: ChangeFields
  onDone: () => void
}

/** Proposes a change of a running deal, or answers one with another. */
export function ProposeChangePage(props: ProposeChangePageProps) {
  const changes = useAmendments(props.side, props.dealId)
  return (
    <Loaded query={changes} skeleton={<PageSkeleton />}>
      {(loaded) => <ProposeBody {...props} loaded={loaded} />}
    </Loaded>
  )
}

type BodyProps = ProposeChangePageProps & { loaded: DealAmendments }

/** Keeps the terms as they were when the page was opened: a refetch must not replace what the form is based on. */
function ProposeBody({ loaded, ...props }: BodyProps) {
  const [changes] = useState(loaded)
  const { side, deal, back, answersId } = props
  const answers = changes.items.find(({ id }) => id === answersId) ?? null
  const isPossible = answersId ? answers?.status === 'proposed' : changes.mayPropose
  return (
    <>
      <PageHeader
        back={{ label: otherName(side, deal), to: back }}
        title={answers ? 'Propose something else' : 'Propose a change'}
        lead={
          <>
            {side === 'agent' && <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />}
            <span>The deal stays as it is until {otherName(side, deal)} accepts.</span>
          </>
        }
      />
      {isPossible && changes.present ? (
        <ChangeForm {...props} changes={changes} present={changes.present} answers={answers} />
      ) : (
        <EmptyState
          title="You can’t propose a change now"
          action={<ButtonLink to={back}>Back to deal</ButtonLink>}
        >
          Another change is open, or the deal has ended.
        </EmptyState>
      )}
    </>
  )
}

interface ChangeFormProps extends ProposeChangePageProps {
  changes: DealAmendments
  /** The terms of the deal now. */
  present: NonNullable<DealAmendments['present']>
  answers: Amendment | null
}

function ChangeForm({
  side,
  dealId,
  deal,
  settled,
  changes,
  present,
  answers,
  fields: Fields,
  onDone,
}: ChangeFormProps) {
  const based = answers?.after.terms ?? present.terms
  const isOpen = ({ id }: { id: string | null }) => id === null || !settled.includes(id)
  const initial: ChangeValues = { ...based, deliverables: based.deliverables.filter(isOpen), reason: '' }
  const rows = amendmentRows[side]
  const call = answers ? rows.counter : rows.propose
  const target = answers ? { amendmentId: answers.id, version: answers.version } : { dealId }
  const [signature, setSignature] = useState('')
  const { form, onSubmit, isSending } = useCallForm<typeof call, ChangeValues>({
    call,
    initial,
    toBody: ({ reason, price, ...terms }) => ({
      ...target,
      reason,
      signature,
      terms: { ...terms, price: price ?? present.terms.price },
    }),
    fieldOf: (path) => path.replace(/^terms\./, ''),
    topics: amendmentTopics,
    onSuccess: onDone,
  })
  const { values, errors } = form
  const price = changedPrice(present.price, present.terms.price, values.price ?? present.terms.price)
  const kept = present.terms.deliverables.filter((item) => !isOpen(item))
  const after = {
    price,
    terms: {
      price: values.price ?? present.terms.price,
      revisions: values.revisions,
      rights: values.rights,
      deliverables: [...kept, ...values.deliverables],
    },
  }
  const sentence = moneySentence(side, { before: present, after }, deal)
  const needsHold = side === 'brand' && price.payerPays > present.price.payerPays
  return (
    <>
      <FormBody
        onSubmit={onSubmit}
        sentence={<NextStep other={otherName(side, deal)} money={sentence} needsHold={needsHold} />}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            {needsHold ? 'Continue to payment' : 'Send change'}
          </Button>
        }
      >
        <Columns
          main={
            <>
              {!isGift(present.price) && (
                <PriceCard
                  side={side}
                  talent={deal.talent.displayName}
                  present={present.price}
                  price={values.price}
                  after={price}
                  leastPrice={changes.leastPrice}
                  isInMilestones={changes.isInMilestones}
                  error={errors.price}
                  onChange={(next) => {
                    form.setFieldValue('price', next)
                    form.clearFieldError('price')
                  }}
                />
              )}
              <Fields
                value={values}
                onChange={(parts) => form.setValues(parts)}
                errors={Object.fromEntries(
                  Object.entries(errors)
                    .filter(([, error]) => error)
                    .map(([path, error]) => [path, String(error)]),
                )}
              />
              <Card title="Revisions, reason and signature">
                <NumberField
                  label="Revisions included"
                  hint="Rounds of changes for each deliverable that is not approved."
                  {...form.getInputProps('revisions')}
                />
                <TextAreaField
                  label="Reason"
                  hint="Optional. The other side reads it."
                  rows={3}
                  limit={1000}
                  {...form.getInputProps('reason')}
                />
                <SignatureField
                  value={signature}
                  error={errors.signature}
                  signsFor={side === 'agent' ? deal.talent.displayName : undefined}
                  onChange={(next) => {
                    setSignature(next)
                    form.clearFieldError('signature')
                  }}
                />
              </Card>
            </>
          }
          side={
            <Card title="What changes">
              <ChangesList side={side} before={present} after={after} talent={deal.talent.displayName} />
            </Card>
          }
        />
      </FormBody>
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </>
  )
}

interface NextStepProps {
  other: string
  money: string | null
  needsHold: boolean
}

function NextStep({ other, money, needsHold }: NextStepProps) {
  return (
    <>
      {money ? <strong>{money}</strong> : 'The price stays the same.'}{' '}
      {needsHold
        ? `The difference is held on your card first, and charged only if ${other} accepts.`
        : `${other} has 72 hours to answer.`}
    </>
  )
}

interface PriceCardProps {
  side: Viewer
  talent: string
  present: Price
  price: number | null
  after: Price
  leastPrice: number
  isInMilestones: boolean
  error: ReactNode
  onChange: (price: number | null) => void
}

/** The new price: brands type what they pay, the talent’s side what the talent earns. */
function PriceCard(props: PriceCardProps) {
  const { side, talent, present, price, after, leastPrice, isInMilestones, error, onChange } = props
  const { currency } = present
  const money = (amount: number) => formatMoney(amount, currency)
  const who = formatTalent(side, talent)
  const earns = `${who} ${who === 'You' ? 'earn' : 'earns'}`
  const least = priceAtRates(present, leastPrice)
  const isLimited = leastPrice > 100
  const why = leastPriceReason(isInMilestones)
  return (
    <Card title="Price">
      {side === 'brand' ? (
        <MoneyField
          label={present.feeMode === 'deducted' ? 'New price, VAT included' : 'New price'}
          hint={isLimited ? `At least ${money(leastPrice)}, ${why}.` : undefined}
          isRequired
          currency={currency}
          value={price}
          onChange={onChange}
          error={error}
          data-path="price"
        />
      ) : (
        <MoneyField
          label={`${earns}, after fee${present.agent > 0 ? ', VAT and commission' : ' and VAT'}`}
          hint={isLimited ? `At least ${money(least.talent)}, ${why}.` : undefined}
          isRequired
          currency={currency}
          value={price === null ? null : after.talent}
          onChange={(net) => onChange(net === null ? null : grossForTalent(net, present))}
          error={error}
          data-path="price"
        />
      )}
      <KeyValues
        rows={[
          { label: `${earns} now`, value: money(present.talent) },
          { label: `${earns} then`, value: money(after.talent) },
          {
            label: side === 'brand' ? 'You pay then, incl. VAT' : 'Brand pays then, incl. VAT',
            value: money(after.payerPays),
          },
        ]}
      />
    </Card>
  )
}
