import type { RosterRow } from '@marquee/contract/calls/roster'
import { Avatar } from '#ui/Avatar.tsx'
import { Chip } from '#ui/Chip.tsx'
import classes from './RosterName.module.css'

/** A talent's photo and name, or the invited email address. */
export function RosterName({ row: { talent, email, doNotPitch } }: { row: RosterRow }) {
  const name = talent?.displayName ?? email ?? 'Unknown talent'
  return (
    <span className={classes.who}>
      <Avatar name={name} picture={talent?.avatarUrl ?? null} />
      <span className={classes.text}>
        <span>{breakable(name)}</span>
        {talent?.headline && <span className={classes.quiet}>{talent.headline}</span>}
        {doNotPitch && (
          <span className={classes.flag}>
            <Chip>Do not pitch</Chip>
          </span>
        )}
      </span>
    </span>
  )
}

/** Returns the name in which an email address breaks before its domain; overflowing parts still break anywhere. */
function breakable(name: string) {
  const [mailbox, domain] = name.split('@')
  if (domain === undefined) return name
  return (
    <>
      {mailbox}
      <wbr />@{domain}
    </>
  )
}
