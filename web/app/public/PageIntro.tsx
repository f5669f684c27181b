import classes from './PageIntro.module.css'
import { scenes } from './scenes.ts'

interface PageIntroProps {
  title: string
  /** Names the title as a part of the page that is shown again with its list, which begins high on the screen. */
  part?: string
  description: string
  /** The scene beside the title, which says nothing that the text does not. On a phone it follows the text. */
  picture?: keyof typeof scenes
  /** Whether the picture is left out on a phone, where what one came for would begin below the screen. */
  isForWide?: boolean
}

/** The title of a public page, the sentence below it, and perhaps a picture. */
export function PageIntro({ title, part, description, picture, isForWide = false }: PageIntroProps) {
  return (
    <header className={classes.intro} data-list={part !== undefined || undefined}>
      <div>
        <h1 data-part={part}>{title}</h1>
        <p>{description}</p>
      </div>
      {picture && (
        <img
          src={scenes[picture]}
          alt=""
          width={800}
          height={448}
          loading={isForWide ? 'lazy' : 'eager'}
          data-wide={isForWide || undefined}
        />
      )}
    </header>
  )
}
