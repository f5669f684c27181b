import type { Message } from '@marquee/contract/calls/messages'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { memo } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { ConversationPaths } from '../conversation-paths.ts'
import classes from './ActivityCardRow.module.css'
import { timeOf } from './message-time.ts'

const icons = { offer: IconMail, deal: IconBriefcase } as const
const quiet = { offer: 'View offer', deal: 'View deal' } as const

/**
 * An event between the messages, with a link to its offer, deal or application unless that is the present
 * page.
 */
export const ActivityCardRow = memo(function CardRow({
  message: { text, at, card, no },
  paths,
}: {
  message: Message
  paths: ConversationPaths
}) {
  const { pathname } = useLocation()
  const Icon = icons[card?.targetType ?? 'offer']
  const to = card && paths[card.targetType](card.targetId)
  return (
    <div className={classes.line} data-no={no}>
      <div className={classes.card}>
        <p className={classes.text}>
          <Icon size={18} stroke={1.7} />
          <span>{text}</span>
          <time className={classes.time} dateTime={at} title={formatLocalDateTime(at)}>
            {timeOf(at)}
          </time>
        </p>
        {card && to && to !== pathname && (
          <ButtonLink size="small" kind={card.action ? 'primary' : 'quiet'} to={to}>
            {card.action ?? quiet[card.targetType]}
          </ButtonLink>
        )}
      </div>
    </div>
  )
})
