// Short texts that demo people write in the course of their work. Each list is used in turn.

/** What talents write when they apply. */
const pitches = [
  'I have wanted to film something like this for ages. I would do it in one take, in natural light and without music.',
  'My followers ask me about this almost every week, so I would answer their questions on camera.',
  'I can start on Monday and send you a first draft within five days.',
  'I would keep it simple: one room, a big window and an honest opinion. There are examples on my profile.',
  'I already use something similar, so I could offer a fair comparison.',
] as const

/** What brands write with an offer. */
const offerMessages = [
  'We really enjoyed your recent posts and would love to work with you on this one.',
  'Your application was the first we all agreed on. The terms are as in the brief.',
  'Thank you for applying. We have kept the dates loose, so tell us if another week suits you better.',
  'We liked your idea as it is. Please make it the way you described it.',
  'Two of us had your name on our lists, so here is our offer.',
] as const

/** What brands write when they decline an application. */
const declineNotes = [
  'Thank you for a lovely pitch. We are looking for a different audience this time.',
  'We enjoyed reading this. For this campaign we need people who have used the product before.',
  'A good idea, but too close to one that we have already agreed on. Please apply again.',
] as const

/** What brands ask to have changed in a first draft. */
const changeRequests = [
  'Lovely light. Could we see the product a little earlier?',
  'We like this a lot. The middle could be shorter by a few seconds.',
  'Could you say the name of the product once? It only appears in the picture.',
  'The second half is great. Please begin with that part.',
] as const

/** What talents write with a first draft. */
const firstNotes = [
  'Here is the first draft. Let me know whether the opening works.',
  'First version. I am not sure about the ending, so please tell me what you think.',
  'This is the version I like best. I have a longer one if you need it.',
] as const

/** What talents write with a second draft. */
const secondNotes = [
  'I have changed what you asked for and left the rest as it was.',
  'Second version, with your note taken in. It was a good point.',
  'Changed as you asked. I have also made the sound a little quieter.',
] as const

/** What talents write when they reject an offer. */
const rejectionNotes = [
  'I am away that week, I’m afraid.',
  'Thank you, but I have just agreed to something similar for the same month.',
] as const

const pick = (texts: readonly string[], n: number): string => texts[n % texts.length] ?? ''

export const pitch = (n: number): string => pick(pitches, n)
export const offerMessage = (n: number): string => pick(offerMessages, n)
export const declineNote = (n: number): string => pick(declineNotes, n)
export const changeRequest = (n: number): string => pick(changeRequests, n)
export const rejectionNote = (n: number): string => pick(rejectionNotes, n)

/** Returns what a talent writes with a first or second draft. */
export const draftNote = (no: 1 | 2, n: number): string => pick(no === 1 ? firstNotes : secondNotes, n)

/** Returns what a talent writes with a counter-offer: to an offer with a fee, or to one without. */
export const counterOfferMessage = (isPaid: boolean): string =>
  isPaid
    ? 'The edit will take a day longer than the brief allows, so I have adjusted the fee.'
    : 'I would be glad to do this with one round of changes.'
