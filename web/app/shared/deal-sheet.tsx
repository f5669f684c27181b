import { useParams } from 'react-router'
import { DealSheetPage } from '#features/deal-sheets/DealSheetPage.tsx'
import { pathsOf, useViewer } from '#lib/use-viewer.ts'

export default function DealSheet() {
  const { dealId = '' } = useParams()
  const viewer = useViewer()
  return <DealSheetPage key={dealId} side={viewer} dealId={dealId} back={pathsOf[viewer].deal(dealId)} />
}
