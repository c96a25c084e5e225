import {
  albumCategories,
  albumItems,
  albumTabs,
  banners,
  couponReceipts,
  coupons,
  wallItemProducts,
  wallItems,
  wallTags,
} from '../../domains/home/home.schema'
import { sampleContent } from '../content/content'
import type { SchoolContent } from '../content/school-content'
import { ALBUM_TABS, albumTexts } from '../content/texts/album'
import { COUPONS } from '../content/texts/coupons'
import { lessonTexts, WALL_TAGS, wallTexts } from '../content/texts/walls'
import { albumFilm, albumPicture, lessonFilm, posterName, saysFilm } from '../films/films'
import { filmUrl } from '../films/sample-film'
import { mediaUrl } from '../pictures/media-url'
import type { SampleBuilder, SampleContext } from '../sample-builder'
import { sampleId } from '../sample-id'
import { SAMPLE_STUDENT } from '../sample-student'
import { dayAt } from '../sample-time'

export const homeSample: SampleBuilder = async (context) => {
  const content = sampleContent(context.school.id)
  await buildBanners(context, content)
  await buildAlbum(context, content)
  await buildCoupons(context)
  await buildEveryoneSays(context, content)
  await buildMicroClassroom(context, content)
}

async function buildBanners({ tx, school }: SampleContext, content: SchoolContent): Promise<void> {
  await tx.insert(banners).values(
    content.banners.map(({ name, eyebrow, headline, line, en, light }, index) => ({
      id: sampleId(school.id, 'banner', index + 1),
      pic: mediaUrl(school.id, 'banner', name),
      title: `${headline}，${line}`,
      words: { ground: light ? ('soft' as const) : ('accent' as const), 'zh-CN': { eyebrow, headline, line }, en },
      seq: index + 1,
    })),
  )
}

async function buildAlbum({ tx, school }: SampleContext, content: SchoolContent): Promise<void> {
  const categories = albumTexts(content).map((category, index) => ({
    ...category,
    id: sampleId(school.id, 'albumCategory', index + 1),
  }))
  await tx.insert(albumTabs).values(ALBUM_TABS.map(({ key, name }, index) => ({ id: key, key, name, seq: index + 1 })))
  await tx
    .insert(albumCategories)
    .values(categories.map(({ id, tab, name, seq }) => ({ id, tabKey: tab, name, seq, clientTypes: ['PC', 'H5'] })))
  const pictures = categories.flatMap(({ id, pictures: ofCategory }) =>
    ofCategory.map((picture, place) => ({ ...picture, categoryId: id, seq: place + 1 })),
  )
  await tx.insert(albumItems).values(
    pictures.map(({ categoryId, motif, name, introduce, film, seq }, index) => ({
      id: sampleId(school.id, 'albumItem', index + 1),
      categoryId,
      type: film === undefined ? 'PIC' : 'VIDEO',
      pic: mediaUrl(school.id, 'album', albumPicture(motif, index)),
      video: film === undefined ? '' : filmUrl(school.id, albumFilm(index)),
      name,
      introduce,
      seq,
    })),
  )
}

/** The student has the last one already. */
async function buildCoupons({ tx, school, now, asPerson }: SampleContext): Promise<void> {
  await tx.insert(coupons).values(
    COUPONS.map(({ title, amount, minPoint, days }, index) => ({
      id: sampleId(school.id, 'coupon', index + 1),
      title,
      amount,
      minPoint,
      useStartTime: dayAt(now, 0, '00:00'),
      useEndTime: dayAt(now, days, '23:59'),
      createdTime: dayAt(now, -1 - index * 4, '10:00'),
    })),
  )
  await asPerson(SAMPLE_STUDENT.id, async (own) => {
    await own.insert(couponReceipts).values({
      id: sampleId(school.id, 'couponReceipt', 1),
      couponId: sampleId(school.id, 'coupon', COUPONS.length),
      createdTime: dayAt(now, -3, '10:00'),
    })
  })
}

async function buildEveryoneSays({ tx, school }: SampleContext, content: SchoolContent): Promise<void> {
  await tx.insert(wallTags).values(
    WALL_TAGS.map((name, index) => ({
      id: sampleId(school.id, 'wallTag', index + 1),
      bizType: 'EVERYONE_SAYS',
      name,
      seq: index + 1,
    })),
  )
  await tx.insert(wallItems).values(
    wallTexts(content).map(({ tag, title, author, trade, likes }, index) => ({
      id: sampleId(school.id, 'wallItem', index + 1),
      bizType: 'EVERYONE_SAYS',
      tagId: sampleId(school.id, 'wallTag', WALL_TAGS.indexOf(tag) + 1),
      pic: mediaUrl(school.id, 'wall', posterName(trade.motif, index)),
      title,
      author,
      authorAvatar: mediaUrl(school.id, 'avatar', String((index % 24) + 1)),
      contentUrl: filmUrl(school.id, saysFilm(index)),
      likeNum: likes,
      seq: index + 1,
    })),
  )
}

/** Each lesson names the trade's own course and two more. */
async function buildMicroClassroom({ tx, school }: SampleContext, content: SchoolContent): Promise<void> {
  const firstNumber = 101
  const courses = content.categories.flatMap((category) => category.courses)
  const lessons = lessonTexts(content).map((lesson, index) => ({
    ...lesson,
    id: sampleId(school.id, 'wallItem', firstNumber + index),
  }))
  await tx.insert(wallItems).values(
    lessons.map(({ id, title, description, trade, classType }, index) => ({
      id,
      bizType: 'MICRO_CLASSROOM',
      pic: mediaUrl(school.id, 'video', posterName(trade.motif, index)),
      title,
      description,
      author: trade.teacher,
      authorAvatar: mediaUrl(school.id, 'avatar', String(((index * 5) % 24) + 1)),
      contentUrl: filmUrl(school.id, lessonFilm(index)),
      classType,
      seq: index + 1,
    })),
  )
  const related = lessons.flatMap(({ id, trade }) => {
    const own = courses.findIndex(({ name }) => name === trade.course)
    return [own, (own + 1) % courses.length, (own + 4) % courses.length].map((course, place) => ({
      itemId: id,
      course,
      place,
    }))
  })
  await tx.insert(wallItemProducts).values(
    related.map(({ itemId, course, place }, index) => ({
      id: sampleId(school.id, 'wallProduct', index + 1),
      itemId,
      productId: sampleId(school.id, 'product', course + 1),
      seq: place + 1,
    })),
  )
}
