import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'

import { expectNoAxeViolations } from '@campus/testing/axe'

import { Tag } from '../text/tag'
import { Card, CardLink } from './card'
import { Grid, Inline, Section, Stack, VisuallyHidden } from './layout'

test('a section is known by its title', async () => {
  const { container } = render(
    <MemoryRouter>
      <Section title="热门课程" lead="本月报名最多" action={<a href="/courses">全部</a>}>
        <Grid min="200px" gap={3}>
          <Card interactive padding="none">
            <Stack gap={2} align="start">
              <Inline gap={1} justify="between" wrap={false}>
                <Tag tone="success">已结业</Tag>
                <VisuallyHidden>状态</VisuallyHidden>
              </Inline>
              <CardLink to="/course/1">养老护理员</CardLink>
            </Stack>
          </Card>
        </Grid>
      </Section>
    </MemoryRouter>,
  )
  expect(screen.getByRole('region', { name: '热门课程' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: '热门课程' })).toBeInTheDocument()
  // Lines of a title and its sentence end between words.
  expect(container.querySelector('h2 wbr')).not.toBeNull()
  expect(container.querySelector('p wbr')).not.toBeNull()
  // Layout properties do not reach the markup.
  expect(container.innerHTML).not.toMatch(/ (?:gap|min|align|justify|wrap|tone|interactive|padding)=/)
  await expectNoAxeViolations(container)
})
