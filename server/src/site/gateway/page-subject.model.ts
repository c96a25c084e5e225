/** What a page that shows one of many is about, as search engines and shared links are told. */
import sanitizeHtml from 'sanitize-html'

import type { CommonQuestion, HotMajor } from '@campus/contracts/hot-major'
import { VIDEO_CONTENT_CODE, type NewsDetail, type NoticeDetail } from '@campus/contracts/news'
import type { ProductClass, ProductDetail } from '@campus/contracts/product-detail'
import type { TrainingProject } from '@campus/contracts/training-project'

import { readEscaped } from '../../platform/http/escaped-text.model'

/** A question with its answer in plain words. */
export interface SubjectQuestion {
  readonly question: string
  readonly answer: string
}

/** What a course costs, and when it is held next. */
export interface CourseOffer {
  /** Yuan; null when no price is told. */
  readonly price: number | null
  readonly classes: readonly HeldClass[]
}

export interface HeldClass {
  readonly name: string
  /** ISO 8601 with its offset; '' while it is not planned. */
  readonly start: string
  readonly end: string
  /** '' when it is not told. */
  readonly place: string
}

export interface PageSubject {
  readonly kind: 'news' | 'notice' | 'course'
  readonly name: string
  /** Plain words, at most a few lines; may be ''. */
  readonly description: string
  /** Address of its picture, '' for none. */
  readonly picture: string
  /** ISO 8601 with its offset; '' when it is not known. */
  readonly published: string
  readonly questions: readonly SubjectQuestion[]
  /** null for what nobody enrols in. */
  readonly offer: CourseOffer | null
}

/** Search engines show no more of a description. */
const DESCRIPTION_LENGTH = 150

export function newsSubject(item: NewsDetail): PageSubject {
  const text = item.contentType.code === VIDEO_CONTENT_CODE ? '' : item.content
  return {
    kind: 'news',
    name: item.title,
    description: descriptionOf(item.introduction || text),
    picture: item.cover,
    published: beijingTime(item.publishTime || item.createdTime),
    questions: [],
    offer: null,
  }
}

export function noticeSubject(notice: NoticeDetail): PageSubject {
  return {
    kind: 'notice',
    name: notice.title,
    description: descriptionOf(notice.content),
    picture: '',
    published: beijingTime(notice.publishTime || notice.createdTime),
    questions: [],
    offer: null,
  }
}

export function majorSubject(major: HotMajor, questions: readonly CommonQuestion[]): PageSubject {
  return {
    kind: 'course',
    name: major.name,
    description: descriptionOf(major.employmentProspectDescribe || major.suitabilityPeopleDescribe),
    picture: major.pic,
    published: '',
    questions: questionsOf(questions),
    offer: null,
  }
}

/** A product at a moment, in epoch milliseconds: classes that are over are not told. */
export function productSubject(product: ProductDetail, now: number): PageSubject {
  return {
    kind: 'course',
    name: product.name,
    description: descriptionOf(product.introduction || product.suitablePeople),
    picture: product.pic,
    published: '',
    questions: questionsOf(product.commonQuestionList),
    offer: {
      price: product.defStandPrice,
      classes: product.classList.map(heldClass).filter(({ end }) => end === '' || Date.parse(end) > now),
    },
  }
}

export function projectSubject(project: TrainingProject): PageSubject {
  return {
    kind: 'course',
    name: project.name,
    description: descriptionOf(project.introduction),
    picture: '',
    published: '',
    questions: questionsOf(project.commonQuestionList),
    offer: null,
  }
}

function heldClass({ name, trainingStartTime, trainingEndTime, place }: ProductClass): HeldClass {
  return { name, start: beijingTime(trainingStartTime), end: beijingTime(trainingEndTime), place }
}

/** Questions in plain words, those without an answer left out. */
function questionsOf(given: readonly { readonly name: string; readonly answer: string }[]): SubjectQuestion[] {
  return given
    .map(({ name, answer }) => ({ question: wordsOf(name), answer: wordsOf(answer) }))
    .filter(({ question, answer }) => question !== '' && answer !== '')
}

/** The beginning of a text in plain words. */
function descriptionOf(html: string): string {
  const words = [...wordsOf(html)]
  return words.length <= DESCRIPTION_LENGTH ? words.join('') : `${words.slice(0, DESCRIPTION_LENGTH - 1).join('')}…`
}

/** The words of HTML from any source. */
function wordsOf(html: string): string {
  const spaced = html.replaceAll(/<(?:\/(?:p|div|li|h[1-6]|t[dr])|br)\b/gi, ' $&')
  return readEscaped(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The wire's time, which is Beijing's without saying so. */
function beijingTime(time: string): string {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time) ? `${time.replace(' ', 'T')}+08:00` : ''
}
