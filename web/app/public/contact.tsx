import { settingsCalls } from '@marquee/contract/calls/settings'
import type { Content } from '@marquee/contract/content/schemas'
import { legalDocuments } from '@marquee/contract/legal/documents'
import { contactText } from '@marquee/contract/legal/texts/contact'
import { type LoaderFunctionArgs, useLoaderData, useOutletContext } from 'react-router'
import { CompanyFacts } from '#features/legal/CompanyFacts.tsx'
import { ContactForm } from '#features/legal/ContactForm.tsx'
import page from '#features/legal/LegalPage.module.css'
import { LegalSections } from '#features/legal/LegalSections.tsx'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import classes from './contact.module.css'

const { title, summary } = legalDocuments.contact

/** Loads who runs the market. */
export async function loader({ context }: LoaderFunctionArgs) {
  const settings = await context.get(hostContext).call(settingsCalls.marketSettings, {})
  return { company: settings?.platform ?? null }
}

export const meta = (args: MetaArgs) => publicMeta(args, { title, description: summary })

/** The contact page: the form, and who runs the market. */
export default function Contact() {
  const { company } = useLoaderData<typeof loader>()
  const { contactEmail, contactPhone } = useOutletContext<Content<'settings'>>()
  return (
    <div className={classes.page}>
      <header className={page.head}>
        <h1>{title}</h1>
        <p className={page.lead}>{summary}</p>
      </header>
      <section className={classes.form} aria-labelledby="write">
        <h2 id="write">Write to us</h2>
        <ContactForm />
      </section>
      <div className={page.text}>
        <LegalSections text={contactText} />
        <OtherWays email={contactEmail} phone={contactPhone} />
        {company && <CompanyFacts company={company} />}
      </div>
    </div>
  )
}

/** The public email address and phone number, where operators have set one. */
function OtherWays({ email, phone }: { email: string; phone: string }) {
  if (email === '' && phone === '') return null
  return (
    <section className={page.section} aria-labelledby="other-ways">
      <h2 id="other-ways">Other ways to reach us</h2>
      {email !== '' && (
        <p>
          Email: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {phone !== '' && <p>Phone: {phone}</p>}
    </section>
  )
}
