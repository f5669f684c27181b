import { Closing } from './Closing.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { OfferSample } from './OfferSample.tsx'
import { Promises } from './Promises.tsx'
import { TwoSides } from './TwoSides.tsx'

const description =
  'Where brands and talents agree, make, approve and pay for work, and each can see that it is fair.'

export const meta = () => [
  { title: 'Marquee: good work, agreed fairly, paid on the day' },
  { name: 'description', content: description },
  { property: 'og:title', content: 'Good work, agreed fairly, paid on the day' },
  { property: 'og:description', content: description },
]

/** The public home page. It works without script. */
export default function Home() {
  return (
    <>
      <Hero />
      <Promises />
      <OfferSample />
      <HowItWorks />
      <TwoSides />
      <Closing />
    </>
  )
}
