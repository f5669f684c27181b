import type { CaseMoney } from '@marquee/contract/calls/settlements'
import { SPLIT_STEP_BPS } from '@marquee/contract/rules/split'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { type CaseOf, namesOf } from './case.ts'
import { SplitField } from './SplitField.tsx'

interface ProposeSplitProps extends CaseOf {
  money: CaseMoney
  /** The split that the slider starts from, in basis points. */
  initial: number
  label: string
  hasNote?: boolean
  isBusy: boolean
  onCancel?: () => void
  onSend: (backBps: number, note: string) => void
}

/** Chooses a split and sends it. */
export function ProposeSplit(props: ProposeSplitProps) {
  const { side, deal, money, initial, label, hasNote = false, isBusy, onCancel, onSend } = props
  const [backBps, setBackBps] = useState(Math.round(initial / SPLIT_STEP_BPS) * SPLIT_STEP_BPS)
  const [note, setNote] = useState('')
  return (
    <FormBody
      onSubmit={(event) => {
        event?.preventDefault()
        onSend(backBps, note)
      }}
      actions={
        <>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
          <Button type="submit" kind="primary" busy={isBusy}>
            {money.left > 0 ? 'Send proposal' : 'Propose to end the deal'}
          </Button>
        </>
      }
    >
      <SplitField
        side={side}
        names={namesOf(deal)}
        money={money}
        label={label}
        value={backBps}
        onChange={setBackBps}
      />
      {hasNote && (
        <TextAreaField
          label="Message"
          hint="Optional"
          rows={2}
          limit={1000}
          value={note}
          onChange={setNote}
        />
      )}
    </FormBody>
  )
}
