import classes from './Announcement.module.css'

/** A line above every public page; nothing while operators have set none. */
export function Announcement({ text, link }: { text: string; link: string }) {
  if (text === '') return null
  return <p className={classes.bar}>{link === '' ? text : <a href={link}>{text}</a>}</p>
}
