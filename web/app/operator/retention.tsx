import { RetentionPage } from '#features/operators/RetentionPage.tsx'

export default function Retention() {
  return <RetentionPage />
}
