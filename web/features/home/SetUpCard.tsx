import { homeCalls, type SetUp } from '@marquee/contract/calls/home'
import { Link } from 'react-router'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import classes from './SetUpCard.module.css'
import { describeProgress, nextStepOf, type Step, stepsOf } from './set-up.ts'

interface SetUpCardProps {
  side: Viewer
  setUp: SetUp
  /** What is set up: the brand, the profile or the agency. */
  title: string
}

/** The set-up steps: the first undone one is open with the page’s primary button, the done ones are one line each. */
export function SetUpCard({ side, setUp, title }: SetUpCardProps) {
  const dismiss = useDismissal()
  const steps = stepsOf(side, setUp)
  const open = nextStepOf(steps)
  const isHidden = side === 'talent' && steps.some(({ key, isDone }) => key === 'listed' && !isDone)
  return (
    <section className={classes.card} aria-labelledby="set-up-title">
      <header className={classes.head}>
        <h2 id="set-up-title">{title}</h2>
        <p className={classes.progress}>{describeProgress(steps)}</p>
        <div className={classes.bar} aria-hidden="true">
          {steps.map((step) => (
            <span key={step.key} data-state={step.isDone ? 'done' : step === open ? 'open' : 'later'} />
          ))}
        </div>
        {isHidden && (
          <Callout tone="warning">
            Brands can’t find you yet. Show your profile in search when it is ready.
          </Callout>
        )}
      </header>
      <ol className={classes.steps}>
        {steps.map((step, index) =>
          step === open ? (
            <OpenStep key={step.key} step={step} no={index + 1} />
          ) : (
            <ClosedStep key={step.key} step={step} no={index + 1} />
          ),
        )}
      </ol>
      <footer className={classes.foot}>
        <Button
          kind="quiet"
          size="small"
          busy={dismiss.isPending}
          onClick={() => dismiss.mutate({ isDismissed: true })}
        >
          Hide these steps
        </Button>
      </footer>
    </section>
  )
}

function OpenStep({ step, no }: { step: Step; no: number }) {
  return (
    <li className={classes.open} aria-current="step">
      <span className={classes.no}>{no}</span>
      <div className={classes.text}>
        <h3>{step.title}</h3>
        <p>{step.detail}</p>
        <ButtonLink kind={step.isOptional ? 'plain' : 'primary'} to={step.to}>
          {step.action}
        </ButtonLink>
      </div>
      <span className={classes.minutes}>{step.minutes} min</span>
    </li>
  )
}

function ClosedStep({ step, no }: { step: Step; no: number }) {
  if (step.isDone)
    return (
      <li className={classes.done}>
        <span className={classes.no} aria-hidden="true">
          ✓
        </span>
        <span className={classes.text}>{step.title}</span>
        <span className={classes.minutes}>Done</span>
      </li>
    )
  return (
    <li className={classes.later}>
      <span className={classes.no}>{no}</span>
      <div className={classes.text}>
        <Link to={step.to}>{step.title}</Link>
        <p>{step.detail}</p>
      </div>
      <span className={classes.minutes}>{step.minutes} min</span>
    </li>
  )
}

/** Shown when the list was hidden before it was finished. */
export function HiddenSetUp({ side, setUp }: Pick<SetUpCardProps, 'side' | 'setUp'>) {
  const dismiss = useDismissal()
  const left = stepsOf(side, setUp).filter(({ isDone }) => !isDone).length
  return (
    <Callout
      action={
        <Button size="small" busy={dismiss.isPending} onClick={() => dismiss.mutate({ isDismissed: false })}>
          Show steps
        </Button>
      }
    >
      {left === 1 ? '1 set-up step is left.' : `${left} set-up steps are left.`}
    </Callout>
  )
}

function useDismissal() {
  return useCallMutation(homeCalls.dismissSetUp, { topics: ['home'] })
}
