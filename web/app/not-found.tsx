import { data } from 'react-router'
import { MissingContent } from '#ui/MissingContent.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => [
  { title: 'Page not found · Marquee' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Shown for every address without a page. */
export default function NotFound() {
  return <MissingContent />
}
