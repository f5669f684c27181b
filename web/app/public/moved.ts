import { type LoaderFunctionArgs, redirect } from 'react-router'

/** Addresses that visitors try, and the pages with what they look for. */
const pages = new Map([
  ['/help', '/faq'],
  // Its footer leads to the terms for talents and agents.
  ['/terms', '/terms/brands'],
])

/** Leads to the page for good. */
export function loader({ request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '').replace(/\/+$/, '')
  return redirect(pages.get(path) ?? '/', 301)
}
