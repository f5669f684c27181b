import type { talentProfile } from '@marquee/contract/calls/profile'
import { rosterCalls } from '@marquee/contract/calls/roster'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Columns } from '#ui/Columns.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { PicturesCard } from './PicturesCard.tsx'
import { TalentFields } from './TalentFields.tsx'
import { type TalentValues, talentValues } from './talent-values.ts'
import { withoutEmpty } from './without-empty.ts'

type Talent = z.output<typeof talentProfile>

/** The profile of a talent without an account, edited by the agency that manages them. */
export function ManagedTalent({ talent, verification }: { talent: Talent; verification: ReactNode }) {
  const { id: talentId, displayName, avatarUrl, coverUrl } = talent
  const { form, onSubmit, isSending } = useCallForm<typeof rosterCalls.updateAddedTalent, TalentValues>({
    call: rosterCalls.updateAddedTalent,
    initial: talentValues(talent),
    toBody: (values) => ({ talentId, profile: withoutEmpty(values, ['typeId', 'country', 'minFee']) }),
    fieldOf: (path) => path.replace(/^profile\./, ''),
    topics: ['roster', 'home', 'talents', 'verification'],
  })
  return (
    <Columns
      main={
        <Card title="Profile" aside={<ForTalent name={displayName} />}>
          <FormBody
            onSubmit={onSubmit}
            actions={
              <Button type="submit" kind="primary" busy={isSending}>
                Save
              </Button>
            }
          >
            <TalentFields form={form} isOwn={false} />
          </FormBody>
          <LeaveDialog isDirty={form.isDirty() && !isSending} />
        </Card>
      }
      side={
        <>
          <PicturesCard kind="talent" face={avatarUrl} cover={coverUrl} managed={talentId} />
          {verification}
        </>
      }
    />
  )
}
