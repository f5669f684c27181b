import { DealPage } from './DealPage.tsx'

export default function Deal() {
  return <DealPage />
}
