import classes from './WhyShown.module.css'

interface WhyShownProps {
  reasons: readonly string[]
  label?: string
}

/** The facts because of which a list shows something; nothing without any. */
export function WhyShown({ reasons, label = 'Why shown' }: WhyShownProps) {
  if (reasons.length === 0) return null
  return (
    <p className={classes.why}>
      <b>{label}</b> {reasons.join(' · ')}
    </p>
  )
}
