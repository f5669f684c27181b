/** What happens with a report, as its sender reads it before sending. */
export function WhatHappens() {
  return (
    <p>
      We keep a copy of what you report, and a person decides about it. You read the decision and its reasons.
      The person concerned does not learn who reported. In danger, call 999.
    </p>
  )
}
