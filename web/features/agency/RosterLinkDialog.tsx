import { agencyCalls, MAX_ROSTER_LINK_DAYS } from '@marquee/contract/calls/agency'
import { useState } from 'react'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { NewLink } from '#ui/links/NewLink.tsx'
import { Stack } from '#ui/Stack.tsx'
import { agencyTopics } from './agency.queries.ts'
import { TalentsField } from './TalentsField.tsx'

interface ShareDialogProps {
  isOpen: boolean
  talents: readonly { id: string; name: string }[]
  onClose: () => void
}

interface ShareValues extends Record<string, unknown> {
  title: string
  talentIds: string[]
  showsRates: boolean
  days: number | null
}

/** Creates a shared link to the roster and shows it, once. */
export function RosterLinkDialog({ isOpen, onClose, talents }: ShareDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Share roster">
      <ShareForm talents={talents} onClose={onClose} />
    </Dialog>
  )
}

const initial: ShareValues = { title: '', talentIds: [], showsRates: false, days: 14 }

function ShareForm({ talents, onClose }: Pick<ShareDialogProps, 'talents' | 'onClose'>) {
  const [url, setUrl] = useState('')
  const { form, onSubmit, isSending } = useCallForm<typeof agencyCalls.createRosterLink, ShareValues>({
    call: agencyCalls.createRosterLink,
    initial,
    toBody: ({ talentIds, days, ...rest }) => ({
      ...rest,
      talentIds: talentIds.length > 0 ? talentIds : null,
      days: days ?? 0,
    }),
    topics: agencyTopics,
    success: null,
    onSuccess: (created) => setUrl(created.url),
  })
  if (url !== '')
    return (
      <Stack gap={20}>
        <NewLink url={url} />
        <Cluster>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </Cluster>
      </Stack>
    )
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Create link
          </Button>
        </>
      }
    >
      <TextField
        label="Title"
        isRequired
        placeholder="Skin care faces, spring"
        maxLength={120}
        {...form.getInputProps('title')}
      />
      <TalentsField
        label="Talents"
        hint="Leave blank to include everyone except those marked “Do not pitch”."
        talents={talents}
        {...form.getInputProps('talentIds')}
      />
      <NumberField
        label="Link expires after (days)"
        hint={`1 to ${MAX_ROSTER_LINK_DAYS}`}
        isRequired
        {...form.getInputProps('days')}
      />
      <CheckField
        label="Show rates"
        hint="The rate for brands, or “fee from” if there is none."
        {...form.getInputProps('showsRates')}
      />
    </FormBody>
  )
}
