import { createContext, use } from 'react'
import { Button } from '../Button.tsx'
import { Cluster } from '../Cluster.tsx'
import classes from './UsualReasons.module.css'

/** The usual reasons of the item that a page shows; empty where an act has none. */
export const UsualReasonsContext = createContext<readonly string[]>([])

/** Buttons that enter a usual reason, which can be edited afterwards. */
export function UsualReasons({ label, onChoose }: { label: string; onChoose: (reason: string) => void }) {
  const reasons = use(UsualReasonsContext)
  if (reasons.length === 0) return null
  return (
    <fieldset aria-label={`Usual reasons: ${label}`} className={classes.group}>
      <Cluster>
        {reasons.map((reason) => (
          <Button key={reason} size="small" onClick={() => onChoose(reason)}>
            {reason}
          </Button>
        ))}
      </Cluster>
    </fieldset>
  )
}
