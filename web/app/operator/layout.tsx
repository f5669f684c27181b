import { operatorCalls } from '@marquee/contract/calls/operators'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Navigate, Outlet } from 'react-router'
import { useRestored } from '#app/signed-in/use-restored.ts'
import { useOperator } from '#features/operators/operators.queries.ts'
import { errorText } from '#lib/api-error.ts'
import { readCookie } from '#lib/cookies.ts'
import { operatorPaths } from '#lib/paths.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { AccountMenu } from '#ui/AccountMenu.tsx'
import { ErrorScreen } from '#ui/ErrorScreen.tsx'
import { LoadingScreen } from '#ui/LoadingScreen.tsx'
import type { NavItem } from '#ui/nav-item.ts'
import { Shell } from '#ui/Shell.tsx'

export const meta = () => [{ title: 'Marquee' }, { name: 'robots', content: 'noindex, nofollow' }]

/** The navigation of operators: one row for each part of the area. */
const items: readonly NavItem[] = [
  { label: 'Queue', to: operatorPaths.queue, icon: IconListCheck },
  { label: 'Users', to: operatorPaths.users, icon: IconUsers },
  { label: 'Money', to: operatorPaths.money, icon: IconCoins },
  { label: 'Audit', to: operatorPaths.audit, icon: IconHistory },
  { label: 'Retention', to: operatorPaths.retention, icon: IconHourglass },
  { label: 'Content', to: operatorPaths.content, icon: IconFileText },
  { label: 'Settings', to: operatorPaths.settings, icon: IconSettings },
]

/** The entry to the operators’ area: loads the operator, or leads to their sign-in. */
export default function OperatorLayout() {
  return useRestored() ? <OperatorArea /> : null
}

function OperatorArea() {
  const isSignedIn = readCookie('adminToken') !== null
  const operator = useOperator(isSignedIn)
  const signOut = useCallMutation(operatorCalls.operatorSignOut, {
    onSuccess: () => window.location.assign(operatorPaths.signIn),
  })
  if (!isSignedIn) return <Navigate to={operatorPaths.signIn} replace />
  if (operator.error)
    return (
      <ErrorScreen title="Your account could not be loaded" onRetry={() => void operator.refetch()}>
        {errorText(operator.error)}
      </ErrorScreen>
    )
  if (!operator.data) return <LoadingScreen />
  const { id, name, email } = operator.data
  return (
    <Shell
      home={operatorPaths.queue}
      badge="Operator"
      items={items}
      foot={[]}
      person={
        <AccountMenu
          name={name}
          detail={email}
          picture={null}
          shape="square"
          leaveLabel="Sign out"
          onLogOut={async () => void (await signOut.mutateAsync({}).catch(() => undefined))}
        />
      }
    >
      <Outlet context={{ id, email }} />
    </Shell>
  )
}
