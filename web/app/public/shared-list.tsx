import { sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatCount } from '@marquee/contract/rules/wording'
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { GuestVote } from '#features/shared-lists/GuestVote.tsx'
import { useGuest } from '#features/shared-lists/use-guest.ts'
import { hostContext } from '#lib/settings.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { GuestPanel } from '#ui/guests/GuestPanel.tsx'
import classes from './roster.module.css'
import { SharedTalent } from './SharedTalent.tsx'
import sections from './sections.module.css'
import { answerSharedPage, ExpiredLink, metaOfSharedPage, tokenOf } from './shared-link.tsx'

const guestCalls = { request: sharedListCalls.requestGuestCode, confirm: sharedListCalls.confirmGuest }

/** Loads the shared list on every visit, so that a link that has ended stops working at once. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = tokenOf(params)
  return answerSharedPage(
    token === null ? null : await context.get(hostContext).call(sharedListCalls.sharedListPage, { token }),
  )
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta = ({
  loaderData,
}: {
  loaderData?: Awaited<ReturnType<typeof loader>>['data'] | undefined
}) => metaOfSharedPage(loaderData && { title: loaderData.title, by: loaderData.brand.companyName })

/** A list of talents that a brand shares with people outside, who vote and comment once their address is confirmed. */
export default function SharedList() {
  const page = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const guest = useGuest(token, page !== null)
  if (!page)
    return <ExpiredLink>Shared lists work for a limited time. Ask the brand for a new link.</ExpiredLink>
  const { title, brand, talents, expiresAt } = page
  return (
    <section className={sections.section}>
      <header className={classes.head}>
        <Avatar name={brand.companyName} picture={brand.logoUrl} size={64} shape="square" />
        <div>
          <h1>{title}</h1>
          <p className={classes.by}>
            {formatCount(talents.length, 'talent')}, chosen by <strong>{brand.companyName}</strong>
          </p>
        </div>
      </header>
      <GuestPanel
        token={token}
        calls={guestCalls}
        guest={guest}
        title="What do you think?"
        label="Vote on this list"
        opener="Vote on these talents"
        confirmed={
          <>
            {guest.name && `You vote as ${guest.name}. `}
            {brand.companyName} reads your votes and comments. The talents don’t.
          </>
        }
      >
        Confirm your email address to vote and comment. {brand.companyName} sees your name with what you
        write. We delete both 30 days after this link ends.
      </GuestPanel>
      <ul className={classes.wall} aria-label="Talents">
        {talents.map((talent) => (
          <SharedTalent key={talent.id} talent={talent}>
            <GuestVote token={token} guest={guest} talent={talent} />
          </SharedTalent>
        ))}
      </ul>
      <p className={classes.foot}>
        This link works until {formatDate(expiresAt)}. Anyone who has it can read this page.{' '}
        <a href={`/report/s/${token}`}>Report this page</a>
      </p>
    </section>
  )
}
