import type { PublicProfile } from '@marquee/contract/calls/portfolios'
import { storedSizeOf } from '@marquee/contract/rules/pictures'
import { plainText } from '@marquee/contract/rules/rich-text'
import { shortDescription } from '#lib/public-meta.ts'

/** Returns what search engines and other sites show of a talent’s page. */
export function shareOf(profile: PublicProfile) {
  const { displayName, typeName, city, headline, bio, avatarUrl, coverUrl, works, socials } = profile
  const title = [displayName, typeName && `${typeName}${city ? ` in ${city}` : ''}`]
    .filter(Boolean)
    .join(', ')
  const about = plainText(bio)
  const description =
    shortDescription([headline, about].filter(Boolean).join('. ')) ||
    `${displayName} on Marquee: work, packages and reviews.`
  const url = works.find(({ kind }) => kind === 'picture')?.url ?? coverUrl ?? avatarUrl
  const size = url ? storedSizeOf(url) : null
  return {
    title,
    description,
    picture: url && size ? { url, width: size.width, height: size.height, alt: displayName } : undefined,
    /** Describes the page for search engines (schema.org); `address` is its own. */
    about: (address: string, absolute: (url: string) => string) => ({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: address,
      mainEntity: {
        '@type': 'Person',
        name: displayName,
        url: address,
        description,
        ...(typeName && { jobTitle: typeName }),
        ...(url && { image: absolute(url) }),
        ...(city && { homeLocation: { '@type': 'Place', name: city } }),
        ...(socials.length > 0 && {
          interactionStatistic: socials.map(({ platform, followers }) => ({
            '@type': 'InteractionCounter',
            name: platform,
            interactionType: 'https://schema.org/FollowAction',
            userInteractionCount: followers,
          })),
        }),
      },
    }),
  }
}
