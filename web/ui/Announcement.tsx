import classes from './Announcement.module.css'

interface AnnouncementProps {
  text: string
  /** Where it leads; empty where it only says something. */
  link: string
  /** A thin line, for what should not draw attention. */
  isQuiet?: boolean
}

/** A line above every public page; nothing while there is no text. */
export function Announcement({ text, link, isQuiet = false }: AnnouncementProps) {
  if (text === '') return null
  return (
    <p className={classes.bar} data-quiet={isQuiet || undefined}>
      {link === '' ? text : <a href={link}>{text}</a>}
    </p>
  )
}
