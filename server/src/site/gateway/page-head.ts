/** The part of a page's head that differs from address to address: what search engines and shared links are told. */
import { html } from '../../platform/http/html'
import { isPicture } from './first-paint'
import type { Locale, Messages } from './gateway.messages'
import { scriptJson } from './markup'
import type { PageSubject } from './page-subject.model'
import type { School } from './schools'

export interface PageHead {
  readonly school: School
  readonly locale: Locale
  readonly messages: Pick<Messages, 'description' | 'home'>
  /** The page's title. */
  readonly title: string
  /** What the page is about; null for a page of no single thing. */
  readonly subject: PageSubject | null
  /** Origin in the visitor's address bar. */
  readonly origin: string
  /** Canonical path with the query that belongs to it. */
  readonly path: string
  /** The path of the school's home page. */
  readonly home: string
  readonly nonce: string
}

/** The canonical address, the description, the card of a shared link, and structured data. */
export function pageHead(page: PageHead): string {
  const { school, locale, messages, title, subject, origin, path, nonce } = page
  const name = subject?.name || title
  const description = subject?.description || messages.description(title)
  const address = origin + path
  const picture = pictureOf(page)
  return html`<link rel="canonical" href="${address}">
<meta name="description" content="${description}">
<meta property="og:type" content="${subject === null || subject.kind === 'course' ? 'website' : 'article'}">
<meta property="og:site_name" content="${schoolNameOf(school, title)}">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:locale" content="${locale === 'en' ? 'en_US' : 'zh_CN'}">
${picture === '' ? '' : html`<meta property="og:image" content="${picture}">\n`}<script type="application/ld+json" nonce="${nonce}">${scriptJson(structuredData(page))}</script>
`.source
}

/** Schema.org's words for the school, the way to the page, and what the page is about. */
function structuredData(page: PageHead): object {
  const { subject, origin, path, home, messages } = page
  const organisation = organisationOf(page)
  if (subject === null) return { '@context': 'https://schema.org', '@graph': [organisation] }
  const steps = [
    { name: messages.home, item: origin + home },
    { name: subject.name, item: origin + path },
  ]
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
  return { '@context': 'https://schema.org', '@graph': [organisation, way, thingOf(page, subject), ...faqOf(subject)] }
}

function organisationOf({ school, title, origin, home }: PageHead): object {
  const { schoolInfo, buSchoolInfo } = school
  const logo = logoOf(school)
  return {
    '@type': 'EducationalOrganization',
    '@id': `${origin}${home}#school`,
    name: schoolNameOf(school, title),
    url: origin + home,
    ...(isPicture(logo) && { logo: whole(logo, origin) }),
    ...(schoolInfo.address !== '' && { address: schoolInfo.address }),
    ...(buSchoolInfo.contactMobile !== '' && { telephone: buSchoolInfo.contactMobile }),
  }
}

function thingOf(page: PageHead, subject: PageSubject): object {
  const { origin, path, home } = page
  const { kind, name, description, published } = subject
  const school = { '@id': `${origin}${home}#school` }
  const picture = isPicture(subject.picture) ? whole(subject.picture, origin) : ''
  const facts = {
    ...(description !== '' && { description }),
    ...(picture !== '' && { image: picture }),
    url: origin + path,
  }
  if (kind === 'course') return { '@type': 'Course', name, ...facts, provider: school }
  return {
    '@type': kind === 'news' ? 'NewsArticle' : 'Article',
    headline: name,
    ...facts,
    ...(published !== '' && { datePublished: published }),
    author: school,
    publisher: school,
  }
}

function faqOf({ questions }: PageSubject): object[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

/** The name a school is known by, as in the shell's header. */
export function schoolNameOf({ schoolInfo, buSchoolInfo }: School, otherwise: string): string {
  return schoolInfo.universityName || buSchoolInfo.projectName || schoolInfo.projectName || otherwise
}

function logoOf({ schoolInfo, buSchoolInfo }: School): string {
  return buSchoolInfo.logo || schoolInfo.logo
}

/** The subject's own picture, else the school's logo; '' for none. */
function pictureOf({ school, subject, origin }: PageHead): string {
  const picture = [subject?.picture ?? '', logoOf(school)].find(isPicture) ?? ''
  return picture === '' ? '' : whole(picture, origin)
}

/** A picture's address as other sites need it. */
function whole(picture: string, origin: string): string {
  return picture.startsWith('/') ? origin + picture : picture
}
