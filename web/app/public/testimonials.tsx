import { redirect } from 'react-router'

/** The page of testimonials is a section of the page of reviews. */
export function loader() {
  return redirect('/reviews', 301)
}
