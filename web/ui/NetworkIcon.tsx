import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs'
import IconBrandTwitch from '@tabler/icons-react/dist/esm/icons/IconBrandTwitch.mjs'
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'

const icons: Readonly<Record<string, typeof IconBrandX>> = {
  instagram: IconBrandInstagram,
  tiktok: IconBrandTiktok,
  youtube: IconBrandYoutube,
  facebook: IconBrandFacebook,
  twitch: IconBrandTwitch,
  x: IconBrandX,
}

/** Whether a network has an icon of its own. */
export const hasNetworkIcon = (platform: string): boolean => platform in icons

/** The icon of a network, a globe for one without an icon of its own. It stands beside the name, so screen readers pass over it. */
export function NetworkIcon({ platform, size }: { platform: string; size: number }) {
  const Icon = icons[platform] ?? IconWorld
  return <Icon size={size} stroke={1.8} aria-hidden="true" />
}
