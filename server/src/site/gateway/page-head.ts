/** The part of a page's head that differs from address to address: what search engines and shared links are told. */
import { html, type Html } from '../../platform/http/html'
import { isPicture } from './first-paint'
import type { Locale, Messages } from './gateway.messages'
import { scriptJson } from './markup'
import { listAbove, type PageList } from './page-lists'
import type { CourseOffer, PageSubject, SubjectQuestion } from './page-subject.model'
import type { School } from './schools'

/** A picture as other sites show it, which draw no SVG. */
export interface SharedPicture {
  readonly url: string
  readonly type: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The form of a picture of this site for shared links; null for a picture that is shared as it is. */
export type SharedPictureOf = (picture: string) => SharedPicture | null

export interface PageHead {
  readonly school: School
  readonly locale: Locale
  readonly messages: Pick<Messages, 'description' | 'home' | 'pages'>
  /** The page's title. */
  readonly title: string
  /** What the page is about; null for a page of no single thing. */
  readonly subject: PageSubject | null
  /** What the page lists; null for a page that lists nothing. */
  readonly list: PageList | null
  /** The path of the page's route. */
  readonly route: string
  /** Origin in the visitor's address bar. */
  readonly origin: string
  /** Canonical path with the query that belongs to it. */
  readonly path: string
  /** The query that names the school, `?schoolId=…`; '' when the host does. */
  readonly schoolQuery: string
  readonly nonce: string
  readonly sharedPictureOf: SharedPictureOf
}

/** The canonical address, the description, the card of a shared link, and structured data. */
export function pageHead(page: PageHead): string {
  const { school, locale, messages, title, subject, origin, path, nonce } = page
  const own = messages.pages[page.route]
  const name = subject?.name || (own === undefined ? title : `${own} - ${schoolNameOf(school, title)}`)
  const description = subject?.description || messages.description(title)
  const address = origin + path
  return html`<link rel="canonical" href="${address}">
<meta name="description" content="${description}">
<meta property="og:type" content="${subject === null || subject.kind === 'course' ? 'website' : 'article'}">
<meta property="og:site_name" content="${schoolNameOf(school, title)}">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:locale" content="${locale === 'en' ? 'en_US' : 'zh_CN'}">
${pictureLines(page)}<script type="application/ld+json" nonce="${nonce}">${scriptJson(structuredData(page))}</script>
`.source
}

/** Schema.org's words for the school, the way to the page, and what the page is about. */
function structuredData(page: PageHead): object {
  const { subject, list } = page
  const graph = [
    organisationOf(page),
    ...wayOf(page),
    ...(subject === null ? [] : [thingOf(page, subject)]),
    ...(list === null || list.items.length === 0 ? [] : [itemListOf(page, list)]),
    ...faqOf(subject?.questions ?? list?.questions ?? []),
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}

/** From the home page to this one, over the list it belongs to. The home page itself has none. */
function wayOf(page: PageHead): object[] {
  const { subject, route, messages, origin, path } = page
  const above = subject === null ? null : listAbove(route)
  const here = subject?.name ?? messages.pages[route]
  if (here === undefined) return []
  const steps = [
    { name: messages.home, item: addressOf(page, '/') },
    ...(above === null ? [] : [{ name: messages.pages[above] ?? '', item: addressOf(page, above) }]),
    { name: here, item: origin + path },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ]
}

function itemListOf(page: PageHead, { itemPath, items }: PageList): object {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: addressOf(page, itemPath, id),
    })),
  }
}

/** The canonical address of another page of this school. */
function addressOf({ origin, schoolQuery }: PageHead, path: string, id?: string): string {
  const query = [schoolQuery.slice(1), ...(id === undefined ? [] : [`id=${encodeURIComponent(id)}`])]
  const given = query.filter((part) => part !== '').join('&')
  return origin + path + (given === '' ? '' : `?${given}`)
}

function organisationOf(page: PageHead): object {
  const { school, title, origin } = page
  const { schoolInfo, buSchoolInfo } = school
  const logo = logoOf(school)
  return {
    '@type': 'EducationalOrganization',
    '@id': schoolId(page),
    name: schoolNameOf(school, title),
    url: addressOf(page, '/'),
    ...(isPicture(logo) && { logo: whole(logo, origin) }),
    ...(schoolInfo.address !== '' && { address: schoolInfo.address }),
    ...(buSchoolInfo.contactMobile !== '' && { telephone: buSchoolInfo.contactMobile }),
  }
}

/** What other things on the page name the school by. */
function schoolId(page: PageHead): string {
  return `${addressOf(page, '/')}#school`
}

function thingOf(page: PageHead, subject: PageSubject): object {
  const { origin, path } = page
  const { kind, name, description, published } = subject
  const school = { '@id': schoolId(page) }
  const picture = isPicture(subject.picture) ? whole(subject.picture, origin) : ''
  const facts = {
    ...(description !== '' && { description }),
    ...(picture !== '' && { image: picture }),
    url: origin + path,
  }
  if (kind === 'course') {
    return {
      '@type': 'Course',
      name,
      ...facts,
      provider: school,
      ...(subject.offer !== null && offerOf(subject.offer)),
    }
  }
  return {
    '@type': kind === 'news' ? 'NewsArticle' : 'Article',
    headline: name,
    ...facts,
    ...(published !== '' && { datePublished: published }),
    author: school,
    publisher: school,
  }
}

function offerOf({ price, classes }: CourseOffer): object {
  return {
    ...(price !== null && {
      offers: { '@type': 'Offer', category: price === 0 ? 'Free' : 'Paid', price, priceCurrency: 'CNY' },
    }),
    ...(classes.length > 0 && {
      hasCourseInstance: classes.map(({ name, start, end, place }) => ({
        '@type': 'CourseInstance',
        name,
        ...(start !== '' && { startDate: start }),
        ...(end !== '' && { endDate: end }),
        ...(place !== '' && { location: { '@type': 'Place', name: place } }),
      })),
    }),
  }
}

function faqOf(questions: readonly SubjectQuestion[]): object[] {
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

/** The subject's own picture, else the school's logo: in its form for shared links where it has one. */
function pictureLines({ school, subject, origin, sharedPictureOf }: PageHead): Html | '' {
  const picture = [subject?.picture ?? '', logoOf(school)].find(isPicture) ?? ''
  if (picture === '') return ''
  const shared = sharedPictureOf(picture)
  if (shared === null) return html`<meta property="og:image" content="${whole(picture, origin)}">\n`
  return html`<meta property="og:image" content="${origin + shared.url}">
<meta property="og:image:type" content="${shared.type}">
<meta property="og:image:width" content="${String(shared.width)}">
<meta property="og:image:height" content="${String(shared.height)}">
`
}

/** A picture's address as other sites need it. */
function whole(picture: string, origin: string): string {
  return picture.startsWith('/') ? origin + picture : picture
}
