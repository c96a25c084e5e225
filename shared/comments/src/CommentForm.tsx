import { useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'

import { COMMENT_LENGTH } from '@campus/contracts/comment'
import { Button } from '@campus/ui/button'
import { TextAreaField } from '@campus/ui/field'
import { media, space } from '@campus/ui/tokens'

import { useT } from './messages'

const Root = styled.form<{ $below: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[3]};
  padding-block: ${({ $below }) => ($below ? space[2] : 0)};
  padding-inline-start: ${({ $below }) => ($below ? space[12] : 0)};

  @media ${media.phone} {
    gap: ${space[2]};
  }
`

const Field = styled(TextAreaField)`
  & textarea {
    min-height: calc(2lh + 2 * ${space[2]});
    resize: none;
    field-sizing: content;
    max-height: 8lh;
  }
`

interface CommentFormProps {
  text: string
  onText: (text: string) => void
  onSend: () => void
  /** Whom it replies to; undefined for a comment on the thing itself. */
  to?: string | undefined
  /** The text field is to be written in now. */
  focused?: boolean
  onFocused?: () => void
}

/** Where one writes. Enter makes a line, Ctrl or ⌘ with it sends. */
export function CommentForm({ text, onText, onSend, to, focused = false, onFocused }: CommentFormProps) {
  const t = useT()
  const field = useRef<HTMLTextAreaElement>(null)
  const tellFocused = useEffectEvent(() => onFocused?.())
  useEffect(() => {
    if (!focused) return
    field.current?.focus()
    tellFocused()
  }, [focused])
  const label = to === undefined ? t('comment.placeholder') : t('comment.replyTo', { name: to })
  return (
    <Root
      $below={to !== undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <Field
        ref={field}
        label={label}
        hideLabel
        placeholder={label}
        value={text}
        maxLength={COMMENT_LENGTH}
        rows={2}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
        }}
      />
      <Button type="submit" variant={to === undefined ? 'primary' : 'secondary'}>
        {t('comment.send')}
      </Button>
    </Root>
  )
}
