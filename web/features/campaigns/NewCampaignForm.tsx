import { campaignCalls } from '@marquee/contract/calls/campaigns'
import { OPEN_DAYS } from '@marquee/contract/rules/copy-dates'
import { addDays, dayOf } from '@marquee/contract/rules/dates'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

/** Creates a campaign from its title; after that it is an autosaved draft. */
export function NewCampaignForm({ onCreated }: { onCreated: (campaignId: string) => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: campaignCalls.addCampaign,
    initial: { title: '' },
    // Two weeks suit most campaigns; the date can be changed with the rest of the brief.
    toBody: (values) => ({ ...values, applyBy: addDays(dayOf(new Date()), OPEN_DAYS) }),
    topics: ['campaigns', 'home'],
    success: null,
    onSuccess: ({ id }) => onCreated(id),
  })
  return (
    <Card>
      <FormBody
        onSubmit={onSubmit}
        actions={
          <Button type="submit" kind="primary" busy={isSending}>
            Create draft
          </Button>
        }
      >
        <TextField
          label="Campaign name"
          hint="Talents see this first. You can change it later."
          placeholder="Autumn Skin Edit"
          isRequired
          autoFocus
          maxLength={120}
          {...form.getInputProps('title')}
        />
      </FormBody>
    </Card>
  )
}
