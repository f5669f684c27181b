import type { CallOutput } from '@marquee/contract/call'
import type { Cancellation } from '@marquee/contract/calls/cancellations'
import type { Dispute } from '@marquee/contract/calls/disputes'
import type { operatorCaseCalls } from '@marquee/contract/calls/operator-cases'
import { disputeLabel } from '@marquee/contract/lifecycles/dispute'
import { cancellationReasons } from '@marquee/contract/rules/cancellation-reasons'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { disputeTypes } from '@marquee/contract/rules/dispute-types'
import { Card } from '#ui/Card.tsx'
import { DownloadLink } from '#ui/DownloadLink.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { Stack } from '#ui/Stack.tsx'

type CaseFileData = Omit<CallOutput<typeof operatorCaseCalls.operatorDispute>, 'dispute' | 'appealed'>

const nameOf = ({ deal }: CaseFileData, side: 'brand' | 'talent' | 'system'): string =>
  side === 'brand' ? deal.brand.companyName : side === 'talent' ? deal.talent.displayName : 'Marquee'

/** What both sides have stated, with their evidence. */
export function Statements({ file, dispute }: { file: CaseFileData; dispute: Dispute }) {
  const { type, statements, appeal } = dispute
  return (
    <Card
      title={type === 'chargeback' ? 'Charge disputed by the bank' : disputeTypes[type].label}
      aside={
        dispute.openedBy === 'bank' ? 'Opened by the bank' : `Opened by ${nameOf(file, dispute.openedBy)}`
      }
    >
      <Stack gap={12}>
        {statements.map(({ by, text, files, at }) => (
          <div key={at}>
            <strong>{nameOf(file, by)}</strong> · {formatLocalDateTime(at)}
            <p>{text}</p>
            {files.map(({ id, url, name }) => (
              <DownloadLink key={id} href={url} name={name}>
                {name}
              </DownloadLink>
            ))}
          </div>
        ))}
        {appeal && (
          <div>
            <strong>Appeal of {nameOf(file, appeal.by)}</strong> · {formatLocalDateTime(appeal.at)}
            <p>{appeal.text}</p>
          </div>
        )}
      </Stack>
    </Card>
  )
}

/** What each side proposes, in parts that go back to the brand. */
export function Proposals({ file, dispute }: { file: CaseFileData; dispute: Dispute }) {
  const part = (bps: number | null): string => (bps === null ? 'No proposal' : `${bps / 100}% back`)
  return (
    <Card title="Proposals">
      <KeyValues
        rows={[
          { label: nameOf(file, 'brand'), value: part(dispute.brandBps) },
          { label: nameOf(file, 'talent'), value: part(dispute.talentBps) },
        ]}
      />
    </Card>
  )
}

/** Why a side wants to end the deal, and what was proposed. */
export function CancellationRequest({
  file,
  cancellation,
}: {
  file: CaseFileData
  cancellation: Cancellation
}) {
  const { requestedBy, reason, note, proposals } = cancellation
  return (
    <Card
      title={cancellationReasons[reason].label}
      aside={
        reason === 'suspended'
          ? `Paused by Marquee: ${nameOf(file, requestedBy)}`
          : `Requested by ${nameOf(file, requestedBy)}`
      }
    >
      <Stack gap={12}>
        {note && <p>{note}</p>}
        <KeyValues
          rows={proposals.map(({ by, backBps, at }) => ({
            label: `${nameOf(file, by)}, ${formatLocalDateTime(at)}`,
            value: `${backBps / 100}% back`,
          }))}
        />
      </Stack>
    </Card>
  )
}

/** Versions of the offer, messages between the sides and earlier disputes. */
export function Background({ file }: { file: CaseFileData }) {
  const { offerVersions, messages, earlier, deal } = file
  return (
    <>
      <Card title="Offer versions">
        <KeyValues
          rows={offerVersions.map(({ no, by, payerPays }) => ({
            label: `Version ${no}, ${nameOf(file, by)}`,
            value: formatMoney(payerPays, deal.price.currency),
          }))}
        />
      </Card>
      <Card
        title="Messages"
        aside={`${messages.length} messages`}
        tone={messages.length > 0 ? 'flush' : 'plain'}
      >
        {messages.length === 0 ? (
          <p>They have not written to each other.</p>
        ) : (
          <RowList label="Messages between both sides" isInCard>
            {messages.map(({ no, author, text, at }) => (
              <Row key={no} title={author} detail={text} time={formatLocalDateTime(at)} />
            ))}
          </RowList>
        )}
      </Card>
      {earlier.length > 0 && (
        <Card title="Other disputes of the two">
          <KeyValues
            rows={earlier.map(({ at, status, openedBy, of, type }) => ({
              label: `${nameOf(file, of)}, ${formatLocalDateTime(at)}`,
              value: `${type === 'chargeback' ? 'Card payment disputed by the bank' : disputeTypes[type].label}: ${disputeLabel({ status, openedBy })}`,
            }))}
          />
        </Card>
      )}
    </>
  )
}
