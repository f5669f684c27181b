import { days } from '@marquee/contract/lifecycles/lifecycle'
import { FIGURE_DAYS } from '@marquee/contract/rules/public-figures'

/** Returns the start of the time that figures cover. */
export const sinceOf = (now: Date): Date => new Date(now.getTime() - days(FIGURE_DAYS))
