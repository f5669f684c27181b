import { Outlet } from 'react-router'
import fields from '#ui/fields/public-fields.module.css'
import { PublicHeader } from '#ui/PublicHeader.tsx'
import classes from './layout.module.css'

/** The layout of the sign-in pages: one column under the public header. */
export default function AccountLayout() {
  return (
    <>
      <PublicHeader />
      <main id="content" className={`${classes.main} ${fields.fields}`}>
        <Outlet />
      </main>
    </>
  )
}
