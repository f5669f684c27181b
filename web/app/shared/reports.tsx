import { ReportsPage } from '#features/reports/ReportsPage.tsx'
import { pathsOf, useViewer } from '#lib/use-viewer.ts'

export default function Reports() {
  return <ReportsPage settings={pathsOf[useViewer()].settings} />
}
