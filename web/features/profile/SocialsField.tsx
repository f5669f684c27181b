import type { UseFormReturnType } from '@mantine/form'
import { platformLabels, socialPlatforms } from '@marquee/contract/terms/deliverables'
import { Button } from '#ui/Button.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import classes from './SocialsField.module.css'
import type { TalentValues } from './talent-values.ts'

const options = socialPlatforms.map((platform) => ({
  value: platform,
  label: platformLabels[platform],
}))
const MAX_SOCIALS = 12

/** The social accounts of a talent, one row each. */
export function SocialsField({ form }: { form: UseFormReturnType<TalentValues> }) {
  const { socials } = form.values
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>Social accounts</legend>
      {socials.map((social, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id; the fields are controlled
        <div key={index} className={classes.row}>
          <SelectField
            label="Platform"
            options={options}
            {...form.getInputProps(`socials.${index}.platform`)}
          />
          <TextField label="Handle" placeholder="@name" {...form.getInputProps(`socials.${index}.handle`)} />
          <NumberField label="Followers" {...form.getInputProps(`socials.${index}.followers`)} />
          <PercentField label="Engagement" {...form.getInputProps(`socials.${index}.engagementBps`)} />
          <Button
            kind="quiet"
            aria-label={`Remove ${social.handle || 'this account'}`}
            onClick={() => form.removeListItem('socials', index)}
          >
            Remove
          </Button>
        </div>
      ))}
      {socials.length < MAX_SOCIALS && (
        <Button
          size="small"
          data-path="socials"
          onClick={() =>
            form.insertListItem('socials', {
              platform: 'instagram',
              handle: '',
              followers: 0,
              engagementBps: null,
            })
          }
        >
          Add account
        </Button>
      )}
    </fieldset>
  )
}
