import {
  rightsChannelLabels,
  rightsChannels,
  territories,
  territoryLabels,
  type UsageRights,
} from '@marquee/contract/terms/rights'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './terms.module.css'

interface RightsFieldProps {
  value: UsageRights
  onChange: (value: UsageRights) => void
  errors: Readonly<Record<string, string>>
  /** Whether the brand itself writes these terms. */
  isForBrand?: boolean | undefined
}

const territoryOptions = territories.map((value) => ({ value, label: territoryLabels[value] }))

/** The brand's usage rights: explicit and limited, never perpetual by default. */
export function RightsField({ value, onChange, errors, isForBrand = false }: RightsFieldProps) {
  const set = (change: Partial<UsageRights>) => onChange({ ...value, ...change })
  const toggle = (channel: UsageRights['channels'][number], isOn: boolean) =>
    set({ channels: rightsChannels.filter((one) => (one === channel ? isOn : value.channels.includes(one))) })
  return (
    <fieldset className={classes.plain}>
      <legend className={classes.legend}>{isForBrand ? 'You' : 'The brand'} may use the work on</legend>
      <Stack gap={12}>
        <div className={classes.checks}>
          {rightsChannels.map((channel) => (
            <CheckField
              key={channel}
              label={rightsChannelLabels[channel]}
              value={value.channels.includes(channel)}
              onChange={(isOn) => toggle(channel, isOn)}
            />
          ))}
        </div>
        <FieldRow>
          <NumberField
            label="Number of days"
            value={value.days}
            onChange={(days) => set({ days: days ?? 0 })}
            error={errors.days ?? errors['']}
            data-path="rights.days"
          />
          <SelectField
            label="Territories"
            value={value.territory}
            onChange={(name) => set({ territory: territories.find((one) => one === name) ?? 'uk' })}
            options={territoryOptions}
          />
        </FieldRow>
        <div className={classes.checks}>
          <CheckField label="Allow editing" value={value.mayEdit} onChange={(mayEdit) => set({ mayEdit })} />
          <CheckField
            label="Allow AI training"
            value={value.aiTraining}
            onChange={(aiTraining) => set({ aiTraining })}
          />
        </div>
      </Stack>
    </fieldset>
  )
}
