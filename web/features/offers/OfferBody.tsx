import type { OfferDetails, OfferVersion } from '@marquee/contract/calls/offers'
import { rejectReasonCodes } from '@marquee/contract/calls/offers'
import { offerVersionLifecycle, rejectReasons } from '@marquee/contract/lifecycles/offer'
import type { DeliverableSpec } from '@marquee/contract/terms/deliverable-spec'
import { describeTerms } from '@marquee/contract/terms/describe-terms'
import { linesOfMilestones, milestonePrices } from '@marquee/contract/terms/milestones'
import { formatPrice } from '@marquee/contract/terms/price'
import type { ReactNode } from 'react'
import { useMandate } from '#lib/use-mandate.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { formatTalent, sideOf, type Viewer } from '#lib/viewer.ts'
import { AttachedTerms } from '#ui/AttachedTerms.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Columns } from '#ui/Columns.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { ConsentNotice } from './ConsentNotice.tsx'
import { MoneyBreakdown } from './MoneyBreakdown.tsx'
import { NoFeeNote } from './NoFeeNote.tsx'
import { nextActorOf } from './next-actor.ts'
import type { OfferPaths } from './OfferPage.tsx'
import { OfferSentence } from './OfferSentence.tsx'
import { PaymentCard, PaymentUpdate } from './PaymentCard.tsx'
import { timelineOf } from './timeline.ts'
import { VersionsTable } from './VersionsTable.tsx'

interface OfferBodyProps {
  side: Viewer
  offer: OfferDetails
  workOf: (specs: readonly DeliverableSpec[]) => ReactNode
  paths: OfferPaths
  /** What is known about the brand, provided by the page; for the talent’s side. */
  aboutOf?: ((offer: OfferDetails) => ReactNode) | undefined
}

/** The content of an offer: summary, changes, price and the brand. */
export function OfferBody({ side, offer, workOf, paths, aboutOf }: OfferBodyProps) {
  const [seen, setSeen] = useUrlState('version', String(offer.versionNo))
  const shown = offer.versions.find((version) => String(version.no) === seen) ?? currentVersionOf(offer)
  if (!shown) return null
  const before = offer.versions.findLast((version) => version.no < shown.no)
  return (
    <Columns
      main={
        <>
          {offer.dealId && (
            <Callout tone="good" action={<ButtonLink to={paths.deal(offer.dealId)}>View deal</ButtonLink>}>
              Version {offer.versionNo} was accepted. Continue in the deal.
            </Callout>
          )}
          <MissingPermission side={side} offer={offer} />
          <ConsentNotice side={side} offer={offer} />
          <PaymentUpdate side={side} offer={offer} />
          {side !== 'brand' && <ConflictNotice side={side} offer={offer} />}
          {offer.rejectReason && <Callout>{rejection(offer, side)}</Callout>}
          <OfferSentence offer={offer} version={shown} side={side} />
          {offer.versions.length > 1 && (
            <Card
              title={before ? `What changed since version ${before.no}` : 'First version'}
              aside={<VersionChoice offer={offer} side={side} value={String(shown.no)} onChange={setSeen} />}
            >
              {before ? (
                <VersionsTable before={before} after={shown} side={side} talent={offer.talent.displayName} />
              ) : (
                <p>This is the first version.</p>
              )}
            </Card>
          )}
          {shown.terms.message && (
            <Card
              title={
                shown.by === sideOf(side)
                  ? 'Your message'
                  : `Message from ${shown.by === 'brand' ? offer.brand.companyName : offer.talent.displayName}`
              }
            >
              <p>{shown.terms.message}</p>
            </Card>
          )}
          <Card title="Deliverables">
            <WorkOfVersion version={shown} side={side} workOf={workOf} />
          </Card>
          <Card title="Rights and restrictions">
            <KeyValues rows={describeTerms(shown.terms).map(({ label, text }) => ({ label, value: text }))} />
          </Card>
          {shown.terms.brandTerms && (
            <Card title={side === 'brand' ? 'Your attached terms' : `Terms of ${offer.brand.companyName}`}>
              <AttachedTerms side={side} offerId={offer.id} terms={shown.terms.brandTerms} />
            </Card>
          )}
        </>
      }
      side={
        <>
          <PaymentCard side={side} offer={offer} />
          <Card title="Where the money goes">
            <MoneyBreakdown
              price={shown.price}
              payer={side === 'brand' ? 'You' : offer.brand.companyName}
              payee={formatTalent(side, offer.talent.displayName)}
              agency={offer.agency?.name}
            />
            {offer.noFee && shown.price.feeBps === 0 && (
              <NoFeeNote
                side={side}
                noFee={offer.noFee}
                brand={offer.brand.companyName}
                talent={offer.talent.displayName}
              />
            )}
          </Card>
          {aboutOf?.(offer)}
          {offer.timeline.length > 0 && (
            <Card title="Activity">
              <Timeline entries={timelineOf(offer, side)} />
            </Card>
          )}
        </>
      }
    />
  )
}

/** The deliverables of a version; under their milestones with what the reader pays or earns, where it has any. */
function WorkOfVersion({
  version: { terms, price },
  side,
  workOf,
}: {
  version: OfferVersion
  side: Viewer
  workOf: OfferBodyProps['workOf']
}) {
  if (terms.milestones.length === 0) return workOf(terms.deliverables)
  const prices = milestonePrices(price, terms.milestones)
  return (
    <Stack gap={20}>
      {linesOfMilestones(terms.milestones).map(([from, until], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: milestones have no id and keep their order
        <Stack key={index} gap={8}>
          <Cluster align="between">
            <h3>Milestone {index + 1}</h3>
            <span>{formatPrice(prices[index] ?? price, side === 'brand' ? 'payerPays' : 'talent')}</span>
          </Cluster>
          {workOf(terms.deliverables.slice(from, until))}
        </Stack>
      ))}
    </Stack>
  )
}

function VersionChoice({
  offer,
  side,
  value,
  onChange,
}: {
  offer: OfferDetails
  side: Viewer
  value: string
  onChange: (value: string) => void
}) {
  const options = offer.versions.map((version) => ({
    value: String(version.no),
    label: `Version ${version.no}, ${version.by === sideOf(side) ? 'yours' : 'theirs'}: ${offerVersionLifecycle.states[version.status].label.toLowerCase()}`,
  }))
  return <SelectField label="Version" value={value} onChange={(no) => onChange(no)} options={options} />
}

function currentVersionOf(offer: OfferDetails): OfferVersion | undefined {
  return offer.versions.find((version) => version.no === offer.versionNo) ?? offer.versions.at(-1)
}

function rejection(offer: OfferDetails, side: Viewer): string {
  const code = rejectReasonCodes.find((one) => one === offer.rejectReason)
  const who = formatTalent(side, offer.talent.displayName)
  return [
    `${who} declined: ${code ? rejectReasons[code].toLowerCase() : 'another reason'}.`,
    offer.rejectNote,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Tells an agent why actions are missing: the mandate does not include them. */
function MissingPermission({ side, offer }: { side: Viewer; offer: OfferDetails }) {
  const gap = useMandate(side, offer.talent).gap('negotiate', 'accept')
  return gap && nextActorOf(offer, side) === 'you' ? <Callout>{gap}</Callout> : null
}
