import { useConnection } from '#lib/connection.ts'
import classes from './OfflineBanner.module.css'

/** Shows that the connection is lost; disappears when the page has caught up. */
export function OfflineBanner() {
  const isOnline = useConnection((state) => state.isOnline)
  return (
    <div role="status" className={classes.place}>
      {!isOnline && (
        <p className={classes.banner}>
          You’re offline. This page may be out of date and updates when you reconnect.
        </p>
      )}
    </div>
  )
}
