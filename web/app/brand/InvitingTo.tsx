import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Link } from 'react-router'
import { useOwnCampaign } from '#features/campaigns/campaigns.queries.ts'
import { brandPaths } from '#lib/paths.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import classes from './InvitingTo.module.css'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A campaign to which talents are invited. */
export interface InvitedTo {
  id: string
  title: string
}

/**
 * Returns the live campaign of the brand that the address names, to which talents are invited, and a function that removes it from the
 * address; null for any other one.
 */
export function useInvitedTo(): { campaign: InvitedTo | null; remove: () => void } {
  const [named, setNamed] = useUrlState('campaign')
  const { data } = useOwnCampaign(ID.test(named) ? named : '')
  const campaign = named !== '' && data?.status === 'live' ? { id: data.id, title: data.title } : null
  return { campaign, remove: () => setNamed('') }
}

/** Says to which campaign the brand invites talents. */
export function InvitingTo({ campaign, onRemove }: { campaign: InvitedTo; onRemove: () => void }) {
  return (
    <p className={classes.line}>
      <span>
        Inviting to <Link to={brandPaths.campaign(campaign.id)}>{campaign.title}</Link>
      </span>
      <button
        type="button"
        className={classes.remove}
        onClick={onRemove}
        aria-label={`Stop inviting to ${campaign.title}`}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </p>
  )
}
