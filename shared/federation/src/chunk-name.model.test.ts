import { chunkNames, nameOf } from './chunk-name.model'

const APP = '/anywhere/campus/mfe-portal'

test.each([
  [`${APP}/src/home/HomePage.tsx`, 'home-page'],
  [`${APP}/src/home/coupons/CouponBlock.tsx`, 'home-coupon-block'],
  [`${APP}/src/training-project/TrainingProjectPage.tsx`, 'training-project-page'],
  [`${APP}/src/news/NoticeListPage.tsx`, 'news-notice-list-page'],
  [`${APP}/src/home/Home.tsx`, 'home'],
  [`${APP}/src/home/__Draft (2)__.tsx`, 'home-draft-2'],
  [`${APP}/src/home/Homework.tsx`, 'home-homework'],
  [`${APP}/src/home/Hero2Banner.tsx`, 'home-hero2-banner'],
  [`${APP}-old/src/home/HomePage.tsx`, 'home-page'],
  [`${APP}-old/src/home/Banner.tsx`, 'banner'],
  [`${APP}/src/home/worker`, 'home-worker'],
  [`${APP}/src/module.tsx`, 'module'],
  [`${APP}/src/messages.en.ts`, 'messages-en'],
  ['/anywhere/campus/shared/ui/src/gallery/Gallery.tsx', 'gallery'],
  ['/anywhere/campus/shared/ui/src/carousel-engine.tsx', 'carousel-engine'],
  ['/anywhere/campus/shared/comments/src/messages.en.ts', 'comments-messages-en'],
  ['/anywhere/elsewhere/messages.en.ts', 'messages-en'],
  [
    '/anywhere/node_modules/.pnpm/qrcode.react@4.2.0_react@19.3.1/node_modules/qrcode.react/lib/esm/index.js',
    'qrcode-react',
  ],
  [
    '/anywhere/node_modules/.pnpm/@base-ui+react@1.9.0/node_modules/@base-ui/react/esm/dialog/index.js',
    'base-ui-react',
  ],
  ['/anywhere/node_modules/@campus/module-kit/dist/contracts/home.js', 'campus-module-kit'],
])('%s is called %s', (file, name) => {
  expect(nameOf(file, APP)).toBe(name)
})

const part = (file: string, size = 1) => ({ file, size })
const PACKAGES = '/anywhere/node_modules'

test('what chunks share is called after most of it', () => {
  const icons = part(`${PACKAGES}/lucide-react/icon.js`, 30)
  const form = [part(`${PACKAGES}/react-hook-form/a.js`, 20), part(`${PACKAGES}/react-hook-form/b.js`, 20)]
  expect(chunkNames([{ roots: [icons, ...form], parts: [icons, ...form] }], APP, new Set())).toEqual([
    'react-hook-form',
  ])
})

test('of two that weigh the same the first by name is taken, in whatever order they come', () => {
  const parts = [part(`${PACKAGES}/axios/a.js`), part(`${PACKAGES}/valibot/v.js`)]
  const named = [parts, parts.toReversed()].map((each) => chunkNames([{ roots: each, parts: each }], APP, new Set()))
  expect(named).toEqual([['axios'], ['axios']])
})

test('a chunk of an import is called after what is imported, whatever it weighs', () => {
  const page = part(`${APP}/src/home/HomePage.tsx`)
  const carried = part(`${PACKAGES}/hls.js/hls.js`, 900)
  expect(chunkNames([{ roots: [page], parts: [carried, page] }], APP, new Set())).toEqual(['home-page'])
})

test('no two are called the same, nor as anything that is there', () => {
  const roots = [part(`${APP}/src/home/Reviews.tsx`)]
  const chunk = { roots, parts: roots }
  expect(chunkNames([chunk, chunk], APP, new Set(['home-reviews']))).toEqual(['home-reviews-2', 'home-reviews-3'])
  expect(chunkNames([{ roots: [], parts: [] }], APP, new Set())).toEqual(['part'])
  const taken = new Set(['home-reviews'])
  chunkNames([chunk], APP, taken)
  expect([...taken]).toEqual(['home-reviews'])
})
