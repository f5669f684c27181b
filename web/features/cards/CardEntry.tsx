import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Cluster } from '#ui/Cluster.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import classes from './CardEntry.module.css'

interface CardEntryProps {
  provider: Stripe
  clientSecret: string
  /** Runs when the provider has the card and its bank has agreed. */
  onEntered: () => Promise<void>
  onCancel: (() => void) | undefined
}

/**
 * The provider's own fields; what is typed there never reaches our page. Loaded separately because of the
 * provider's package.
 */
export function CardEntry({ provider, clientSecret, onEntered, onCancel }: CardEntryProps) {
  return (
    <Elements stripe={provider} options={{ clientSecret, appearance, locale: 'en-GB' }}>
      <Fields clientSecret={clientSecret} onEntered={onEntered} onCancel={onCancel} />
    </Elements>
  )
}

const appearance = {
  variables: { colorPrimary: '#0059d0', colorText: '#010028', colorDanger: '#b3261e', borderRadius: '8px' },
}

function Fields({ clientSecret, onEntered, onCancel }: Omit<CardEntryProps, 'provider'>) {
  const provider = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!provider || !elements || isBusy) return
    setErrorMessage('')
    setBusy(true)
    const confirmParams = { return_url: window.location.href }
    const checked = await elements.submit()
    const { error } = checked.error
      ? checked
      : await provider.confirmSetup({ elements, clientSecret, confirmParams, redirect: 'if_required' })
    // The provider shows errors of single fields itself.
    if (error && error.type !== 'validation_error')
      setErrorMessage(error.message ?? 'Your bank didn’t accept this card. Try another one.')
    if (!error) await onEntered()
    setBusy(false)
  }
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate aria-label="New card">
      <Stack gap={12}>
        {!isReady && <Skeleton height={150} />}
        <PaymentElement
          options={{ wallets: { applePay: 'never', googlePay: 'never' } }}
          onReady={(element) => {
            setReady(true)
            element.focus()
          }}
          onLoadError={({ error }) =>
            setErrorMessage(
              error.message ?? 'The card fields could not be loaded. Check your connection and try again.',
            )
          }
        />
        <div className={classes.notice} role="alert">
          {errorMessage && <Callout tone="bad">{errorMessage}</Callout>}
        </div>
        <Cluster>
          <Button type="submit" kind="primary" busy={isBusy} disabled={!isReady}>
            Save card
          </Button>
          {onCancel && (
            <Button kind="quiet" disabled={isBusy} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}
