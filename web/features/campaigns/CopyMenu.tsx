import { campaignTemplateCalls, MAX_CAMPAIGN_TEMPLATES } from '@marquee/contract/calls/campaign-templates'
import { limits } from '@marquee/contract/rules/limits'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCallForm } from '#lib/use-call-form.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type OverflowAction, OverflowMenu } from '#ui/OverflowMenu.tsx'

interface Copied {
  id: string
  title: string
}

interface CopyMenuProps {
  campaign: Copied
  editPath: (campaignId: string) => string
}

/** The menu of a campaign in the list: duplicate, and save as template. */
export function CopyMenu({ campaign, editPath }: CopyMenuProps) {
  const navigate = useNavigate()
  const { actions, dialog } = useCopyActions(campaign, (id) => navigate(editPath(id)))
  return (
    <>
      <OverflowMenu label={`Actions for ${campaign.title}`} actions={actions} />
      {dialog}
    </>
  )
}

/** Returns the actions that copy a campaign, and the dialog that one of them opens. */
export function useCopyActions(
  campaign: Copied,
  onDuplicated: (campaignId: string) => void,
): { actions: OverflowAction[]; dialog: ReactNode } {
  const [isNaming, setNaming] = useState(false)
  const duplicate = useCallMutation(campaignTemplateCalls.duplicateCampaign, {
    topics: ['campaigns', 'home'],
    success: 'Draft created. Check its dates before you publish it.',
    onSuccess: ({ id }) => onDuplicated(id),
  })
  const close = () => setNaming(false)
  return {
    actions: [
      { label: 'Duplicate', onSelect: () => duplicate.mutate({ campaignId: campaign.id }) },
      { label: 'Save as template…', onSelect: () => setNaming(true) },
    ],
    dialog: (
      <Dialog isOpen={isNaming} onClose={close} title="Save as template">
        <TemplateForm campaign={campaign} onSaved={close} />
      </Dialog>
    ),
  }
}

function TemplateForm({ campaign, onSaved }: { campaign: Copied; onSaved: () => void }) {
  const { form, onSubmit, isSending } = useCallForm({
    call: campaignTemplateCalls.saveCampaignTemplate,
    initial: { name: campaign.title.slice(0, limits.name) },
    toBody: ({ name }) => ({ name, campaignId: campaign.id }),
    topics: ['campaigns'],
    onSuccess: onSaved,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" busy={isSending}>
          Save template
        </Button>
      }
    >
      <p>
        A template keeps the brief as it is now. “New campaign” offers it, with new dates and without
        applicants.
      </p>
      <TextField
        label="Template name"
        hint={`Only you see it. You can have ${MAX_CAMPAIGN_TEMPLATES} templates.`}
        isRequired
        autoFocus
        maxLength={limits.name}
        {...form.getInputProps('name')}
      />
    </FormBody>
  )
}
