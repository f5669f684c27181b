import type { Notification } from '@marquee/contract/calls/notifications'
import { notificationKindLabels } from '@marquee/contract/notification-kinds'
import type { Viewer } from '#lib/viewer.ts'
import { ForTalent } from '#ui/ForTalent.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { Status } from '#ui/Status.tsx'
import classes from './NotificationItem.module.css'
import { NotificationPicture } from './NotificationPicture.tsx'
import { notificationPath } from './notification-path.ts'

interface NoticeRowProps {
  side: Viewer
  notice: Notification
  onOpen: () => void
}

/**
 * One notification: what happened, for whom and when, with its link. Several unread ones about one subject
 * are one row with a count.
 */
export function NotificationItem({ side, notice, onOpen }: NoticeRowProps) {
  const { kind, text, talentName, at, readAt, count } = notice
  return (
    <Row
      to={notificationPath(side, notice)}
      onOpen={onOpen}
      picture={<NotificationPicture side={side} notice={notice} />}
      title={readAt ? <span className={classes.read}>{text}</span> : text}
      detail={
        <>
          {talentName && (
            <>
              <ForTalent name={talentName} />{' '}
            </>
          )}
          {notificationKindLabels[kind]}
        </>
      }
      state={!readAt && <Status tone="action">{count > 1 ? `${count} unread` : 'Unread'}</Status>}
      time={<RelativeTime at={at} />}
    />
  )
}
