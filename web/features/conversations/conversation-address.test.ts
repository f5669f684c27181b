import { expect, it } from 'vitest'
import { conversationAddress } from './conversation-address.ts'

const workspace = '/dashboard/campaigns/1?tab=messages'

it.each([
  [
    'a conversation keeps what its list shows',
    '/dashboard/messages/7',
    '?show=unread&q=light&message=3',
    undefined,
    'show=unread&q=light',
  ],
  ['a found message is named', '/dashboard/messages/7', '?q=light&message=3', 12, 'q=light&message=12'],
  [
    'a workspace keeps its tab and the words',
    `${workspace}&conversation=7`,
    '?tab=messages&conversation=6&q=light',
    12,
    'tab=messages&q=light&conversation=7&message=12',
  ],
  [
    'the list of a workspace has nothing open',
    workspace,
    '?tab=messages&conversation=6&message=3&q=light',
    undefined,
    'tab=messages&q=light',
  ],
])('%s', (_, path, search, no, expected) => {
  expect(conversationAddress(path, search, no)).toEqual({ pathname: path.split('?')[0], search: expected })
})
