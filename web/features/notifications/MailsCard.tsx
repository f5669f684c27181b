import { type NoticeKind, noticeKindLabels, noticeKinds } from '@marquee/contract/notice-kinds'
import { useState } from 'react'
import type { Side } from '#lib/side.ts'
import { Card } from '#ui/Card.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { alwaysMailed, mailsOf } from './mails-in-words.ts'
import { useMailSettings, useSetMail } from './notifications.queries.ts'

/** What also comes by mail, kind by kind. */
export function MailsCard({ side }: { side: Side }) {
  const settings = useMailSettings()
  return (
    <Card title="Mails">
      <p>Whatever concerns you stands under Notifications. What needs an answer, and news of money, also comes by mail:</p>
      <Loaded query={settings} skeleton={<RowsSkeleton count={3} />}>
        {({ items }) => (
          <Stack gap={12}>
            {noticeKinds.map((kind) => {
              const hint = mailsOf[side][kind]
              const isOn = items.find((item) => item.kind === kind)?.mail ?? true
              return hint && <MailSwitch key={kind} kind={kind} hint={hint} isOn={isOn} />
            })}
          </Stack>
        )}
      </Loaded>
      <p>
        <strong>Always mailed:</strong> {alwaysMailed[side]}
      </p>
    </Card>
  )
}

/**
 * Moves at once and back again where it was refused. With a write of its own, so that two switches pressed one after the other do not
 * wait for each other.
 */
function MailSwitch({ kind, hint, isOn }: { kind: NoticeKind; hint: string; isOn: boolean }) {
  const set = useSetMail()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const handleChange = (mail: boolean) => {
    setWanted(mail)
    set.mutate({ kind, mail }, { onError: () => setWanted(null) })
  }
  return <CheckField label={noticeKindLabels[kind]} hint={hint} value={wanted ?? isOn} onChange={handleChange} />
}
