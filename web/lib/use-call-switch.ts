import type { Call } from '@marquee/contract/call'
import { useState } from 'react'
import type { Body } from './api.ts'
import { fieldErrors, toastText } from './api-error.ts'
import { toast } from './toast.ts'
import { useCallMutation } from './use-call-mutation.ts'

interface CallSwitch {
  isOn: boolean
  set: (isOn: boolean) => void
}

/**
 * Switches something on or off with a call that takes the wanted state. The new state is shown at once, and stays until the
 * queries of `topics` show it; after a failure the old one is shown again, with the reason. Presses meanwhile do nothing.
 */
export function useCallSwitch<C extends Call>(
  row: C,
  { isOn, bodyOf, topics }: { isOn: boolean; bodyOf: (isOn: boolean) => Body<C>; topics: readonly string[] },
): CallSwitch {
  const [wanted, setWanted] = useState(isOn)
  const { isPending, mutate } = useCallMutation(row, { topics, success: null, quiet: true })
  return {
    isOn: isPending ? wanted : isOn,
    set: (next) => {
      if (isPending || next === isOn) return
      setWanted(next)
      mutate(bodyOf(next), {
        onError: (error) => toast.error(Object.values(fieldErrors(error))[0] ?? toastText(error)),
      })
    },
  }
}
