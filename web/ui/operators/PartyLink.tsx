import type { QueueParty } from '@marquee/contract/calls/queue'
import { Link } from 'react-router'
import { operatorPaths } from '#lib/paths.ts'

/** The name of someone, with a link to the page where operators read about them. */
export function PartyLink({ party: { name, page } }: { party: QueueParty }) {
  if (!page) return name
  return <Link to={operatorPaths.pageOf(page)}>{name}</Link>
}
