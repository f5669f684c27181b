import type { Notification } from '@marquee/contract/calls/notifications'
import type { NotificationKind } from '@marquee/contract/notification-kinds'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { ComponentType } from 'react'
import type { Viewer } from '#lib/viewer.ts'
import { Avatar } from '#ui/Avatar.tsx'
import classes from './NotificationPicture.module.css'

const icons: Record<NotificationKind, ComponentType<{ size?: number; stroke?: number }>> = {
  offers: IconMail,
  applications: IconSend,
  deals: IconBriefcase,
  money: IconCoins,
  representation: IconUsers,
  messages: IconMessage,
  searches: IconSearch,
  account: IconUserCircle,
}

/** The source of a notification: a talent's photo, a brand's logo, or else an icon of the subject. */
export function NotificationPicture({
  side,
  notice: { kind, imageUrl, text, targetType },
}: {
  side: Viewer
  notice: Notification
}) {
  const Icon = icons[kind]
  if (imageUrl)
    return (
      <Avatar
        name={text}
        picture={imageUrl}
        shape={side === 'brand' || targetType === 'roster' ? 'round' : 'square'}
      />
    )
  return (
    <span className={classes.icon}>
      <Icon size={18} stroke={1.7} />
    </span>
  )
}
