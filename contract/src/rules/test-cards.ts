/** The provider's public test card numbers, shown on payment pages in test mode. */
export const testCards = [
  { number: '4242 4242 4242 4242', what: 'Works' },
  { number: '4000 0027 6000 3184', what: 'Requires 3-D Secure every time' },
  { number: '4000 0000 0000 0002', what: 'Declined' },
  { number: '4000 0000 0000 9995', what: 'Insufficient funds' },
] as const
