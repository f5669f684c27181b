import classes from './ContactForm.module.css'

type FieldName = 'name' | 'email' | 'subject' | 'message'

interface ContactFormProps {
  /** What a message should hold. */
  messageHint: string
  /** A message that was not sent, with what is wrong; undefined for an empty form. */
  refused:
    | {
        values: Readonly<Record<FieldName, string>>
        message: string
        fields: Readonly<Record<string, string>>
      }
    | undefined
}

const fields = [
  { name: 'name', label: 'Your name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'subject', label: 'Subject', type: 'text', autoComplete: 'off' },
] as const

/** In the order of the form. */
const names = [...fields.map(({ name }) => name), 'message'] as const

/** Sends a message to the operators, without script. A page that confirms it replaces the form afterwards. */
export function ContactForm({ messageHint, refused }: ContactFormProps) {
  const errors = refused?.fields ?? {}
  const firstWrong = names.find((name) => errors[name])
  const stateOf = (name: FieldName) => ({
    id: name,
    // The page has just refused the message: who sent it goes on at the first field that is wrong.
    autoFocus: name === firstWrong,
    name,
    required: true,
    defaultValue: refused?.values[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `${name}-error` : undefined,
  })
  return (
    <form method="post" action="/contact" className={classes.form} noValidate>
      {refused && (
        <p className={classes.problem} role="alert">
          {Object.keys(errors).length > 0
            ? 'Your message wasn’t sent. Please correct the marked fields.'
            : refused.message}
        </p>
      )}
      {fields.map(({ name, label, type, autoComplete }) => (
        <div key={name} className={classes.field}>
          <label htmlFor={name}>{label}</label>
          <input type={type} autoComplete={autoComplete} {...stateOf(name)} />
          <FieldError name={name} text={errors[name]} />
        </div>
      ))}
      <div className={classes.field}>
        <label htmlFor="message">Message</label>
        <p className={classes.hint}>{messageHint}</p>
        <textarea rows={6} maxLength={4_000} {...stateOf('message')} />
        <FieldError name="message" text={errors.message} />
      </div>
      {/* Only programs fill it: neither the eye nor the keyboard nor a screen reader reaches it. */}
      <div className={classes.hidden} aria-hidden="true">
        <label htmlFor="website">Website</label>
        <input
          id="website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          // Password managers fill it otherwise, and a person’s message would be lost.
          data-1p-ignore
          data-lpignore="true"
        />
      </div>
      <button type="submit">Send message</button>
    </form>
  )
}

function FieldError({ name, text }: { name: FieldName; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={`${name}-error`} className={classes.error}>
      {text}
    </p>
  )
}
