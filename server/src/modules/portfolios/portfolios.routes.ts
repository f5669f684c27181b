import type { portfolioCalls } from '@marquee/contract/calls/portfolios'
import type { Routes } from '../../platform/handler.ts'
import { addWork, orderWorks, removeWork, updateWork } from './edit-works.ts'
import { getPortfolio } from './get-portfolio.ts'
import { getPublicReviews, getShownReviews } from './get-shown-reviews.ts'
import { getShownTalents } from './get-shown-talents.ts'
import { getPublicPage, getPublicProfile, savePublicPage } from './public-page.ts'
import { savePackages } from './save-packages.ts'

export const portfolioRoutes: Routes<typeof portfolioCalls> = {
  portfolio: getPortfolio,
  addWork,
  updateWork,
  removeWork,
  orderWorks,
  savePackages,
  publicPage: getPublicPage,
  savePublicPage,
  publicProfile: getPublicProfile,
  shownTalents: getShownTalents,
  shownReviews: getShownReviews,
  publicReviews: getPublicReviews,
  agentAddWork: addWork,
  agentUpdateWork: updateWork,
  agentRemoveWork: removeWork,
  agentOrderWorks: orderWorks,
  agentSavePackages: savePackages,
}
