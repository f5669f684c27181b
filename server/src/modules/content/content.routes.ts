import type { contentCalls } from '@marquee/contract/calls/content'
import type { operatorContentCalls } from '@marquee/contract/calls/operator-content'
import type { Routes } from '../../platform/handler.ts'
import {
  discardContentDraft,
  getContentPage,
  getContentPages,
  getContentVersion,
  previewContent,
  publishContent,
  restoreContent,
  saveContentDraft,
} from './edit-content.ts'
import { getLegalDocuments, legalPage, publishedPage } from './get-content.ts'
import { uploadContentPicture } from './upload-content-picture.ts'

export const contentRoutes: Routes<typeof contentCalls & typeof operatorContentCalls> = {
  aboutUs: publishedPage('aboutUs'),
  faq: publishedPage('faq'),
  howItWorks: publishedPage('howItWorks'),
  whyChooseUs: publishedPage('whyChooseUs'),
  testimonials: publishedPage('testimonials'),
  contentSettings: publishedPage('settings'),
  homeContent: publishedPage('homeContent'),
  findTalentContent: publishedPage('findTalent'),
  openCampaignsContent: publishedPage('openCampaigns'),
  pricingContent: publishedPage('pricing'),
  contactContent: publishedPage('contact'),
  privacyPolicy: legalPage('privacy'),
  termsTalents: legalPage('terms_talents'),
  termsBrands: legalPage('terms_brands'),
  cookieNotice: legalPage('cookies'),
  complaintsProcedure: legalPage('complaints'),
  prohibitedContent: legalPage('prohibited_content'),
  legalDocuments: getLegalDocuments,
  contentPages: getContentPages,
  contentPage: getContentPage,
  contentVersion: getContentVersion,
  previewContent,
  uploadContentPicture,
  saveContentDraft,
  discardContentDraft,
  publishContent,
  restoreContent,
}
