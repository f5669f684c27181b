import type { SharedWork } from '@marquee/contract/calls/work-links'
import { useState } from 'react'
import { BoxedMedia } from '#ui/boxes/BoxedMedia.tsx'
import { PlaceMark } from '#ui/boxes/PlaceMark.tsx'
import type { PlacedBox, Seek } from '#ui/boxes/placed-box.ts'
import { Stack } from '#ui/Stack.tsx'
import { CommentForm } from './CommentForm.tsx'
import { GuestComment } from './GuestComment.tsx'
import classes from './OutsideWork.module.css'
import { useCommentDraft } from './use-comment-draft.ts'

interface OutsideWorkProps {
  work: SharedWork
  token: string
  /** Empty before the address of the guest is confirmed. */
  guestToken: string
  /** The comments that the guest may change. */
  ownIds: readonly string[]
  /** Reads the page again after a comment was changed or deleted. */
  onChanged: () => Promise<void>
  /** Reads the page again, because an address of a file does not work any more. */
  onBroken: () => void
}

type Version = NonNullable<SharedWork['version']>

/** One shared deliverable as a guest sees it: the current version, what guests wrote, and the form for another comment. */
export function OutsideWork(props: OutsideWorkProps) {
  const { work } = props
  return (
    <section className={classes.work} aria-label={work.title}>
      <h2>{work.title}</h2>
      {work.version ? (
        <VersionForGuest key={work.version.no} {...props} version={work.version} />
      ) : (
        <p>Nothing was submitted yet. The work appears here as soon as it is.</p>
      )}
    </section>
  )
}

function VersionForGuest({
  work,
  version,
  token,
  guestToken,
  ownIds,
  onChanged,
  onBroken,
}: OutsideWorkProps & { version: Version }) {
  const [activeId, setActive] = useState<string | null>(null)
  const [seek, setSeek] = useState<Seek | null>(null)
  const draft = useCommentDraft({ work, version, token, guestToken })
  const comments = [
    ...version.comments,
    ...draft.sent.filter(({ id }) => version.comments.every((known) => known.id !== id)),
  ]
  const isOwn = (commentId: string): boolean =>
    ownIds.includes(commentId) || draft.sent.some(({ id }) => id === commentId)
  const boxes: PlacedBox[] = comments.map(({ id, text, fileId, atMs, box }, index) => ({
    id,
    text,
    fileId,
    atMs,
    box,
    number: index + 1,
  }))
  const show = ({ id, fileId, atMs }: PlacedBox) => {
    setActive(id)
    const film = fileId ?? version.files.find(({ mime }) => /^(video|audio)\//.test(mime))?.id
    if (film && atMs !== null) setSeek({ fileId: film, atMs })
  }
  return (
    <div className={classes.columns}>
      <Stack gap={12}>
        {version.files.map(({ posterUrl, ...file }) => (
          <BoxedMedia
            key={file.id}
            file={{ ...file, poster: posterUrl }}
            boxes={boxes.filter(({ fileId }) => fileId === file.id)}
            activeId={activeId}
            onActivate={setActive}
            seek={seek}
            editor={draft.editorOf(file.id, comments.length + 1)}
            onBroken={onBroken}
          />
        ))}
        <p className={classes.caption}>
          <strong>Version {version.no}</strong>
          {version.caption && <span>{version.caption}</span>}
        </p>
      </Stack>
      <Stack gap={12}>
        {comments.length > 0 && (
          <ol className={classes.list} aria-label={`Comments on ${work.title}`}>
            {comments.map((comment, index) => (
              <li
                key={comment.id}
                data-comment={comment.id}
                data-active={comment.id === activeId || undefined}
              >
                <PlaceMark
                  place={boxes[index] ?? { atMs: null, box: null }}
                  number={index + 1}
                  noun="comment"
                  onShow={() => boxes[index] && show(boxes[index])}
                />
                <GuestComment
                  comment={comment}
                  number={index + 1}
                  guest={isOwn(comment.id) ? { token, guestToken, isOpen: work.isOpen } : null}
                  onChanged={() => void onChanged().then(() => draft.forget(comment.id))}
                />
              </li>
            ))}
          </ol>
        )}
        {!work.isOpen ? (
          <p>This work is approved or not open for comments.</p>
        ) : (
          guestToken !== '' && <CommentForm work={work} version={version} draft={draft} />
        )}
      </Stack>
    </div>
  )
}
