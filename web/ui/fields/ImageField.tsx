import { type ImageRule, imageIssue, imageMediaTypes } from '@marquee/contract/rules/uploads'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { type ChangeEvent, useId, useState } from 'react'
import { toast } from '#lib/toast.ts'
import classes from './ImageField.module.css'

interface ImageFieldProps {
  label: string
  hint?: string
  /** URL of the present image. */
  picture: string | null
  /** An image that was chosen before the field was shown, such as one of a form that is opened again. */
  file?: File | null
  shape?: 'round' | 'square' | 'cover'
  isBusy?: boolean
  rule?: ImageRule
  /** The name by which a link can focus it. */
  'data-path'?: string
  onChoose: (file: File) => void
}

/**
 * An image that can be replaced. A wrong type or size shows the specification's message as a toast (section
 * 5).
 */
export function ImageField({
  label,
  hint,
  picture,
  file = null,
  shape = 'round',
  isBusy = false,
  rule,
  onChoose,
  'data-path': path,
}: ImageFieldProps) {
  const [chosen, setChosen] = useState(() => (file ? URL.createObjectURL(file) : null))
  const input = useId()
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!file) return
    const error = imageIssue(file, rule)
    if (error) return toast.error(error)
    setChosen(URL.createObjectURL(file))
    onChoose(file)
  }
  const shown = chosen ?? picture
  return (
    <div className={classes.field} data-shape={shape}>
      <span className={classes.frame}>
        {shown ? <img src={shown} alt="" /> : <IconPhoto aria-hidden="true" stroke={1.5} />}
      </span>
      <div className={classes.text}>
        <label htmlFor={input} className={classes.label} aria-busy={isBusy}>
          <input
            id={input}
            type="file"
            data-path={path}
            className={classes.input}
            accept={imageMediaTypes(rule?.extraTypes).join(',')}
            disabled={isBusy}
            onChange={handleChange}
          />
          {isBusy ? 'Saving…' : label}
        </label>
        <p className={classes.hint}>{hint ?? 'JPEG, PNG or WebP, up to 2 MB'}</p>
      </div>
    </div>
  )
}
