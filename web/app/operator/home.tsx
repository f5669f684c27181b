import { Navigate } from 'react-router'
import { operatorPaths } from '#lib/paths.ts'

export default function OperatorHome() {
  return <Navigate to={operatorPaths.queue} replace />
}
