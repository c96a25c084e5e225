import * as v from 'valibot'

import { hotMajor } from '@campus/contracts/hot-major'
import { newsDetail, noticeDetail } from '@campus/contracts/news'
import { productDetail } from '@campus/contracts/product-detail'
import { trainingProject } from '@campus/contracts/training-project'

import { majorSubject, newsSubject, noticeSubject, productSubject, projectSubject } from './page-subject.model'

const article = (change: object) =>
  newsSubject(
    v.parse(newsDetail, { id: '1', title: '开班', cover: '/c.png', publishTime: '2026-11-22 16:20:00', ...change }),
  )

test('a news item is known by its title, its cover and its introduction', () => {
  expect(article({ introduction: '三个 <b>新班</b>', content: '<p>正文</p>' })).toEqual({
    kind: 'news',
    name: '开班',
    description: '三个 新班',
    picture: '/c.png',
    published: '2026-11-22T16:20:00+08:00',
    questions: [],
    offer: null,
  })
})

test.each([
  ['without an introduction the text begins', { content: '<p>甲</p><p>乙 &amp; 丙</p>' }, '甲 乙 & 丙'],
  ['a script is no text', { content: '<script>alert(1)</script><p>甲</p>' }, '甲'],
  ['markup that was escaped stays words', { content: '<p>&lt;b&gt;</p>' }, '<b>'],
  ['an address of a video is no text', { content: '/v.m3u8', contentType: { code: 'INFORMATION' } }, ''],
])('%s', (_, change, description) => {
  expect(article(change).description).toBe(description)
})

test('a long text is cut between characters, not inside one', () => {
  const { description } = article({ content: '𠮷'.repeat(200) })
  expect([...description]).toHaveLength(150)
  expect(description).toBe(`${'𠮷'.repeat(149)}…`)
})

test.each([
  ['2026-11-22 16:20:00', '', '2026-11-22T16:20:00+08:00'],
  ['', '2026-01-02 03:04:05', '2026-01-02T03:04:05+08:00'],
  ['', '', ''],
])('published %s, written %s: told as %s', (publishTime, createdTime, published) => {
  expect(article({ publishTime, createdTime }).published).toBe(published)
})

test('a notice has no picture of its own', () => {
  const notice = v.parse(noticeDetail, { id: '1', title: '停课', content: '<p>周六停课</p>' })
  expect(noticeSubject(notice)).toMatchObject({ kind: 'notice', name: '停课', description: '周六停课', picture: '' })
})

test('a major is a course with its questions', () => {
  const major = v.parse(hotMajor, { id: '1', name: '电工', pic: '/p.png', suitabilityPeopleDescribe: '<p>转岗</p>' })
  const questions = [{ id: '1', name: '考几次？', answer: '<p>两次</p>', seq: null }]
  expect(majorSubject(major, questions)).toMatchObject({
    kind: 'course',
    name: '电工',
    description: '转岗',
    picture: '/p.png',
    questions: [{ question: '考几次？', answer: '两次' }],
  })
})

test('a training project tells its questions, but none without an answer', () => {
  const project = v.parse(trainingProject, {
    id: '1',
    name: '消防',
    introduction: '<p>简介</p>',
    commonQuestionList: [
      { id: '1', name: '多久？', answer: '<p>三周</p>' },
      { id: '2', name: '多少钱？', answer: '<p></p>' },
    ],
  })
  expect(projectSubject(project).questions).toEqual([{ question: '多久？', answer: '三周' }])
})

test('a product is a course with its price and the classes that are not over; who it is for stands where nothing introduces it', () => {
  const product = v.parse(productDetail, {
    id: '1',
    name: '电工',
    pic: '/p.png',
    suitablePeople: '转岗的人',
    defStandPrice: 1280,
    classList: [
      { id: '1', name: '一班', trainingStartTime: '2027-03-01 08:30:00', trainingEndTime: '', place: '实训楼' },
      { id: '2', name: '二班', trainingStartTime: '', trainingEndTime: '', place: '' },
      { id: '3', name: '旧班', trainingStartTime: '', trainingEndTime: '2026-12-31 17:00:00', place: '' },
    ],
  })
  expect(productSubject(product, Date.parse('2027-01-01T00:00:00+08:00'))).toMatchObject({
    kind: 'course',
    description: '转岗的人',
    offer: {
      price: 1280,
      classes: [
        { name: '一班', start: '2027-03-01T08:30:00+08:00', end: '', place: '实训楼' },
        { name: '二班', start: '', end: '', place: '' },
      ],
    },
  })
})
