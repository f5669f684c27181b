import type { NotificationSettings } from '@marquee/contract/calls/notifications'
import {
  type EmailFrequency,
  emailFrequencies,
  type NotificationKind,
  notificationKindLabels,
} from '@marquee/contract/notification-kinds'
import { useId, useState } from 'react'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import classes from './ChannelRow.module.css'
import { useSetNotification } from './notifications.queries.ts'

type Chosen = Pick<NotificationSettings['items'][number], 'mail' | 'push'>

interface WayRowProps {
  kind: NotificationKind
  atOnce?: string
  also?: string
  chosen: Chosen
}

const frequencyLabels: Record<EmailFrequency, string> = {
  now: 'Immediately',
  daily: 'Daily summary',
  off: 'Never',
}

/**
 * The channels of one kind of notification. Changes apply at once and are reverted on an error. Each row has
 * its own mutation, so that rows do not wait for each other.
 */
export function ChannelRow({ kind, atOnce, also, chosen }: WayRowProps) {
  const name = useId()
  const set = useSetNotification()
  const [wanted, setWanted] = useState<Partial<Chosen>>({})
  const { mail, push } = { ...chosen, ...wanted }
  const frequencies = emailFrequencies.filter((frequency) => frequency !== 'now' || atOnce)
  const choose = (change: Partial<Chosen>) => {
    setWanted({ ...wanted, ...change })
    set.mutate({ kind, ...change }, { onError: () => setWanted({}) })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be a grid item
    <div className={classes.row} role="group" aria-labelledby={name}>
      <div className={classes.text}>
        <p className={classes.name} id={name}>
          {notificationKindLabels[kind]}
        </p>
        <p className={classes.hint}>{hintOf({ atOnce, also, mail })}</p>
      </div>
      <div className={classes.mail}>
        <SelectField
          label="Email"
          options={frequencies.map((frequency) => ({ value: frequency, label: frequencyLabels[frequency] }))}
          value={mail === 'now' && !atOnce ? 'off' : mail}
          onChange={(value) =>
            choose({ mail: emailFrequencies.find((frequency) => frequency === value) ?? mail })
          }
        />
      </div>
      <CheckField label="Push" value={push} onChange={(value) => choose({ push: value })} />
    </div>
  )
}

/**
 * Returns the hint of a kind: immediate emails are for what needs an answer, the daily summary has everything
 * of the kind.
 */
function hintOf({
  atOnce,
  also,
  mail,
}: {
  atOnce: string | undefined
  also: string | undefined
  mail: EmailFrequency
}): string {
  const all = [atOnce, also].filter(Boolean).join(' ')
  return mail === 'daily'
    ? `At 08:00, if unread: ${all.charAt(0).toLowerCase()}${all.slice(1)}`
    : (atOnce ?? all)
}
