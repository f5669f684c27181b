import { Audiences } from './Audiences.tsx'
import { Closing } from './Closing.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { OfferSample } from './OfferSample.tsx'
import { Promises } from './Promises.tsx'

const description =
  'The marketplace where brands, talents and talent agents agree on work, approve it and get paid on time.'

export const meta = () => [
  { title: 'Marquee: fair deals between brands and talent' },
  { name: 'description', content: description },
  { property: 'og:title', content: 'Fair deals between brands and talent, paid on time' },
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
      <Audiences />
      <Closing />
    </>
  )
}
