import type { UseFormReturnType } from '@mantine/form'
import { useRef, useState } from 'react'
import { newUuid } from '#lib/new-uuid.ts'
import { Button } from '#ui/Button.tsx'
import classes from './Content.module.css'
import { ContentTextField } from './ContentTextField.tsx'
import { type EntryListRow, entriesOf, type FieldValues, summaryOf } from './field-values.ts'

interface ContentListFieldProps {
  form: UseFormReturnType<FieldValues>
  name: string
  row: EntryListRow
}

/**
 * A list of entries that can be added, moved and removed. Entries of several texts are closed until one is opened, because
 * a page may have many.
 */
export function ContentListField({ form, name, row }: ContentListFieldProps) {
  const entries = entriesOf(form.values, name)
  const [keys, setKeys] = useState(() => entries.map(newUuid))
  const [open, setOpen] = useState<string | null>(null)
  const order = Object.keys(row.fields)
  // The heading of a question is its question, not its topic.
  const heads = row.one === 'question' ? ['question', ...order] : order

  const add = () => {
    const key = newUuid()
    form.insertListItem(name, Object.fromEntries(order.map((field) => [field, ''])))
    setKeys([...keys, key])
    setOpen(key)
  }
  const list = useRef<HTMLOListElement>(null)
  const remove = (index: number) => {
    // The button that has the focus disappears: the focus moves to that of the next entry, or else of the one before.
    const rows = list.current?.children
    const neighbour = rows?.[index + 1] ?? rows?.[index - 1]
    neighbour?.querySelector<HTMLElement>('[aria-label^="Remove"]')?.focus()
    form.removeListItem(name, index)
    setKeys(keys.filter((_key, at) => at !== index))
  }
  const move = (from: number, to: number) => {
    form.reorderListItem(name, { from, to })
    setKeys(moved(keys, from, to))
  }
  const error = form.errors[name]
  return (
    <fieldset className={classes.list} data-path={name}>
      <legend className={classes.legend}>{row.label}</legend>
      {entries.length === 0 && <p className={classes.none}>None yet.</p>}
      <ol ref={list} className={classes.entries}>
        {entries.map((entry, index) => {
          const key = keys[index] ?? String(index)
          const hasError = Object.keys(form.errors).some((path) => path.startsWith(`${name}.${index}.`))
          const isOpen = order.length === 1 || open === key || hasError
          return (
            <li key={key} className={classes.entry}>
              <div className={classes.head}>
                {order.length === 1 ? (
                  <span className={classes.number}>{`${capital(row.one)} ${index + 1}`}</span>
                ) : (
                  <button
                    type="button"
                    className={classes.toggle}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : key)}
                  >
                    <span className={classes.number}>{index + 1}</span>
                    <span className={classes.summary}>{summaryOf(entry, heads) || `New ${row.one}`}</span>
                    <span className={classes.sign} aria-hidden="true">
                      {isOpen ? '−' : '+'}
                    </span>
                  </button>
                )}
                <EntryActions
                  what={`${row.one} ${index + 1}`}
                  onUp={index > 0 ? () => move(index, index - 1) : null}
                  onDown={index < entries.length - 1 ? () => move(index, index + 1) : null}
                  onRemove={() => remove(index)}
                />
              </div>
              {isOpen && (
                <div className={classes.body}>
                  {Object.entries(row.fields).map(([field, text]) => (
                    <ContentTextField
                      key={field}
                      row={text}
                      field={form.getInputProps(`${name}.${index}.${field}`)}
                    />
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <div>
        <Button size="small" onClick={add}>{`Add ${row.one}`}</Button>
      </div>
    </fieldset>
  )
}

interface EntryActionsProps {
  /** The entry, such as `question 2`. */
  what: string
  /** Null for the first entry. */
  onUp: (() => void) | null
  /** Null for the last entry. */
  onDown: (() => void) | null
  onRemove: () => void
}

function EntryActions({ what, onUp, onDown, onRemove }: EntryActionsProps) {
  return (
    <div className={classes.actions}>
      <Button
        kind="quiet"
        size="small"
        disabled={!onUp}
        aria-label={`Up: move ${what}`}
        onClick={() => onUp?.()}
      >
        Up
      </Button>
      <Button
        kind="quiet"
        size="small"
        disabled={!onDown}
        aria-label={`Down: move ${what}`}
        onClick={() => onDown?.()}
      >
        Down
      </Button>
      <Button kind="quiet" size="small" aria-label={`Remove ${what}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
