import { contactCalls } from '@marquee/contract/calls/contact'
import { settingsCalls } from '@marquee/contract/calls/settings'
import type { Content } from '@marquee/contract/content/schemas'
import { legalDocuments } from '@marquee/contract/legal/documents'
import { contactText } from '@marquee/contract/legal/texts/contact'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useOutletContext,
} from 'react-router'
import { CompanyFacts } from '#features/legal/CompanyFacts.tsx'
import page from '#features/legal/LegalPage.module.css'
import { LegalSections } from '#features/legal/LegalSections.tsx'
import { type MetaArgs, publicMeta } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { ContactForm } from './ContactForm.tsx'
import classes from './contact.module.css'

const { title, summary } = legalDocuments.contact

/** Loads who runs the market, and the number of the message that was just sent. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const settings = await context.get(hostContext).call(settingsCalls.marketSettings, {})
  const sent = new URL(request.url).searchParams.get('sent') ?? ''
  return { company: settings?.platform ?? null, sent: /^[0-9A-F]{8}$/.test(sent) ? sent : null }
}

/** Sends a message. The page that confirms it has an address of its own, so that reloading it sends nothing. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const values = {
    name: typed('name'),
    email: typed('email'),
    subject: typed('subject'),
    message: typed('message'),
    website: typed('website'),
  }
  const sent = await context.get(hostContext).send(contactCalls.contactUs, values)
  if ('data' in sent) return redirect(`/contact?sent=${sent.data.number}`, 303)
  return data({ values, message: sent.message, fields: sent.fields }, sent.status)
}

export const meta = (args: MetaArgs) => publicMeta(args, { title, description: summary })

/** The contact page: the form, and who runs the market. It works without script. */
export default function Contact() {
  const { company, sent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { contactEmail, contactPhone } = useOutletContext<Content<'settings'>>()
  return (
    <div className={classes.page}>
      <header className={page.head}>
        <h1>{title}</h1>
        <p className={page.lead}>{summary}</p>
      </header>
      <section className={classes.form} aria-labelledby="write">
        <h2 id="write">Write to us</h2>
        <ContactForm sent={sent} refused={refused} />
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
