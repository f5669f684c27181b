import type { ListedPostCheck } from '@marquee/contract/calls/post-checks'
import { correctionLifecycle } from '@marquee/contract/lifecycles/correction'
import { formatDate } from '@marquee/contract/rules/dates'
import { Avatar } from '#ui/Avatar.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadedPages } from '#ui/LoadedPages.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Row } from '#ui/Row.tsx'
import { RowList } from '#ui/RowList.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Status } from '#ui/Status.tsx'
import { PostCheckActions } from './PostCheckActions.tsx'
import classes from './PostsToCheck.module.css'
import { usePostsToCheck } from './post-checks.queries.ts'

/** Posts of all campaigns whose weekly check is due, and those that are to be put right; what waits for others is last. */
export function PostsToCheck({ pathOf }: { pathOf: (dealId: string) => string }) {
  return (
    <Stack gap={20}>
      <p className={classes.intro}>
        Open each post once a week until its agreed days online are over. Check that it is still online and
        clearly labelled as an ad. Brands have a duty to check. Each check is kept in the disclosure evidence
        of the campaign.
      </p>
      <LoadedPages
        pages={usePostsToCheck()}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState title="No posts to check">
            A post appears here a week after it went online, and then every week until its agreed days are
            over.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList label="Posts to check">
            {items.map((post) => (
              <PostRow key={post.deliverableId} post={post} to={pathOf(post.dealId)} />
            ))}
          </RowList>
        )}
      </LoadedPages>
    </Stack>
  )
}

function PostRow({ post, to }: { post: ListedPostCheck; to: string }) {
  const { talent, title, campaignTitle, correction, lastCheck, onlineUntil, postUrl, deliverableId } = post
  const state = correction && correction.endedAt === null && correctionLifecycle.states[correction.status]
  const dueAt = state ? correction.dueAt : post.nextCheckAt
  return (
    <Row
      to={`${to}?deliverable=${deliverableId}`}
      picture={<Avatar name={talent.displayName} picture={talent.avatarUrl} />}
      title={`${talent.displayName} · ${title}`}
      detail={`${campaignTitle} · online until ${formatDate(onlineUntil)} · ${
        lastCheck ? `checked on ${formatDate(lastCheck.at)}` : 'not checked yet'
      }`}
      state={
        state ? <Status tone={state.tone}>{state.label}</Status> : <Status tone="action">Check due</Status>
      }
      time={dueAt && <RelativeTime at={dueAt} />}
      action={
        <Cluster>
          <OutsideLink
            size="small"
            href={postUrl}
            isNewTab
            label={`Open post: ${title} by ${talent.displayName}`}
          >
            Open post
          </OutsideLink>
          <PostCheckActions post={post} talentName={talent.displayName} size="small" />
        </Cluster>
      }
    />
  )
}
