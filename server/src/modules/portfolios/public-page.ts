import type { PublicPage, portfolioCalls } from '@marquee/contract/calls/portfolios'
import { fail, failField } from '@marquee/contract/errors'
import { MAX_FORMER_SLUGS } from '@marquee/contract/rules/page-slug'
import type { Handler } from '../../platform/handler.ts'
import { loadTalent, type Talent, updateTalent } from '../talents/talents.store.ts'
import { lockPortfolio } from './portfolios.store.ts'
import { keepFormerSlug, listSlugsOf, takeSlug } from './public-pages.store.ts'
import { loadPublicProfile } from './public-profile.ts'

/** Returns the address of the talent’s own page and whether it is open. */
export const getPublicPage: Handler<typeof portfolioCalls.publicPage> = async (ctx) => {
  const [talent, slugs] = await Promise.all([loadTalent(ctx.actor.id), listSlugsOf(ctx.actor.id)])
  return viewPage(talent ?? fail('not_found'), slugs)
}

/**
 * Opens or closes the talent’s page, and changes its address. The former address stays theirs and leads to the page. Fails
 * at `slug` for an address of someone else, and after ten changes for one that is new.
 */
export const savePublicPage: Handler<typeof portfolioCalls.savePublicPage> = async (
  ctx,
  { isPublic, slug },
) => {
  const talent = (await lockPortfolio(ctx.actor.id)) ?? fail('not_found')
  const slugs = await listSlugsOf(talent.id)
  if (slug === undefined || slug === talent.slug) {
    await updateTalent(talent.id, { isPagePublic: isPublic })
    return viewPage({ ...talent, isPagePublic: isPublic }, slugs)
  }
  if (!slugs.includes(slug) && changesLeft(talent.slug, slugs) === 0)
    failField(
      'slug',
      `You have changed the address ${MAX_FORMER_SLUGS} times. You can go back to a former one.`,
    )
  if (!(await takeSlug(slug, talent.id)))
    failField('slug', 'This address is taken. Please choose another one.')
  await keepFormerSlug(talent.slug, talent.id)
  await updateTalent(talent.id, { isPagePublic: isPublic, slug })
  return viewPage({ ...talent, isPagePublic: isPublic, slug }, [...new Set([...slugs, slug, talent.slug])])
}

const changesLeft = (current: string, slugs: readonly string[]): number =>
  Math.max(0, MAX_FORMER_SLUGS - slugs.filter((each) => each !== current).length)

const viewPage = (
  { slug, isPagePublic }: Pick<Talent, 'slug' | 'isPagePublic'>,
  slugs: readonly string[],
): PublicPage => ({ slug, isPublic: isPagePublic, changesLeft: changesLeft(slug, slugs) })

/**
 * Returns what the public page of a talent shows, by its present address or a former one. Fails with `not_found` for an
 * unknown address and for a closed page alike.
 */
export const getPublicProfile: Handler<typeof portfolioCalls.publicProfile> = async ({ now }, { slug }) =>
  (await loadPublicProfile(slug, now)) ?? fail('not_found')
