import type { UseFormReturnType } from '@mantine/form'
import { legalDocuments, termsFor, type UserRole } from '@marquee/contract/legal/documents'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import classes from './NewAccountFields.module.css'

/** The form values that every new account has. */
export interface NewAccount extends Record<string, unknown> {
  password: string
  termsAccepted: boolean
  isAdult: boolean
}

export const newAccount = { password: '', termsAccepted: false, isAdult: false }

interface NewAccountFieldsProps<Values extends NewAccount> {
  form: UseFormReturnType<Values>
  /** Decides which terms are accepted. */
  accountType: UserRole
}

/** The fields at the end of every sign-up form. */
export function NewAccountFields<Values extends NewAccount>({
  form,
  accountType,
}: NewAccountFieldsProps<Values>) {
  const terms = legalDocuments[termsFor(accountType)]
  return (
    <>
      <PasswordField
        label="Password"
        hint="8 characters or more. A few random words work well."
        isNew
        isRequired
        {...form.getInputProps('password')}
      />
      <CheckField
        label={
          <>
            I accept the{' '}
            <a className={classes.link} href={terms.path} target="_blank" rel="noreferrer">
              {inSentence(terms.title)}
            </a>{' '}
            and have read the{' '}
            <a className={classes.link} href={legalDocuments.privacy.path} target="_blank" rel="noreferrer">
              {inSentence(legalDocuments.privacy.title)}
            </a>
          </>
        }
        isRequired
        {...form.getInputProps('termsAccepted')}
      />
      <CheckField label="I am 18 or older" isRequired {...form.getInputProps('isAdult')} />
    </>
  )
}

const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)
