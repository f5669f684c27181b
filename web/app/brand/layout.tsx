import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { Outlet } from 'react-router'
import { AreaShell } from '#app/signed-in/AreaShell.tsx'

const home = '/dashboard'
const items = [{ label: 'Home', to: home, icon: IconHome, end: true }]
const foot = [{ label: 'Settings', to: '/dashboard/settings', icon: IconSettings }]

export default function BrandLayout() {
  return (
    <AreaShell home={home} items={items} foot={foot}>
      <Outlet />
    </AreaShell>
  )
}
