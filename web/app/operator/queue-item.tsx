import type { CallOutput } from '@marquee/contract/call'
import type { DealDetails } from '@marquee/contract/calls/deals'
import type { evidenceCalls } from '@marquee/contract/calls/evidence'
import type { QueueItem } from '@marquee/contract/calls/queue'
import { useOutletContext, useParams } from 'react-router'
import { CampaignDecision, CampaignUnderReview } from '#features/campaigns/CampaignUnderReview.tsx'
import { Background } from '#features/cases/decision/CaseFile.tsx'
import {
  CancellationDecision,
  CancellationFile,
  DisputeDecision,
  DisputeFile,
} from '#features/cases/decision/DisputeDecision.tsx'
import { CorrectionDecision, CorrectionFileCard } from '#features/deals/CorrectionDecision.tsx'
import { DealEvidence } from '#features/deals/DealEvidence.tsx'
import { ChargebackEvidence } from '#features/evidence/ChargebackEvidence.tsx'
import { OperatorEvidence } from '#features/evidence/OperatorEvidence.tsx'
import { ContactMessageCard } from '#features/queue/ContactMessageCard.tsx'
import { QueueItemPage } from '#features/queue/QueueItemPage.tsx'
import { ReportDecision } from '#features/reports/ReportDecision.tsx'
import { ReportFile } from '#features/reports/ReportFile.tsx'
import { DeliverableList } from '#features/terms/DeliverableList.tsx'
import { WebsiteDecision, WebsiteFile } from '#features/tracking/WebsiteDecision.tsx'
import { BrandDecision, BrandFile } from '#features/verification/BrandDecision.tsx'
import { HandleDecision, HandleFile } from '#features/verification/HandleDecision.tsx'

export default function OneQueueItem() {
  const { id } = useOutletContext<{ id: string }>()
  const { kind = '', subjectId = '' } = useParams()
  return (
    <QueueItemPage
      key={`${kind} ${subjectId}`}
      kind={kind}
      subjectId={subjectId}
      operatorId={id}
      contentOf={contentOf}
    />
  )
}

/** Returns what kinds with a decision of their own show; null for those that have only the facts. */
function contentOf({ kind, subjectId }: QueueItem, onDecided: () => void) {
  if (kind === 'campaign_review')
    return {
      main: (
        <CampaignUnderReview
          campaignId={subjectId}
          workOf={(deliverables) => <DeliverableList specs={deliverables} />}
        />
      ),
      decision: <CampaignDecision campaignId={subjectId} onDecided={onDecided} />,
    }
  if (kind === 'brand_verification')
    return {
      main: <BrandFile brandId={subjectId} />,
      decision: <BrandDecision brandId={subjectId} onDecided={onDecided} />,
    }
  if (kind === 'handle_verification')
    return {
      main: <HandleFile verificationId={subjectId} />,
      decision: <HandleDecision verificationId={subjectId} onDecided={onDecided} />,
    }
  if (kind === 'tracked_website')
    return {
      main: <WebsiteFile websiteId={subjectId} />,
      decision: <WebsiteDecision websiteId={subjectId} onDecided={onDecided} />,
    }
  if (kind === 'correction')
    return {
      main: <CorrectionFileCard correctionId={subjectId} />,
      decision: <CorrectionDecision correctionId={subjectId} onDecided={onDecided} />,
    }
  if (kind === 'dispute' || kind === 'appeal')
    return {
      main: <DisputeFile id={subjectId} evidenceOf={evidenceOf} />,
      decision: <DisputeDecision id={subjectId} onDecided={onDecided} />,
    }
  if (kind === 'cancellation')
    return {
      main: <CancellationFile id={subjectId} evidenceOf={evidenceOf} />,
      decision: <CancellationDecision id={subjectId} onDecided={onDecided} />,
    }
  if (kind === 'chargeback')
    return {
      main: <ChargebackEvidence chargebackId={subjectId} fileOf={chargebackFile} onSent={onDecided} />,
      decision: null,
    }
  if (kind === 'report' || kind === 'report_appeal' || kind === 'strike_review')
    return {
      main: <ReportFile caseId={subjectId} dealOf={(dealId) => <OperatorEvidence dealId={dealId} />} />,
      decision: <ReportDecision caseId={subjectId} onDecided={onDecided} />,
    }
  if (kind === 'contact_message')
    return { main: <ContactMessageCard messageId={subjectId} />, decision: null }
  return null
}

const evidenceOf = (deal: DealDetails) => (
  <>
    {workOf(deal)}
    <OperatorEvidence dealId={deal.id} />
  </>
)

const chargebackFile = (file: CallOutput<typeof evidenceCalls.chargeback>) => (
  <>
    {workOf(file.deal)}
    <Background file={file} />
  </>
)

const workOf = (deal: DealDetails) => (
  <DealEvidence deal={deal} work={<DeliverableList specs={deal.terms.deliverables} />} />
)
