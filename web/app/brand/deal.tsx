import type { ChangeHoldRequest } from '#features/amendments/ChangeHold.tsx'
import { CardChoice } from '#features/cards/CardChoice.tsx'
import { HoldStep } from '#features/payments/HoldStep.tsx'
import { DealPage } from '../shared/DealPage.tsx'

function holdOf({ payable, title, sentence, button, other, onHeld }: ChangeHoldRequest) {
  return (
    <HoldStep
      payable={payable}
      title={title}
      button={button}
      cards={CardChoice}
      other={other}
      onHeld={onHeld}
    >
      {sentence}
    </HoldStep>
  )
}

export default function Deal() {
  return <DealPage holdOf={holdOf} />
}
