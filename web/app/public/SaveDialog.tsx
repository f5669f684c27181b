import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { PageScript } from '#ui/PageScript.tsx'
import classes from './SaveDialog.module.css'
import { offerToSave } from './scripts/offer-to-save.ts'

/** How a visitor saves a talent, once per page: a dialog that `offerToSave` opens from each `SaveLink`, with its talent. */
export function SaveDialog() {
  return (
    <>
      <dialog className={classes.dialog} data-to-save="" aria-labelledby="to-save">
        <div className={classes.body}>
          <h2 id="to-save">
            Save <span data-name="">this talent</span>
          </h2>
          <p>
            Join free as a brand and we’ll add <span data-name="">this talent</span> to your favourites.
          </p>
          <a className={classes.join} href="/signup/brand" data-way="signup">
            Join as a brand
          </a>
          <a className={classes.enter} href="/signin/brand" data-way="signin">
            Sign in
          </a>
          {/* Last, so that the dialog opens with the focus on the way to join. */}
          <form method="dialog">
            <button type="submit" aria-label="Close">
              <IconX size={20} stroke={1.8} aria-hidden="true" />
            </button>
          </form>
        </div>
      </dialog>
      <PageScript run={offerToSave} />
    </>
  )
}
