import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { type ReactNode, useState } from 'react'
import classes from './AccountMenu.module.css'
import { Avatar } from './Avatar.tsx'

interface PersonMenuProps {
  name: string
  detail: string
  picture: string | null
  shape: 'round' | 'square'
  /** The account status, shown below the name. */
  flag?: ReactNode
  onLogOut: () => Promise<void>
  /** What leaving is called; "Log out" by default. */
  leaveLabel?: string
}

/** The signed-in account and the sign-out button. */
export function AccountMenu({
  name,
  detail,
  picture,
  shape,
  flag,
  onLogOut,
  leaveLabel = 'Log out',
}: PersonMenuProps) {
  const [isLeaving, setLeaving] = useState(false)
  const handleLogOut = async () => {
    setLeaving(true)
    await onLogOut()
    setLeaving(false)
  }
  return (
    <div className={classes.person}>
      <Avatar name={name} picture={picture} shape={shape} />
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail} title={detail}>
          {detail}
        </p>
        {flag}
      </div>
      <button
        type="button"
        className={classes.leave}
        disabled={isLeaving}
        onClick={handleLogOut}
        aria-label={leaveLabel}
        title={leaveLabel}
      >
        <IconLogout size={18} stroke={1.7} />
      </button>
    </div>
  )
}
