/** What counts where attached terms say something else; it is part of the text that both sides sign. */
export const BRAND_TERMS_PRECEDENCE =
  'Where the attached terms conflict with the other terms of the offer or with the terms of Marquee, such as about price, fee, payment, cancellation or usage rights, the attached terms do not apply.'
