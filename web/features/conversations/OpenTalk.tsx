import type { Conversation } from '@marquee/contract/calls/talk'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '#lib/api-error.ts'
import { useConnection } from '#lib/connection.ts'
import { useNews } from '#lib/live-news.ts'
import { useUnsent } from '#lib/outbox.ts'
import type { Unsent } from '#lib/outbox-shelf.ts'
import { useUser } from '#lib/session.ts'
import { type Side, voiceOf } from '#lib/side.ts'
import { toast } from '#lib/toast.ts'
import { useUploads } from '#lib/uploads/use-uploads.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Composer } from './Composer.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import type { Book } from './message-book.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { TalkDialogs } from './TalkDialogs.tsx'
import type { TalkTool } from './TalkMenu.tsx'
import classes from './TalkPane.module.css'
import { TalkSkeleton } from './TalkSkeleton.tsx'
import { TalkStream } from './TalkStream.tsx'
import type { TalkPaths } from './talk-paths.ts'
import { startOfDay } from './talk-time.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useOpening } from './use-opening.ts'
import { useReading } from './use-reading.ts'
import { useTalk } from './use-talk.ts'
import { useTalkActs } from './use-talk-acts.ts'
import { useTypingWords } from './use-typing.ts'
import { lineOf, otherOf } from './words.ts'

interface OpenTalkProps {
  side: Side
  conversation: Conversation
  paths: TalkPaths
  at: number | undefined
  /** Changes when `at` is asked for anew. */
  asked: string
  hasFocus: boolean
  /** What was chosen in the head; a new object is a new choice. */
  tool: { name: TalkTool } | null
}

/** The messages of a conversation and the composer below them. */
export function OpenTalk({ side, conversation, paths, at, asked, hasFocus, tool }: OpenTalkProps) {
  const { id } = conversation
  const me = useUser().id
  const { talk, state } = useTalk(id)
  const [start, setStart] = useState<number | null>(null)
  const acts = useTalkActs(talk, me)
  const uploads = useUploads(`message.${id}`)
  const unsent = notYetIn(state.book, useUnsent(id))
  const typing = useTypingWords(id, me)
  const isOnline = useConnection((connection) => connection.isOnline)
  const handleSeen = useReading(talk)
  const news = useAnnounced(conversation, me)
  const drop = useFileDrop(uploads.add)
  const isReady = useOpening(talk, { at, asked, onStart: setStart, onJump: (no) => acts.setJump({ no }) })
  useTool(tool, (name) =>
    acts.setDialog(name === 'report' ? { kind: 'report', message: null } : { kind: name }),
  )

  const handleDay = async (day: string) => {
    acts.setDialog(null)
    const no = await talk.findMoment(startOfDay(day)).catch(() => null)
    if (no === null) toast.warning('Nothing was written on that day or after it.')
    else acts.setJump({ no })
  }
  const handleHit = (no: number) => {
    acts.setDialog(null)
    acts.setJump({ no })
  }
  return (
    <div className={classes.pane} {...drop.handlers}>
      {drop.isOver && <p className={classes.drop}>Drop the files to add them</p>}
      {state.fault && !state.isOpen ? (
        <div className={classes.fault}>
          <ErrorState onRetry={() => void talk.open(at).then(setStart)}>{errorText(state.fault)}</ErrorState>
        </div>
      ) : !isReady ? (
        <TalkSkeleton />
      ) : state.book.lastNo + unsent.length === 0 ? (
        <FirstWords name={otherOf(side, conversation).name} />
      ) : (
        <TalkStream
          {...{ talk, state, unsent, me, start, paths }}
          ownSide={voiceOf(side)}
          jump={acts.jump}
          onAct={acts.handleAct}
          onSeen={handleSeen}
        />
      )}
      <p className={classes.hidden} role="status">
        {news}
      </p>
      <p className={classes.typing}>{typing && `${typing} …`}</p>
      {!isOnline && (
        <p className={classes.offline}>You are offline. What you write goes when you are back.</p>
      )}
      <Composer
        conversationId={id}
        hasFocus={hasFocus}
        mode={acts.mode}
        uploads={uploads}
        onMode={acts.setMode}
        onSend={acts.send}
        onEdit={acts.saveEdit}
        onEditLast={acts.editLast}
      />
      {acts.menu && (
        <MessageMenu {...acts.menu} me={me} onAct={acts.handleAct} onClose={() => acts.setMenu(null)} />
      )}
      {acts.picture && <PictureDialog file={acts.picture} onClose={() => acts.setPicture(null)} />}
      <TalkDialogs
        {...{ side, paths }}
        conversationId={id}
        open={acts.dialog}
        isDeleting={acts.isDeleting}
        onDelete={acts.deleteMessage}
        onDay={(day) => void handleDay(day)}
        onHit={handleHit}
        onClose={() => acts.setDialog(null)}
      />
    </div>
  )
}

function FirstWords({ name }: { name: string }) {
  return (
    <p className={classes.first}>
      <strong>Nothing has been said yet</strong>
      <span>The first words to {name} are yours.</span>
    </p>
  )
}

function useTool(tool: { name: TalkTool } | null, react: (name: 'find' | 'date' | 'report') => void): void {
  const handle = useEffectEvent(({ name }: { name: TalkTool }) => {
    if (name === 'find' || name === 'date' || name === 'report') react(name)
  })
  useEffect(() => {
    if (tool) handle(tool)
  }, [tool])
}

/** What the server has already told as a message is not shown a second time. */
function notYetIn({ byNo, lastNo }: Book, unsent: readonly Unsent[]): readonly Unsent[] {
  if (unsent.length === 0) return unsent
  const known = new Set<string>()
  for (let no = lastNo; no > Math.max(0, lastNo - 300); no -= 1) known.add(byNo.get(no)?.clientId ?? '')
  return unsent.filter(({ clientId }) => !known.has(clientId))
}

/** The newest message of somebody else, for those who hear the page. */
function useAnnounced({ id, lastNo: from }: Conversation, me: string): string {
  const [words, setWords] = useState('')
  const [lastNo, setLastNo] = useState(from)
  useNews('message', ({ conversationId, no, message }) => {
    if (conversationId !== id || !message || message.authorId === me || no <= lastNo || message.editedAt)
      return
    setLastNo(no)
    setWords(`${message.author ? `${message.author}: ` : ''}${lineOf(message)}`)
  })
  return words
}
