import type { CallInput, CallOutput } from '@marquee/contract/call'
import { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Conversation } from '@marquee/contract/calls/messages'
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useCallQuery } from '#lib/use-call-query.ts'
import { usePagedQuery } from '#lib/use-paged-query.ts'
import type { Viewer } from '#lib/viewer.ts'
import { conversationTopics } from './unread.ts'

const listOf = {
  brand: conversationCalls.brandConversations,
  talent: conversationCalls.talentConversations,
  agent: conversationCalls.agentConversations,
} as const

export type ConversationFolder = NonNullable<CallInput<typeof conversationCalls.brandConversations>['show']>

export interface ListFilter {
  show: ConversationFolder
  q: string
  campaignId: string
  /** Agents only: of one talent of the roster. */
  talentId: string
}

/** Conversations of one side, the one with the newest message first. */
export function useConversations(side: Viewer, { show, q, campaignId, talentId }: ListFilter) {
  const filter = {
    show,
    ...(q && { q }),
    ...(campaignId && { campaignId }),
    ...(side === 'agent' && talentId && { talentId }),
  }
  return usePagedQuery(['conversations', side, filter], listOf[side], filter)
}

export function conversationKey(conversationId: string) {
  return ['conversations', 'one', conversationId]
}

/** One conversation; what a list knows of it stands in until it has come, so that its messages are asked for at once. */
export function useConversation(conversationId: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: conversationKey(conversationId),
    queryFn: () => call(conversationCalls.conversation, { conversationId }),
    placeholderData: () => inLists(client, conversationId),
  })
}

function inLists(client: QueryClient, conversationId: string): Conversation | undefined {
  const lists = client.getQueriesData<InfiniteData<{ items: Conversation[] }>>({
    predicate: ({ queryKey: [noun, of] }) => noun === 'conversations' && isSide(of),
  })
  return lists
    .flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
    .find(({ id }) => id === conversationId)
}

function isSide(of: unknown): boolean {
  return of === 'brand' || of === 'talent' || of === 'agent'
}

/** The campaigns that a brand talks about. */
export function useConversationCampaigns(isAsked: boolean) {
  return useCallQuery(
    ['conversations', 'campaigns'],
    conversationCalls.messageCampaigns,
    { limit: 100 },
    { enabled: isAsked },
  )
}

/** A message that was found, with where it stands. */
export type Hit = CallOutput<typeof conversationCalls.searchMessages>['items'][number]

interface SearchFilter {
  q: string
  conversationId?: string
  campaignId?: string
  talentId?: string
}

/** Messages that hold these words, newest first; asked once there is something to look for. */
export function useMessageSearch({ q, ...filter }: SearchFilter) {
  const input = { q, ...filter }
  return useCallQuery(['conversations', 'search', input], conversationCalls.searchMessages, input, {
    enabled: q.length > 1,
  })
}

/** Between whom, about what. */
export interface ConversationParties {
  campaignId: string
  brandId: string
  talentId: string
}

/** The two of an offer, a deal or an application, and what it is about. */
export function partiesOf(
  thing: Record<'campaign' | 'brand' | 'talent', { id: string }>,
): ConversationParties {
  return { campaignId: thing.campaign.id, brandId: thing.brand.id, talentId: thing.talent.id }
}

/** Finds or opens the conversation between two about a campaign. Refuses `no_shared_work`, and to brands what a beginning needs. */
export function openBetween(
  side: Viewer,
  { campaignId, brandId, talentId }: ConversationParties,
): Promise<Conversation> {
  if (side === 'brand') return call(conversationCalls.openConversation, { campaignId, talentId })
  if (side === 'talent') return call(conversationCalls.talentOpenConversation, { campaignId, brandId })
  return call(conversationCalls.agentOpenConversation, { campaignId, brandId, talentId })
}

/** The conversation of a deal, which has one from its first day. */
export function useConversationBetween(side: Viewer, between: ConversationParties) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['conversations', 'between', side, between],
    queryFn: async () => {
      const found = await openBetween(side, between)
      client.setQueryData(conversationKey(found.id), found)
      return found
    },
  })
}

/** Puts away, mutes, stars, reports, or marks as unread; for the reader alone. */
export function useConversationAction(quiet = false) {
  return useCallMutation(conversationCalls.markAction, { topics: conversationTopics, quiet })
}

export function useEditMessage() {
  return useCallMutation(conversationCalls.editMessage)
}

export function useDeleteMessage() {
  return useCallMutation(conversationCalls.deleteMessage)
}

export function useReact() {
  return useCallMutation(conversationCalls.reactToMessage)
}

/** Overlays what is known of a conversation, without asking. */
export function patchConversation(
  client: QueryClient,
  conversationId: string,
  change: Partial<Conversation>,
): void {
  client.setQueryData<Conversation>(
    conversationKey(conversationId),
    (before) => before && { ...before, ...change },
  )
}
