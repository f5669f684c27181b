import { formatCount } from '@marquee/contract/rules/wording'
import { useEffect, useState } from 'react'
import { keepAdminUrl } from '#lib/acting.ts'
import { endVisit } from '#lib/end-visit.ts'
import { useNow } from '#lib/use-now.ts'
import { Button } from '#ui/Button.tsx'
import classes from './ActingBanner.module.css'
import { AllowChangesDialog } from './AllowChangesDialog.tsx'
import { useCurrentVisit } from './support.queries.ts'

/** Says on every page that an operator acts as this user, for how long and how far, and leads back. */
export function ActingBanner() {
  const { data: visit } = useCurrentVisit()
  const now = useNow()
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const adminUrl = visit?.adminUrl
  useEffect(() => {
    if (adminUrl) keepAdminUrl(adminUrl)
  }, [adminUrl])
  if (!visit) return null
  const minutes = Math.max(0, Math.ceil((Date.parse(visit.endsAt) - now.getTime()) / 60_000))
  const handleReturn = async () => {
    setLeaving(true)
    await endVisit()
    setLeaving(false)
  }
  return (
    <aside className={classes.banner} aria-label="Acting as a user">
      <div className={classes.text}>
        <p>
          <strong>
            {visit.operator} acting as {visit.user.name}
          </strong>
        </p>
        <p className={classes.facts}>
          {visit.canWrite ? 'Changes allowed' : 'Read-only'} · {formatCount(minutes, 'minute')} left ·{' '}
          {visit.readsMessages ? 'messages shown' : 'messages hidden'}
        </p>
      </div>
      <div className={classes.buttons}>
        {!visit.canWrite && (
          <Button size="small" onClick={() => setAsking(true)}>
            Allow changes
          </Button>
        )}
        <Button kind="strong" size="small" busy={isLeaving} onClick={handleReturn}>
          Return to operator area
        </Button>
      </div>
      <AllowChangesDialog name={visit.user.name} isOpen={isAsking} onClose={() => setAsking(false)} />
    </aside>
  )
}
