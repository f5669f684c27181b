import { Outlet } from 'react-router'
import { PublicFooter } from '#ui/PublicFooter.tsx'
import { PublicHeader } from '#ui/PublicHeader.tsx'

export const handle = { script: false }

/** The layout of the public pages, rendered on the server without script. */
export default function PublicLayout() {
  return (
    <>
      <PublicHeader />
      <main id="content">
        <Outlet />
      </main>
      <PublicFooter />
    </>
  )
}
