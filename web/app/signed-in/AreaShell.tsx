import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { logOut } from '#lib/log-out.ts'
import { useUser } from '#lib/session.ts'
import { useHotkey } from '#lib/use-hotkey.ts'
import { AccountMenu } from '#ui/AccountMenu.tsx'
import type { NavItem } from '#ui/nav-item.ts'
import { Shell } from '#ui/Shell.tsx'

const JumpPalette = lazy(() => import('./JumpPalette.tsx').then((file) => ({ default: file.JumpPalette })))

interface AreaShellProps {
  home: string
  items: readonly NavItem[]
  foot: readonly NavItem[]
  /** The account status, shown below the name. */
  flag?: ReactNode
  children: ReactNode
}

/** The frame of a role's area, with account menu, sign-out and command palette. */
export function AreaShell({ home, items, foot, flag, children }: AreaShellProps) {
  const user = useUser()
  const client = useQueryClient()
  const [isSearching, setSearching] = useState(false)
  useHotkey('k', () => setSearching(true))
  const picture = user.brand?.logoUrl ?? user.agent?.avatarUrl ?? user.talent?.avatarUrl ?? null
  const person = (
    <AccountMenu
      name={user.name}
      detail={user.agency?.name ?? user.email}
      picture={picture}
      shape={user.brand ? 'square' : 'round'}
      flag={flag}
      onLogOut={() => logOut(client)}
    />
  )
  return (
    <Shell home={home} items={items} foot={foot} person={person} onSearch={() => setSearching(true)}>
      {children}
      {isSearching && (
        <Suspense>
          <JumpPalette places={[...items, ...foot]} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </Shell>
  )
}
