import { useParams } from 'react-router'
import { EditContentPage } from '#features/content/EditContentPage.tsx'

export default function ContentPage() {
  const { page = '' } = useParams()
  return <EditContentPage name={page} />
}
