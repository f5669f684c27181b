import { UsersPage } from '#features/operators/UsersPage.tsx'

export default function Users() {
  return <UsersPage />
}
