import { useParams } from 'react-router'
import { ManagedProfilePage } from '#features/operators/ManagedProfilePage.tsx'

export default function ManagedProfile() {
  const { talentId = '' } = useParams()
  return <ManagedProfilePage key={talentId} talentId={talentId} />
}
