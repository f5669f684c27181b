import './fields.css'
import { InputWrapper, NativeSelect, TextInput } from '@mantine/core'
import { PREFERRED_PHONE_COUNTRIES } from '@marquee/contract/rules/phone'
import { useEffect, useId } from 'react'
import { defaultCountries, type ParsedCountry, parseCountry, usePhoneInput } from 'react-international-phone'
import { loadPhoneNumbers } from '#lib/phone-numbers.ts'
import { FieldScope } from './FieldScope.tsx'
import type { FieldProps } from './field.ts'
import classes from './PhonePicker.module.css'

/** Countries that the library calls by a former name. */
const presentNames: Record<string, string> = { cz: 'Czechia', mk: 'North Macedonia', sz: 'Eswatini' }

const all = defaultCountries
  .map(parseCountry)
  .map((country) => ({ ...country, name: presentNames[country.iso2] ?? country.name }))
  .toSorted((a, b) => a.name.localeCompare(b.name))
const preferred = PREFERRED_PHONE_COUNTRIES.flatMap((code) => all.filter(({ iso2 }) => iso2 === code))
const countries: readonly ParsedCountry[] = [
  ...preferred,
  ...all.filter((country) => !preferred.includes(country)),
]

/**
 * The implementation of `PhoneField`, loaded separately because of its tables. A dial code alone counts as
 * empty.
 */
export function PhonePicker({
  label,
  hint,
  isRequired = false,
  disabled,
  value = '',
  onChange,
  onBlur,
  error,
  ...path
}: FieldProps<string>) {
  const id = useId()
  useEffect(() => {
    void loadPhoneNumbers()
  }, [])
  const { inputValue, country, setCountry, handlePhoneValueChange, inputRef } = usePhoneInput({
    defaultCountry: 'gb',
    value,
    preferredCountries: [...PREFERRED_PHONE_COUNTRIES],
    onChange: ({ phone, country: { dialCode } }) => {
      // An empty field reports its dial code: when it appears, and when the number was removed.
      const typed = phone === `+${dialCode}` ? '' : phone
      if (typed !== value) onChange?.(typed)
    },
  })
  const options = countries.map(({ iso2, name, dialCode }) => ({
    value: iso2,
    label: `${name} +${dialCode}`,
  }))
  return (
    <FieldScope>
      <InputWrapper
        label={label}
        description={hint}
        withAsterisk={isRequired}
        error={error}
        labelProps={{ htmlFor: id }}
      >
        <div className={classes.row}>
          <NativeSelect
            aria-label="Country of the number"
            className={classes.country}
            disabled={disabled}
            value={country.iso2}
            onChange={(event) => choose(event.currentTarget.value)}
            data={options}
          />
          <TextInput
            id={id}
            ref={inputRef}
            className={classes.number}
            type="tel"
            autoComplete="tel"
            disabled={disabled}
            value={inputValue}
            onChange={handlePhoneValueChange}
            onBlur={onBlur}
            error={Boolean(error)}
            data-path={path['data-path']}
          />
        </div>
      </InputWrapper>
    </FieldScope>
  )

  function choose(code: string) {
    const chosen = countries.find(({ iso2 }) => iso2 === code)
    if (chosen) setCountry(chosen.iso2)
  }
}
