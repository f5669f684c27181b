import { z } from 'zod'
import { emptyInput, read, userRoles } from '../call.ts'
import { profileResponse } from './profile.ts'

/** The calls that every page of a signed-in user makes. They are apart so that such a page loads no other schema. */
export const sessionCalls = {
  profile: read('/user/profile', {
    methods: ['GET'],
    by: userRoles,
    input: emptyInput(),
    response: profileResponse,
    rate: 'light',
    summary: 'The signed-in account with the profile of its role.',
  }),
  logout: read('/user/logout', {
    whileActing: 'refused',
    methods: ['GET'],
    by: userRoles,
    input: emptyInput(),
    response: z.object({ ended: z.literal(true) }),
    rate: 'light',
    summary: 'Ends the session. The only GET that changes data, as specified; it needs the token header.',
  }),
  socketTicket: read('/user/socketTicket', {
    by: userRoles,
    input: emptyInput(),
    response: z.object({ ticket: z.string() }),
    summary: 'A ticket for a socket on another host than the calls; valid for a minute.',
  }),
}
