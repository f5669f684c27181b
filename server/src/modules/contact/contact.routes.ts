import type { contactCalls } from '@marquee/contract/calls/contact'
import type { Routes } from '../../platform/handler.ts'
import { contactUs, getContactMessage } from './contact-us.ts'

export const contactRoutes: Routes<typeof contactCalls> = {
  contactUs,
  brandContactUs: contactUs,
  contactMessage: getContactMessage,
}
