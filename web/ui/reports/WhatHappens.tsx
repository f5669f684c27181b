/** What happens with a report, as its sender reads it before sending; without an account by email alone. */
export function WhatHappens({ byEmail = false }: { byEmail?: boolean }) {
  return (
    <p>
      We keep a copy of what you report, and a person decides about it.{' '}
      {byEmail
        ? 'With your email address you get the decision and its reasons.'
        : 'You read the decision and its reasons in your settings.'}{' '}
      We do not tell the other person who sent the report. If someone is in danger, call 999.
    </p>
  )
}
