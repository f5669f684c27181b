import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * Whoever just agreed or paid here is led to the deal the moment it opens, which is when the charge is in. Gives the function that
 * says so; others stay where they are and find a link.
 */
export function useFollowToDeal(dealPath: string | null): () => void {
  const [isFollowing, setFollowing] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (isFollowing && dealPath) navigate(dealPath)
  }, [isFollowing, dealPath, navigate])
  return () => setFollowing(true)
}
