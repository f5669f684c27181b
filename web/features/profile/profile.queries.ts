import { identityCalls } from '@marquee/contract/calls/identity'
import { brandListCalls, talentListCalls } from '@marquee/contract/calls/lists'
import { useMutation } from '@tanstack/react-query'
import { ask } from '#lib/api.ts'
import { errorText } from '#lib/api-error.ts'
import { keepUser } from '#lib/session.ts'
import { toast } from '#lib/toast.ts'
import { useAsk } from '#lib/use-ask.ts'

export function useIndustries() {
  return useAsk(['lists', 'industries'], brandListCalls.industries, {})
}

export function useTalentTypes() {
  return useAsk(['lists', 'talent-types'], talentListCalls.talentTypes, {})
}

export function useTalentSubtypes() {
  return useAsk(['lists', 'talent-subtypes'], talentListCalls.talentSubtypes, {})
}

/** Saves a picture of the own profile the moment it is chosen. */
export function useSavePicture(field: 'avatar' | 'cover') {
  return useMutation({
    mutationFn: (file: File) => ask(identityCalls.updateProfile, {}, { files: { [field]: file } }),
    onSuccess: ({ data, message }) => {
      keepUser(data)
      toast.success(message)
    },
    onError: (fault) => toast.error(errorText(fault)),
  })
}
