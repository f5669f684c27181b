import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { Outlet } from 'react-router'
import { AreaShell } from '#app/signed-in/AreaShell.tsx'
import { agentPaths } from '#lib/paths.ts'

const items = [{ label: 'Home', to: agentPaths.home, icon: IconHome, end: true }]
const foot = [{ label: 'Settings', to: agentPaths.settings, icon: IconSettings }]

export default function AgentLayout() {
  return (
    <AreaShell home={agentPaths.home} items={items} foot={foot}>
      <Outlet />
    </AreaShell>
  )
}
