import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import { defineBlock } from '@campus/calls/page'
import { Tag } from '@campus/ui/tag'
import { color, space } from '@campus/ui/tokens'

import { Entries, Entry, HeadOfList, Words } from './Entries'
import { Filters } from './Filters'
import { QUESTION_FILTERS, type InteractionRoom, type QuestionFilter } from './interaction.model'
import { questionCountQuery, questionsQuery } from './interaction.queries'
import { useT } from './messages'
import { QuestionDrawer } from './QuestionDrawer'

interface QuestionTabProps {
  room: InteractionRoom
}

/** Questions to the teachers, and what they said. */
export function QuestionTab({ room }: QuestionTabProps) {
  const t = useT()
  const [filter, setFilter] = useState<QuestionFilter>('all')
  const [isAsking, setAsking] = useState(false)
  const { data: counts } = useQuery(questionCountQuery(room))
  const countOf = (of: QuestionFilter) => (of === 'all' ? counts?.questionTotal : counts?.myQuestionTotal)
  return (
    <>
      <HeadOfList add={t('question.ask')} onAdd={() => setAsking(true)}>
        <Filters filters={QUESTION_FILTERS} value={filter} countOf={countOf} onChange={setFilter} />
      </HeadOfList>
      <Questions room={room} filter={filter} />
      <QuestionDrawer open={isAsking} room={room} onClose={() => setAsking(false)} />
    </>
  )
}

interface QuestionsProps extends QuestionTabProps {
  filter: QuestionFilter
}

const Questions = defineBlock({
  queries: (_, { room, filter }: QuestionsProps) => [questionsQuery(room, filter)],
  Component: QuestionList,
})

function QuestionList({ room, filter }: QuestionsProps) {
  const t = useT()
  return (
    <Entries
      label={t('question.list')}
      query={useQuery(questionsQuery(room, filter))}
      rowsOf={({ records }) => records}
      empty={t('question.empty')}
    >
      {({ title, studentName, studentAvatar, createdTime, answerList }) => (
        <Entry name={studentName} avatar={studentAvatar} time={createdTime}>
          <Words>{title}</Words>
          {answerList.length === 0 ? <Tag tone="warning">{t('question.waiting')}</Tag> : null}
          {answerList.map((reply, index) => (
            <Reply key={index}>
              <Entry name={reply.teacherName} avatar={reply.studentAvatar} time={reply.createdTime}>
                <Words>{reply.answer}</Words>
              </Entry>
            </Reply>
          ))}
        </Entry>
      )}
    </Entries>
  )
}

const Reply = styled.div`
  margin-block-start: ${space[1]};
  padding-inline-start: ${space[3]};
  border-inline-start: 2px solid ${color.border};
`
