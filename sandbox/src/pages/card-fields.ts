import { type Html, html } from './html.ts'

/** Returns the three fields of a card, with labels and error texts; `card-fields.js` adds the behaviour. */
export function cardFields(): Html {
  return html`<div class="card-fields" data-card-fields>
${field('number', 'Card number', '1234 1234 1234 1234', 'cc-number', 23)}
<div class="pair">
${field('expiry', 'Expiry date', 'MM / YY', 'cc-exp', 7)}
${field('cvc', 'Security code', 'CVC', 'cc-csc', 4)}
</div>
</div>`
}

function field(name: string, label: string, hint: string, autocomplete: string, length: number): Html {
  return html`<p class="field"><label for="card-${name}">${label}</label>
<input id="card-${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${hint}" maxlength="${length}"
 aria-describedby="card-${name}-error" required>
<span class="error" id="card-${name}-error" role="alert"></span></p>`
}
