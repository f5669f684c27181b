import { operatorSettingCalls } from '@marquee/contract/calls/operator-settings'
import {
  type MarketSettingKey,
  type MarketSettingValue,
  marketSettingRows,
} from '@marquee/contract/rules/market-settings'
import { useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

interface ChangeSettingFormProps {
  settingKey: MarketSettingKey
  value: MarketSettingValue
  onClose: () => void
}

/** Changes one setting, now or from the start of a later day. */
export function ChangeSettingForm({ settingKey, value, onClose }: ChangeSettingFormProps) {
  /** Null while the field holds no valid value. */
  const [next, setNext] = useState<MarketSettingValue | null>(value)
  const [from, setFrom] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const change = useCallMutation(operatorSettingCalls.changeSetting, {
    topics: ['settings'],
    onSuccess: onClose,
  })
  const fields = change.error instanceof ApiError ? change.error.fields : {}
  const send = () =>
    next !== null &&
    change.mutate({
      key: settingKey,
      value: next,
      reason,
      ...(from && { effectiveOn: from }),
    })
  return (
    <FormBody
      onSubmit={(event) => {
        event?.preventDefault()
        send()
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="primary"
            busy={change.isPending}
            disabled={next === null || reason.trim().length < 3}
          >
            {from ? 'Plan change' : 'Change now'}
          </Button>
        </>
      }
    >
      <p>{marketSettingRows[settingKey].help}</p>
      <ValueField
        settingKey={settingKey}
        initial={value}
        value={next}
        onChange={setNext}
        error={fields.value}
      />
      <DateField
        label="From (optional)"
        hint="The start of this day in London. Without a day it applies now."
        min={tomorrow()}
        value={from}
        onChange={setFrom}
        error={fields.effectiveOn}
        canClear
      />
      <AuditReason value={reason} onChange={setReason} error={fields.reason} />
    </FormBody>
  )
}

const DAY_MS = 86_400_000
const tomorrow = (): string => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)

interface ValueFieldProps {
  settingKey: MarketSettingKey
  initial: MarketSettingValue
  value: MarketSettingValue | null
  onChange: (value: MarketSettingValue | null) => void
  error: string | undefined
}

/** The control of a setting, as its row says. */
function ValueField({ settingKey, initial, value, onChange, error }: ValueFieldProps) {
  const { label, control } = marketSettingRows[settingKey]
  if (typeof value === 'object' && value !== null && control.kind === 'fields')
    return (
      <>
        {Object.entries(value).map(([name, text]) => (
          <TextField
            key={name}
            label={control.labels[name] ?? name}
            value={text}
            onChange={(typed) => onChange({ ...value, [name]: typed })}
          />
        ))}
      </>
    )
  if (control.kind === 'number')
    return (
      <ScaledField
        label={`${label} (${control.unit})`}
        initial={Number(initial) / control.scale}
        onChange={(shown) => onChange(shown === null ? null : Math.round(shown * control.scale))}
        error={error}
      />
    )
  const labels = control.kind === 'choice' ? control.labels : { true: 'On', false: 'Off' }
  return (
    <SelectField
      label={label}
      value={String(value)}
      onChange={(chosen) => onChange(typeof value === 'boolean' ? chosen === 'true' : chosen)}
      options={Object.entries(labels).map(([option, text]) => ({ value: option, label: text }))}
      error={error}
    />
  )
}

interface ScaledFieldProps {
  label: string
  initial: number
  onChange: (value: number | null) => void
  error: string | undefined
}

/** A number with decimals, such as a percentage; null for a text that is no number. */
function ScaledField({ label, initial, onChange, error }: ScaledFieldProps) {
  const [text, setText] = useState(String(initial))
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={text}
      onChange={(typed) => {
        setText(typed)
        onChange(numberOf(typed))
      }}
      error={numberOf(text) === null ? 'Please enter a number.' : error}
    />
  )
}

function numberOf(text: string): number | null {
  const number = Number(text.replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
