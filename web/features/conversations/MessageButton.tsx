import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toastText } from '#lib/api-error.ts'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { toast } from '#lib/toast.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { type ConversationParties, conversationKey, openBetween } from './conversations.queries.ts'
import { conversationTopics } from './unread.ts'

interface MessageButtonProps {
  side: Viewer
  between: ConversationParties
  pathOf: (conversationId: string) => string
  label?: string
}

/** Opens the conversation of two parties and creates it if there is none. */
export function MessageButton({ side, between, pathOf, label = 'Message' }: MessageButtonProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isOpening, setOpening] = useState(false)
  const handleOpen = async () => {
    setOpening(true)
    try {
      const found = await openBetween(side, between)
      await invalidateTopics(client, conversationTopics)
      client.setQueryData(conversationKey(found.id), found)
      await navigate(pathOf(found.id))
    } catch (error) {
      toast.error(toastText(error))
    } finally {
      setOpening(false)
    }
  }
  return (
    <Button busy={isOpening} onClick={() => void handleOpen()}>
      {label}
    </Button>
  )
}
