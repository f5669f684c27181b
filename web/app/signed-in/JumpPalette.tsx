import { homeCalls } from '@marquee/contract/calls/home'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#lib/api.ts'
import { agentPaths, brandPaths, talentPaths } from '#lib/paths.ts'
import { useUser } from '#lib/session.ts'
import { CommandPalette } from '#ui/CommandPalette.tsx'
import type { NavItem } from '#ui/nav-item.ts'

interface JumpPaletteProps {
  places: readonly NavItem[]
  onClose: () => void
}

/** The command palette of an area: its pages and the account's own campaigns, offers, deals and talents. */
export function JumpPalette({ places, onClose }: JumpPaletteProps) {
  const navigate = useNavigate()
  const role = useUser().role.role
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const found = useQuery({
    queryKey: ['jump', asked],
    queryFn: ({ signal }) =>
      call(
        role === 'talentagent' ? homeCalls.agentQuickSearch : homeCalls.quickSearch,
        { text: asked },
        { signal },
      ),
    enabled: role !== 'adminProMax',
    placeholderData: keepPreviousData,
  })
  const pathOf = pathsOf[role]
  const pages = places.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
  const commands = [
    ...pages.map(({ label, to }) => ({ id: to, label, detail: 'Page', to })),
    ...(found.data?.items ?? []).map(({ kind, id, label, detail }) => ({
      id: `${kind}-${id}`,
      label,
      detail,
      to: pathOf[kind](id),
    })),
  ]
  const handleGo = (to: string) => {
    onClose()
    navigate(to)
  }
  return (
    <CommandPalette
      text={text}
      onText={setText}
      commands={commands}
      isBusy={found.isFetching}
      onGo={handleGo}
      onClose={onClose}
    />
  )
}

const talentPathOf = {
  campaign: talentPaths.campaign,
  offer: talentPaths.offer,
  deal: talentPaths.deal,
  talent: () => talentPaths.profile,
}
const pathsOf = {
  brand: brandPaths,
  talent: talentPathOf,
  talentagent: agentPaths,
  adminProMax: talentPathOf,
} as const
