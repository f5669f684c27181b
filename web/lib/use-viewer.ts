import { useLocation } from 'react-router'
import { roleOfPath } from './area-of-role.ts'
import { agentPaths, brandPaths, talentPaths } from './paths.ts'
import type { Viewer } from './viewer.ts'

/** The paths of each area. */
export const pathsOf = { brand: brandPaths, talent: talentPaths, agent: agentPaths } as const

/** Returns the viewer whose area the page is in. */
export function useViewer(): Viewer {
  const role = roleOfPath(useLocation().pathname)
  return role === 'talentagent' ? 'agent' : (role ?? 'brand')
}

/** Returns the viewer of a page that brands do not have. */
export function useTalentSide(): Exclude<Viewer, 'brand'> {
  return useViewer() === 'agent' ? 'agent' : 'talent'
}
