import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * Returns a function to call after the viewer has accepted or paid here: it opens the deal as soon as it
 * exists, which is after the charge. Other viewers stay on the page and see a link.
 */
export function useFollowToDeal(dealPath: string | null): () => void {
  const [isFollowing, setFollowing] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (isFollowing && dealPath) navigate(dealPath)
  }, [isFollowing, dealPath, navigate])
  return () => setFollowing(true)
}
