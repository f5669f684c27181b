import { AuditPage } from '#features/operators/AuditPage.tsx'

export default function Audit() {
  return <AuditPage />
}
