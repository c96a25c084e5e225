import { useId, type ReactNode } from 'react'
import { css, styled } from 'styled-components'

import { CircleAlert } from '@campus/ui/icons'
import { visuallyHidden } from '@campus/ui/layout'

import type { Elements } from '../composition/elements'
import { color, font, motion, radius, space, text, weight } from '../theme/tokens'

/** The texts of every field besides its control. */
export interface FieldTexts {
  label: string
  /** Only screen readers get the label; for a search field and the like. */
  hideLabel?: boolean | undefined
  /** How to fill it in, always visible. */
  hint?: ReactNode
  /** The error; marks the control as invalid. */
  error?: string | undefined
  required?: boolean | undefined
}

/** The properties that connect a control with its label, hint and error. */
export interface ControlLinks {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldFrameProps extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
  children: (links: ControlLinks) => Elements
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

const Label = styled.label<{ $hidden: boolean }>`
  width: fit-content;
  color: ${color.text};
  font: ${weight.medium} ${text.s} ${font.sans};
  ${({ $hidden }) => $hidden && visuallyHidden}
`

const RequiredMark = styled.span`
  margin-inline-start: ${space[1]};
  color: ${color.dangerText};
`

export const FieldHint = styled.p`
  color: ${color.textSubtle};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const ErrorText = styled.p`
  display: flex;
  gap: ${space[1]};
  color: ${color.dangerText};
  font: ${weight.regular} ${text.s} ${font.sans};

  & > svg {
    flex: none;
    width: 1em;
    height: 1lh;
  }
`

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <ErrorText id={id}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </ErrorText>
  )
}

/** Ids and ARIA attributes that connect a control with its texts. */
export function useControlLinks({
  id,
  hint,
  error,
  required,
}: Pick<FieldFrameProps, 'id' | 'hint' | 'error' | 'required'>) {
  const own = useId()
  const controlId = id ?? own
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const links: ControlLinks = {
    id: controlId,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    // Not the native attribute: the browser's own bubble would appear before our messages.
    'aria-required': required ? true : undefined,
  }
  return { links, hintId, errorId }
}

/** Label above, control, then error and hint. */
export function FieldFrame({ label, hideLabel, hint, error, required, id, className, children }: FieldFrameProps) {
  const { links, hintId, errorId } = useControlLinks({ id, hint, error, required })
  return (
    <Root className={className}>
      <Label htmlFor={links.id} $hidden={hideLabel ?? false}>
        <span>{label}</span>
        {required ? <RequiredMark aria-hidden>*</RequiredMark> : null}
      </Label>
      {children(links)}
      {error && errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
    </Root>
  )
}

/** The box around a text-like control: one outline, whatever is beside the control in it. */
export const controlBox = css<{ $invalid: boolean }>`
  border: 1px solid ${({ $invalid }) => ($invalid ? color.danger : color.borderStrong)};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  font: ${weight.regular} ${text.m} ${font.sans};
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast};

  &:hover:not(:has(:disabled), :disabled) {
    border-color: ${({ $invalid }) => ($invalid ? color.danger : color.textSubtle)};
  }
  &:focus-visible,
  &:has(> :focus-visible) {
    border-color: ${({ $invalid }) => ($invalid ? color.danger : color.focus)};
    outline: 2px solid ${({ $invalid }) => ($invalid ? color.danger : color.focus)};
    outline-offset: -1px;
  }
  &:disabled,
  &:has(> :disabled) {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textSubtle};
    cursor: not-allowed;
  }
`

export const FieldBox = styled.div<{ $invalid: boolean }>`
  ${controlBox}
  display: flex;
  align-items: center;
  min-height: ${space[10]};
`
