import { FEE_LABEL } from '@marquee/contract/rules/fee'
import { describePayDay } from '@marquee/contract/rules/pay-day'
import classes from './OfferSample.module.css'
import sections from './sections.module.css'

const rows = [
  { label: 'Price, incl. VAT', before: '£1,350', now: '£1,200', how: 'changed' },
  { label: 'Talent earns', before: '£900', now: '£800', how: 'changed' },
  { label: 'Revisions included', before: '1', now: '1', how: 'same' },
  { label: 'Paid usage', before: '90 days', now: 'none', how: 'changed' },
  { label: 'Draft due', before: '02 Dec, 2026', now: '02 Dec, 2026', how: 'same' },
] as const

/** A sample offer as both parties see it: one sentence, one difference, one total. */
export function OfferSample() {
  return (
    <section className={sections.section} aria-labelledby="sample-title">
      <div className={sections.intro}>
        <h2 id="sample-title">Clear offers, no small print</h2>
        <p>
          Every offer says what you make, by when, for how much and how it may be used. When the terms change,
          the changes are highlighted.
        </p>
      </div>
      <div className={classes.sample}>
        <p className={classes.sentence}>
          You make <strong>1 reel and 2 stories</strong>, drafts by <strong>02 Dec</strong>. You earn{' '}
          <strong>£800</strong> {describePayDay([{ platform: 'instagram' }])}. Glow may use them{' '}
          <strong>organically for 30 days in the UK</strong>.
        </p>
        <div className={classes.cards}>
          <table className={classes.table}>
            <caption>What changed since your counter-offer</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">Your version 2</th>
                <th scope="col">Their version 3</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, before, now, how }) => (
                <tr key={label} data-how={how}>
                  <th scope="row">{label}</th>
                  <td>{before}</td>
                  <td>
                    <span>{now}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={classes.money}>
            <h3>Where the money goes</h3>
            <dl className={classes.sum}>
              <div>
                <dt>Glow pays</dt>
                <dd>£1,200</dd>
              </div>
              <div>
                <dt>VAT 20%</dt>
                <dd>− £200</dd>
              </div>
              <div>
                <dt>Marquee fee {FEE_LABEL}</dt>
                <dd>− £200</dd>
              </div>
              <div className={classes.total}>
                <dt>You earn</dt>
                <dd>£800</dd>
              </div>
            </dl>
          </div>
        </div>
      </div>
    </section>
  )
}
