import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { ChevronDown } from '@campus/ui/icons'
import { Phrases } from '@campus/ui/phrases'
import { RichText } from '@campus/ui/rich-text'
import { EmptyState, ErrorState } from '@campus/ui/states'
import { color, font, motion, space, text, weight } from '@campus/ui/tokens'

import { BlockBoundary } from '../blocks/BlockBoundary'

interface Faq {
  readonly id: string
  readonly name: string
  /** HTML of the school. */
  readonly answer: string
}

interface FaqListProps {
  faqs: readonly Faq[]
  /** The question whose answer is open; '' is none. */
  opened: string
  onOpen: (id: string) => void
}

const List = styled.ul.attrs({ role: 'list' })`
  border-block-start: 1px solid ${color.border};

  & > li {
    border-block-end: 1px solid ${color.border};
  }
`

const Head = styled.h3`
  display: grid;
  font: inherit;
`

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[4]} 0;
  border: 0;
  background: none;
  font: ${weight.medium} ${text.m} ${font.sans};
  text-align: start;
  transition: color ${motion.fast};

  &:hover,
  &[aria-expanded='true'] {
    color: ${color.accentText};
  }
  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${color.textSubtle};
    transition: rotate ${motion.base};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

const Answer = styled.div`
  padding-block-end: ${space[5]};
  color: ${color.textMuted};
`

/** Questions in a column, with at most one answer open. */
export function FaqList({ faqs, opened, onOpen }: FaqListProps) {
  const t = useSharedT()
  const id = useId()
  const arrival = useRef<HTMLLIElement>(null)

  // A visitor who comes for one question sees it, however much is above.
  useEffect(() => {
    arrival.current?.scrollIntoView({ block: 'center' })
  }, [])

  if (faqs.length === 0) return <EmptyState title={t('common.noQuestions')} />
  return (
    <List>
      {faqs.map((question) => {
        const isOpen = question.id === opened
        const respondWithId = `${id}-${question.id}`
        return (
          <li key={question.id} ref={isOpen ? arrival : undefined}>
            <Head>
              <Toggle
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? respondWithId : undefined}
                onClick={() => onOpen(isOpen ? '' : question.id)}
              >
                <Phrases>{question.name}</Phrases>
                <ChevronDown aria-hidden />
              </Toggle>
            </Head>
            {isOpen ? (
              <Answer id={respondWithId}>
                <AnswerText html={question.answer} />
              </Answer>
            ) : null}
          </li>
        )
      })}
    </List>
  )
}

function AnswerText({ html }: { html: string }) {
  const t = useSharedT()
  if (html.trim() === '') return <span>{t('common.noContent')}</span>
  return (
    <BlockBoundary fallback={(reset) => <ErrorState onRetry={reset} />}>
      <RichText html={html} />
    </BlockBoundary>
  )
}
