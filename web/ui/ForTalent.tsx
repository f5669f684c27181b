import { Avatar } from './Avatar.tsx'
import classes from './ForTalent.module.css'

/** Names the talent on whose behalf an agent acts. */
export function ForTalent({ name, picture }: { name: string; picture?: string | null }) {
  return (
    <span className={classes.for}>
      {picture !== undefined && <Avatar name={name} picture={picture} size={20} />}
      <span>
        for <strong>{name}</strong>
      </span>
    </span>
  )
}
