import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isActing } from '#lib/acting.ts'
import { logOut } from '#lib/log-out.ts'
import { useUser } from '#lib/session.ts'
import { useHotkey } from '#lib/use-hotkey.ts'
import { useFreshProfile } from '#lib/use-profile.ts'
import { AccountMenu } from '#ui/AccountMenu.tsx'
import type { NavItem } from '#ui/nav-item.ts'
import { Shell } from '#ui/Shell.tsx'

const ActingBanner = lazy(() =>
  import('#features/support/ActingBanner.tsx').then((file) => ({ default: file.ActingBanner })),
)
const ConfirmDocuments = lazy(() =>
  import('#features/legal/ConfirmDocuments.tsx').then((file) => ({ default: file.ConfirmDocuments })),
)
const FactorRemovalBanner = lazy(() =>
  import('#features/account/FactorRemovalBanner.tsx').then((file) => ({ default: file.FactorRemovalBanner })),
)
const JumpPalette = lazy(() => import('./JumpPalette.tsx').then((file) => ({ default: file.JumpPalette })))

/** Only an operator who acts as a user needs the code. */
const returnToOperators = async () => (await import('#lib/end-visit.ts')).endVisit()

interface AreaShellProps {
  home: string
  items: readonly NavItem[]
  foot: readonly NavItem[]
  /** The account status, shown below the name. */
  flag?: ReactNode
  children: ReactNode
}

/** The frame of a role's area, with account menu, sign-out, command palette and the question about new terms. */
export function AreaShell({ home, items, foot, flag, children }: AreaShellProps) {
  useFreshProfile()
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
      {...(isActing()
        ? { onLogOut: returnToOperators, leaveLabel: 'Return to operator area' }
        : { onLogOut: () => logOut(client) })}
    />
  )
  return (
    <Shell home={home} items={items} foot={foot} person={person} onSearch={() => setSearching(true)}>
      {isActing() && (
        <Suspense>
          <ActingBanner />
        </Suspense>
      )}
      {user.secondFactor?.removesAt && !isActing() && (
        <Suspense>
          <FactorRemovalBanner removesAt={user.secondFactor.removesAt} />
        </Suspense>
      )}
      {children}
      {user.documentsToConfirm.length > 0 && !isActing() && (
        <Suspense>
          <ConfirmDocuments onLogOut={() => logOut(client)} />
        </Suspense>
      )}
      {isSearching && (
        <Suspense>
          <JumpPalette places={[...items, ...foot]} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </Shell>
  )
}
