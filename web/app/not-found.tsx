import { data } from 'react-router'
import { MissingPage } from '#ui/ErrorPage.tsx'

export const handle = { script: false }

export function loader() {
  return data(null, { status: 404 })
}

export default MissingPage
