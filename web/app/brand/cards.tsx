import { AddCardButton, CardsView } from '#features/cards/CardsView.tsx'
import { PaymentsHead } from '#features/payments/PaymentsHead.tsx'

export default function Cards() {
  return (
    <>
      <PaymentsHead
        title="Cards"
        lead="What your offers are held on and your plan is paid with."
        actions={<AddCardButton />}
      />
      <CardsView />
    </>
  )
}
