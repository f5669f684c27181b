import { Outlet } from 'react-router'
import { PublicHeader } from '#ui/PublicHeader.tsx'
import classes from './layout.module.css'

/** The doors: one quiet column under the public head. */
export default function AccountLayout() {
  return (
    <>
      <PublicHeader />
      <main id="content" className={classes.main}>
        <Outlet />
      </main>
    </>
  )
}
