import { workLinkCalls } from '@marquee/contract/calls/work-links'
import { formatDate } from '@marquee/contract/rules/dates'
import { useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRevalidator } from 'react-router'
import { OutsideWork } from '#features/work-links/OutsideWork.tsx'
import { hostContext } from '#lib/settings.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { useGuestToken } from '#lib/use-guest-token.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { GuestPanel } from '#ui/guests/GuestPanel.tsx'
import classes from './roster.module.css'
import sections from './sections.module.css'
import { answerSharedPage, ExpiredLink, metaOfSharedPage, tokenOf } from './shared-link.tsx'

const guestCalls = { request: workLinkCalls.requestReviewCode, confirm: workLinkCalls.confirmReviewer }

/** Least time between two readings of the page because of a broken file, in milliseconds. */
const REREAD_MS = 60_000

/** Loads the work on every visit, so that a link that has ended stops working at once. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = tokenOf(params)
  return answerSharedPage(
    token === null ? null : await context.get(hostContext).call(workLinkCalls.outsideReview, { token }),
  )
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export const meta = ({
  loaderData,
}: {
  loaderData?: Awaited<ReturnType<typeof loader>>['data'] | undefined
}) =>
  metaOfSharedPage(
    loaderData && { title: `Work by ${loaderData.talentName}`, by: loaderData.brand.companyName },
  )

/** Submitted work that a brand shows to people outside, who comment once their address is confirmed. */
export default function OutsideReview() {
  const page = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const { guestToken, remember } = useGuestToken(token)
  const guest = useCallQuery(
    ['outside-reviewer', token, guestToken],
    workLinkCalls.reviewer,
    { token, guestToken },
    { enabled: guestToken !== '' },
  ).data
  const { revalidate } = useRevalidator()
  const reread = useReread()
  if (!page)
    return <ExpiredLink>Links to work work for a limited time. Ask the brand for a new one.</ExpiredLink>
  const { brand, talentName, works, expiresAt } = page
  return (
    <section className={sections.section}>
      <header className={classes.head}>
        <Avatar name={brand.companyName} picture={brand.logoUrl} size={64} shape="square" />
        <div>
          <h1>Work by {talentName}</h1>
          <p className={classes.by}>
            Shown to you by <strong>{brand.companyName}</strong>
          </p>
        </div>
      </header>
      <GuestPanel
        token={token}
        calls={guestCalls}
        guest={{ guestToken, remember }}
        title="What do you think?"
        label="Comment on this work"
        confirmed={
          <>
            {guest && `You comment as ${guest.name}. `}
            {brand.companyName} and everyone with this link read your comments. {talentName} sees them only if{' '}
            {brand.companyName} requests them as changes.
          </>
        }
      >
        Confirm your email address to comment. {brand.companyName} and everyone with this link see your name
        with what you write; {talentName} doesn’t, unless {brand.companyName} requests it as a change. We
        delete both 30 days after this link ends.
      </GuestPanel>
      {works.map((work) => (
        <OutsideWork
          key={work.deliverableId}
          work={work}
          token={token}
          guestToken={guestToken}
          ownIds={guest?.commentIds ?? []}
          onChanged={revalidate}
          onBroken={reread}
        />
      ))}
      <p className={classes.foot}>
        This link works until {formatDate(expiresAt)}. Anyone who has it can read this page.{' '}
        <a href="/contact">Report this page</a>
      </p>
    </section>
  )
}

/** Returns what reads the page again: the addresses of its files work for ten minutes only. */
function useReread(): () => void {
  const { revalidate } = useRevalidator()
  const last = useRef(0)
  return () => {
    if (Date.now() - last.current < REREAD_MS) return
    last.current = Date.now()
    void revalidate()
  }
}
