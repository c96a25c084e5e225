import type { PassageQuestion, Question } from '@campus/contracts/exam-question'
import { SkeletonText } from '@campus/ui/skeleton'
import { useLoaded } from '@campus/ui/use-loaded'

import { Leaf } from './Leaf'
import { loadPassage } from './load-parts'
import type { QuestionHost } from './question-parts'

/** A question while answering or in review: a single one, or a passage with its questions. */
export function QuestionView({ question, host }: { question: Question; host: QuestionHost }) {
  return question.type === 'passage' ? (
    <LoadedPassage question={question} host={host} />
  ) : (
    <Leaf question={question} host={host} level={3} />
  )
}

function LoadedPassage({ question, host }: { question: PassageQuestion; host: QuestionHost }) {
  const { part: Passage, error } = useLoaded(loadPassage)
  if (error) throw error
  return Passage ? <Passage question={question} host={host} /> : <SkeletonText lines={8} />
}
