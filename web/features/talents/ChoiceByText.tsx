import type { SearchChoice } from '@marquee/contract/calls/search'
import { useState } from 'react'
import { useDebounced } from '#lib/use-debounced.ts'
import { SearchSelectField } from '#ui/fields/SearchSelectField.tsx'
import { choiceOptions, isSampleOf, optionsByText } from './choice-options.ts'
import { useChoicesByText } from './talents.queries.ts'

interface ChoiceByTextProps {
  filter: 'city' | 'language'
  label: string
  /** Shown while nothing is chosen. */
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** The choices of the search; undefined until they are counted. */
  choices: readonly SearchChoice[] | undefined
}

/**
 * A filter with a choice of very many, found by typing. Where the search finds more talents than are counted, the server lists the
 * choices that begin with the letters, so that each can be chosen. An emptied field removes the filter.
 */
export function ChoiceByText({ filter, label, placeholder, value, onChange, choices }: ChoiceByTextProps) {
  const [text, setText] = useState('')
  const options = choiceOptions(choices, [], value)
  const isSample = isSampleOf(choices)
  // The field has the name of what is chosen as its text.
  const isTyped = !options.some((option) => option.value === value && option.label === text)
  const typed = isTyped ? text.trim().slice(0, 80) : ''
  const rested = useDebounced(typed)
  const found = useChoicesByText(filter, rested, isSample)
  const isLooking = isSample && (rested !== typed || found.isLoading)
  return (
    <SearchSelectField
      label={label}
      placeholder={placeholder}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      options={optionsByText(options, found.data?.items ?? [], typed)}
      onSearch={(next) => {
        setText(next)
        if (next === '' && value !== '') onChange('')
      }}
      nothingFound={isLooking ? 'Searching…' : 'No results'}
    />
  )
}
