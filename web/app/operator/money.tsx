import { MoneyPage } from '#features/finance/MoneyPage.tsx'

export default function Money() {
  return <MoneyPage />
}
