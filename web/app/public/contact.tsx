import { contactCalls } from '@marquee/contract/calls/contact'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { CompanyFacts } from '#features/legal/CompanyFacts.tsx'
import page from '#features/legal/LegalPage.module.css'
import { loadContent } from '#lib/load-content.ts'
import { headMeta, type MetaArgs } from '#lib/public-meta.ts'
import { hostContext } from '#lib/settings.ts'
import { MarkupText } from '#ui/MarkupText.tsx'
import { PageScript } from '#ui/PageScript.tsx'
import { PreviewBar } from '#ui/PreviewBar.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactSent } from './ContactSent.tsx'
import classes from './contact.module.css'
import { PageIntro } from './PageIntro.tsx'
import { usePublicContext } from './public-context.ts'
import { keepSender } from './scripts/keep-sender.ts'
import { readSent, sentPath } from './sent-message.ts'

/** Loads the texts, and which message was just sent. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await loadContent({ context, request }, 'contact')
  return { ...page, sent: readSent(new URL(request.url).searchParams) }
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
  if ('data' in sent) return redirect(sentPath(sent.data.number, values.email), 303)
  return data({ values, message: sent.message, fields: sent.fields }, sent.status)
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = (args: MetaArgs<Loaded>) => headMeta(args)

/** The contact page: the form, and who runs the market. It works without script. */
export default function Contact() {
  const { content, preview, sent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { settings, company, isDemo } = usePublicContext()
  if (sent) return <ContactSent sent={sent} />
  return (
    <>
      <PreviewBar preview={preview} />
      <PageIntro title={content.title} description={content.lead} picture="letter" isForWide />
      <div className={classes.page}>
        <section className={classes.form} aria-labelledby="write">
          <h2 id="write">{content.formTitle}</h2>
          <ContactForm refused={refused} messageHint={content.messageHint} />
        </section>
        <div className={`${page.text} ${classes.beside}`}>
          <section className={`${page.section} ${classes.answers}`} aria-labelledby="answers">
            <h2 id="answers">{content.answerTitle}</h2>
            <ol>
              <li>
                <strong>Straight away</strong>
                An email confirms your message and gives you a reference.
              </li>
              <li>
                <strong>Then our staff read it</strong>
                They answer it themselves. The other side of your deal doesn’t see it.
              </li>
              <li>
                <strong>Within 3 working days</strong>
                You get a reply by email, at the address in the form.
              </li>
            </ol>
            <MarkupText html={content.answerText} hasPictures />
          </section>
          {content.sections.map(({ heading, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list of a page that is rendered once
            <section key={index} className={page.section}>
              <h2>{heading}</h2>
              <MarkupText html={text} hasPictures />
            </section>
          ))}
          <OtherWays email={settings.contactEmail} phone={settings.contactPhone} />
          {company && <CompanyFacts company={company} isDemo={isDemo} />}
        </div>
      </div>
      <PageScript run={keepSender} />
    </>
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
