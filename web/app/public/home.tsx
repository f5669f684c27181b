import classes from './home.module.css'

export const meta = () => [
  { title: 'Marquee: good work, agreed fairly, paid on the day' },
  { name: 'description', content: 'Where brands and talents agree, make, approve and pay for work, and each can see that it is fair.' },
]

export default function Home() {
  return (
    <section className={classes.hero}>
      <h1>Good work, agreed fairly, paid on the day.</h1>
    </section>
  )
}
