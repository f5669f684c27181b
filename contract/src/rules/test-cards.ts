/** The provider's public test numbers, shown on payment pages while no real money moves. */
export const testCards = [
  { number: '4242 4242 4242 4242', what: 'Works' },
  { number: '4000 0027 6000 3184', what: 'Asks for 3-D Secure each time' },
  { number: '4000 0000 0000 0002', what: 'Declined' },
  { number: '4000 0000 0000 9995', what: 'Not enough money' },
] as const
