import { news, newsCategories, newsProducts, notices } from '../../domains/news/news.schema'
import { sampleContent } from '../content/content'
import { NEWS_CATEGORIES, newsTexts } from '../content/texts/news'
import { noticeTexts } from '../content/texts/notices'
import { newsFilm, posterName } from '../films/films'
import { filmUrl } from '../films/sample-film'
import { mediaUrl } from '../pictures/media-url'
import type { SampleBuilder } from '../sample-builder'
import { sampleId } from '../sample-id'
import { dayAt } from '../sample-time'

export const newsSample: SampleBuilder = async ({ tx, school, now }) => {
  const content = sampleContent(school.id)
  const courses = content.categories.flatMap((category) => category.courses)
  const texts = newsTexts(content, now).map((text, index) => ({ ...text, id: sampleId(school.id, 'news', index + 1) }))
  await tx.insert(newsCategories).values(
    NEWS_CATEGORIES.map((name, index) => ({
      id: sampleId(school.id, 'newsCategory', index + 1),
      name,
      seq: index + 1,
    })),
  )
  await tx.insert(news).values(
    texts.map(({ id, category, title, introduction, motif, body, film, daysAgo, clock }, index) => ({
      id,
      categoryId: sampleId(school.id, 'newsCategory', NEWS_CATEGORIES.indexOf(category) + 1),
      title,
      cover: mediaUrl(school.id, 'news', posterName(motif, index)),
      introduction,
      content: film === undefined ? body : filmUrl(school.id, newsFilm(index)),
      contentType: film === undefined ? 'ARTICLE' : 'INFORMATION',
      sources: `${content.shortName}宣传中心`,
      publishTime: dayAt(now, -daysAgo, clock),
      createdTime: dayAt(now, -daysAgo, clock),
    })),
  )
  // Each item names two courses of its own subject where there are any, else the first ones.
  const related = texts.flatMap(({ id, motif }) => {
    const fitting = courses.flatMap((course, index) => (course.motif === motif ? [index] : []))
    return [...fitting, 0, 1].slice(0, 2).map((course, place) => ({ newsId: id, course, seq: place + 1 }))
  })
  await tx.insert(newsProducts).values(
    related.map(({ newsId, course, seq }, index) => ({
      id: sampleId(school.id, 'newsProduct', index + 1),
      newsId,
      productId: sampleId(school.id, 'product', course + 1),
      seq,
    })),
  )
  await tx.insert(notices).values(
    noticeTexts(content, now).map(({ title, writer, body, daysAgo, clock }, index) => ({
      id: sampleId(school.id, 'notice', index + 1),
      title,
      content: body,
      writerName: writer,
      publishTime: dayAt(now, -daysAgo, clock),
      createdTime: dayAt(now, -daysAgo, clock),
    })),
  )
}
