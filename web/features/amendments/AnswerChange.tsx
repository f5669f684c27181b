import type { Amendment } from '@marquee/contract/calls/amendments'
import type { DealDetails } from '@marquee/contract/calls/deals'
import { formatMoney } from '@marquee/contract/rules/currency'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useMandate } from '#lib/use-mandate.ts'
import { useSignature } from '#lib/use-signature.ts'
import type { Viewer } from '#lib/viewer.ts'
import { ActionBar } from '#ui/ActionBar.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { SignatureField } from '#ui/fields/SignatureField.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { amendmentRows, amendmentTopics } from './amendments.queries.ts'
import { moneySentence, otherName } from './describe-change.ts'
import { EndChangeButton } from './EndChangeButton.tsx'

interface AnswerChangeProps {
  side: Viewer
  deal: DealDetails
  amendment: Amendment
  counterPath: (amendmentId: string) => string
}

/** The answer to a change of the other side: decline, propose something else, or accept. */
export function AnswerChange({ side, deal, amendment, counterPath }: AnswerChangeProps) {
  const [isAccepting, setAccepting] = useState(false)
  const mandate = useMandate(side, deal.talent)
  const { asksFirst } = mandate
  const { field, sign } = useSignature()
  const accept = useCallMutation(amendmentRows[side].accept, {
    topics: amendmentTopics,
    ...(asksFirst && { success: `${deal.talent.displayName} is asked to approve it.` }),
    onSuccess: () => setAccepting(false),
  })
  const { id, version, consent, expiresAt } = amendment
  const can = (event: string) => amendment.allowedActions.includes(event)
  const isAsked = side === 'agent' && consent !== null
  const mayAccept = can('accept') && mandate.may('accept') && !isAsked
  const isUnfunded = side !== 'brand' && isDearer(amendment) && amendment.funding?.status !== 'authorised'
  const isRenewal = amendment.kind === 'rights_renewal'
  const label = asksFirst ? 'Accept and ask the talent' : isRenewal ? 'Accept renewal' : 'Accept change'
  return (
    <>
      {consent && (
        <Callout tone="action">
          {side === 'agent'
            ? `${deal.talent.displayName} is asked to approve your acceptance.`
            : `${consent.by} has accepted on your behalf. It counts once you accept it too.`}
        </Callout>
      )}
      {isUnfunded && (
        <Callout tone="warning">
          The payment hold for this change has expired. You can’t accept until {deal.brand.companyName} renews
          it.
        </Callout>
      )}
      <ActionBar
        sentence={
          <>
            <strong>If you accept,</strong> {effectOf(side, deal, amendment)}{' '}
            {expiresAt && (
              <>
                The change expires <RelativeTime at={expiresAt} />.
              </>
            )}
          </>
        }
      >
        {can('refuse') && mandate.may('accept') && (
          <EndChangeButton side={side} deal={deal} amendment={amendment} how="refuse" />
        )}
        {can('counter') && !isRenewal && mandate.mayCounter && (
          <ButtonLink to={counterPath(id)}>Propose something else</ButtonLink>
        )}
        {mayAccept && (
          <Button kind="primary" onClick={() => setAccepting(true)}>
            {label}
          </Button>
        )}
      </ActionBar>
      <ConfirmDialog
        isOpen={isAccepting}
        onClose={() => setAccepting(false)}
        title={isRenewal ? 'Accept this renewal?' : 'Accept this change?'}
        subject={
          side === 'agent' && <ForTalent name={deal.talent.displayName} picture={deal.talent.avatarUrl} />
        }
        consequences={consequencesOf(side, deal, amendment, asksFirst)}
        confirm={label}
        isBusy={accept.isPending}
        onConfirm={() => {
          const send = (signature?: string) => accept.mutate({ amendmentId: id, version, signature })
          if (asksFirst) send()
          else sign(send)
        }}
      >
        {/* With dual consent the talent signs. */}
        {!asksFirst && (
          <SignatureField {...field} signsFor={side === 'agent' ? deal.talent.displayName : undefined} />
        )}
      </ConfirmDialog>
    </>
  )
}

const differenceOf = ({ before, after }: Amendment): number => after.price.payerPays - before.price.payerPays
const isDearer = (amendment: Amendment): boolean => differenceOf(amendment) > 0

function effectOf(side: Viewer, deal: DealDetails, amendment: Amendment): string {
  const money = moneySentence(side, amendment, deal)
  if (money) return money.charAt(0).toLowerCase() + money.slice(1)
  return amendment.kind === 'more_time' ? 'the new dates apply at once.' : 'the new terms apply at once.'
}

function consequencesOf(side: Viewer, deal: DealDetails, amendment: Amendment, asksFirst: boolean): string[] {
  const difference = differenceOf(amendment)
  const amount = formatMoney(Math.abs(difference), amendment.after.price.currency)
  const money = moneySentence(side, amendment, deal)
  const payer = side === 'brand' ? 'You pay' : `${deal.brand.companyName} is charged`
  return [
    ...(money ? [money] : []),
    ...(difference > 0
      ? [
          side === 'brand'
            ? `${payer} ${amount} in the next step. The deal changes as soon as that is charged.`
            : `${payer} ${amount} from the hold on the card. The deal changes as soon as that has succeeded.`,
        ]
      : []),
    ...(difference < 0
      ? [
          deal.terms.milestones.length > 0
            ? `The milestones that are not paid yet cost ${amount} less. What is paid stays paid.`
            : side === 'brand'
              ? `${amount} goes back to your card.`
              : `${amount} goes back to ${deal.brand.companyName}.`,
        ]
      : []),
    ...(difference <= 0 ? ['The new terms apply at once.'] : []),
    asksFirst
      ? `${deal.talent.displayName} must approve it before it counts.`
      : `Both sides must agree to any further change. ${otherName(side, deal)} is notified at once.`,
  ]
}
