import type { conversationCalls } from '@marquee/contract/calls/conversations'
import type { Routes } from '../../platform/handler.ts'
import { deleteMessage, editMessage, reactToMessage } from './change-message.ts'
import {
  getConversation,
  getConversationAgencies,
  getConversationCampaigns,
  getConversations,
  getCounts,
  getHistory,
} from './get-conversations.ts'
import { markConversation } from './mark-conversation.ts'
import { openAsTalent, openConversation } from './open-conversation.ts'
import { searchMessages } from './search-messages.ts'
import { sendMessage } from './send-message.ts'
import { uploadMessageFile } from './upload-message-file.ts'

export const conversationRoutes: Routes<typeof conversationCalls> = {
  messageCampaigns: getConversationCampaigns,
  brandConversations: getConversations,
  talentConversations: getConversations,
  agentConversations: getConversations,
  openConversation,
  talentOpenConversation: openAsTalent,
  agentOpenConversation: openAsTalent,
  conversation: getConversation,
  conversationAgencies: getConversationAgencies,
  history: getHistory,
  sendMessage,
  editMessage,
  deleteMessage,
  reactToMessage,
  markAction: markConversation,
  uploadMessageFile,
  searchMessages,
  messageCounts: getCounts,
}
