import type { ProductCourse } from '@campus/contracts/product-detail'
import { Card } from '@campus/ui/card'
import { Section } from '@campus/ui/layout'
import { Phrases } from '@campus/ui/phrases'

import { useT } from './messages'
import { Cards, CardTitle, Chapters, Lessons } from './product.styles'

/** The courses of its classes, each with its chapters. */
export function Syllabus({ courses }: { courses: readonly ProductCourse[] }) {
  const t = useT()
  if (courses.length === 0) return null
  return (
    <Section title={t('productPage.syllabus')}>
      <Cards>
        {courses.map(({ id, name, chapterList }) => (
          <li key={id}>
            <Card>
              <CardTitle>
                <Phrases>{name}</Phrases>
              </CardTitle>
              {chapterList.length === 0 ? null : (
                <Chapters>
                  {chapterList.map((chapter, at) => (
                    <li key={at}>
                      <Phrases>{chapter.name}</Phrases>
                      <Lessons>{t('productPage.lessons', { n: chapter.lessonCount })}</Lessons>
                    </li>
                  ))}
                </Chapters>
              )}
            </Card>
          </li>
        ))}
      </Cards>
    </Section>
  )
}
