import { AddCardButton, CardsView } from '#features/cards/CardsView.tsx'
import { PaymentsHead } from '#features/payments/PaymentsHead.tsx'

export default function Cards() {
  return (
    <>
      <PaymentsHead title="Cards" lead="Cards for your offers and your plan." actions={<AddCardButton />} />
      <CardsView />
    </>
  )
}
