import { campaignCalls, type OwnCampaign } from '@marquee/contract/calls/campaigns'
import { call } from '#lib/api.ts'
import { loadSchemas } from '#lib/call-schemas.ts'
import { fieldErrorsOf } from '#lib/field-errors-of.ts'
import { toast } from '#lib/toast.ts'
import { useAutosave } from '#lib/use-autosave.ts'
import { useCallForm } from '#lib/use-call-form.ts'
import { type BriefValues, bodyOf, valuesOf } from './brief-values.ts'
import { describePublished } from './describe-publishing.ts'

/**
 * The form of a brief. A draft autosaves its valid fields while it is typed; a published brief is saved only
 * on submit, because its applicants are notified.
 */
export function useBriefForm(campaign: OwnCampaign, onSaved: (campaign: OwnCampaign) => void) {
  const isDraft = campaign.status === 'draft'
  const campaignId = campaign.id
  const parts = useCallForm<typeof campaignCalls.editCampaign, BriefValues>({
    call: campaignCalls.editCampaign,
    initial: valuesOf(campaign),
    toBody: (values) => ({
      ...bodyOf(values),
      campaignId,
      publish: isDraft,
      ...(isDraft ? {} : { version: campaign.version }),
    }),
    topics: ['campaigns', 'home'],
    success: isDraft ? null : 'Saved. We’ve notified applicants of the changes.',
    onSuccess: (saved) => {
      if (isDraft) toast.success(describePublished(saved))
      onSaved(saved)
    },
  })
  const save = async (values: BriefValues) => {
    const body = { ...bodyOf(values), campaignId }
    const { input } = await loadSchemas(campaignCalls.editCampaign)
    const wrong = new Set(Object.keys(fieldErrorsOf(input, body)).map((path) => path.split('.')[0]))
    const valid = Object.fromEntries(Object.entries(body).filter(([field]) => !wrong.has(field)))
    await call(campaignCalls.editCampaign, { ...valid, campaignId })
  }
  const saving = useAutosave(parts.form.values, isDraft && parts.form.isDirty() && !parts.isSending, save)
  return { ...parts, saving, isDraft }
}
