import type { CallInput, CallOutput } from '@marquee/contract/call'
import { brandCalls } from '@marquee/contract/calls/brands'
import { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Conversation } from '@marquee/contract/calls/messages'
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { isActing } from '#lib/acting.ts'
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
  /** Agents only: a talent of the roster. */
  talentId: string
}

/** Reads the viewer's conversations, the one with the newest message first. */
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

/** Reads one conversation. The row of a list is used as a placeholder, so that the messages load at once. */
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

/** Reads the agencies whose agents have written to the brand that reads; none for other viewers. */
export function useConversationAgencies(side: Viewer, conversationId: string) {
  return useCallQuery(
    ['conversations', 'agencies', conversationId],
    conversationCalls.conversationAgencies,
    { conversationId },
    { enabled: side === 'brand' && !isActing() },
  )
}

/**
 * Returns whether the reader can open the page of a brand: not across a block, nor while it is suspended. False while this is
 * not known, and for brands.
 */
export function useHasBrandPage(side: Viewer, brandId: string): boolean {
  const row = side === 'agent' ? brandCalls.agentBrandDetails : brandCalls.brandDetails
  // A block refreshes conversations, and the page of a brand that was read before stays as data.
  const key = ['conversations', 'brand page', side, brandId]
  return useCallQuery(key, row, { brandId }, { enabled: side !== 'brand' }).isSuccess
}

/** Reads the campaigns that a brand has conversations about. */
export function useConversationCampaigns(isAsked: boolean) {
  return useCallQuery(
    ['conversations', 'campaigns'],
    conversationCalls.messageCampaigns,
    { limit: 100 },
    { enabled: isAsked },
  )
}

/** A message found by search, with its conversation. */
export type Hit = CallOutput<typeof conversationCalls.searchMessages>['items'][number]

interface SearchFilter {
  q: string
  conversationId?: string
  campaignId?: string
  talentId?: string
}

/** Reads messages that contain the search text, newest first; disabled below two characters. */
export function useMessageSearch({ q, ...filter }: SearchFilter) {
  const input = { q, ...filter }
  return useCallQuery(['conversations', 'search', input], conversationCalls.searchMessages, input, {
    enabled: q.length > 1,
  })
}

/** The parties and the campaign of a conversation. */
export interface ConversationParties {
  campaignId: string
  brandId: string
  talentId: string
}

/** Returns the parties and the campaign of an offer, a deal or an application. */
export function partiesOf(
  subject: Record<'campaign' | 'brand' | 'talent', { id: string }>,
): ConversationParties {
  return { campaignId: subject.campaign.id, brandId: subject.brand.id, talentId: subject.talent.id }
}

/**
 * Finds or creates the conversation of two parties about a campaign. Fails with `no_shared_work`, and for
 * brands with the errors of starting new work.
 */
export function openBetween(
  side: Viewer,
  { campaignId, brandId, talentId }: ConversationParties,
): Promise<Conversation> {
  if (side === 'brand') return call(conversationCalls.openConversation, { campaignId, talentId })
  if (side === 'talent') return call(conversationCalls.talentOpenConversation, { campaignId, brandId })
  return call(conversationCalls.agentOpenConversation, { campaignId, brandId, talentId })
}

/** Finds or creates the conversation of a deal. */
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

/** Archives, mutes, stars, reports, or marks a conversation as unread; for the reader only. */
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

/** Updates a cached conversation without a request. */
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
