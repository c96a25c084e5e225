import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'

import { ChevronDown } from '@campus/ui/icons'

import { color, font, motion, radius, space, text, weight } from '../theme/tokens'
import { FieldBox, FieldError, FieldFrame, FieldHint, useControlLinks, type FieldTexts } from './field-frame'

const Select = styled.select`
  flex: 1;
  min-width: 0;
  height: calc(${space[10]} - 2px);
  padding-inline: ${space[3]} ${space[10]};
  border: 0;
  border-radius: inherit;
  outline: none;
  background: transparent;
  color: inherit;
  appearance: none;
  text-overflow: ellipsis;

  & > option {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`

const Chevron = styled(ChevronDown)`
  position: relative;
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  margin-inline: calc(-1 * ${space[8]}) ${space[3]};
  color: ${color.textMuted};
  pointer-events: none;
`

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'required' | 'children'>, FieldTexts {
  options: readonly SelectOption[]
  /** Text of the empty choice; without it there is none. */
  placeholder?: string | undefined
}

/** One of a few: the native control, which every phone and screen reader knows. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  required,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, className }} id={select.id}>
      {(links) => (
        <FieldBox $invalid={Boolean(error)}>
          <Select {...select} {...links}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <Chevron aria-hidden />
        </FieldBox>
      )}
    </FieldFrame>
  )
}

const CheckRow = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`

const CheckLabel = styled.label`
  display: inline-flex;
  gap: ${space[2]};
  width: fit-content;
  min-height: ${space[6]};
  font: ${weight.regular} ${text.s} ${font.sans};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.textSubtle};
    cursor: not-allowed;
  }
`

const Check = styled.input<{ $invalid: boolean }>`
  flex: none;
  display: grid;
  width: 1.125rem;
  height: 1.125rem;
  place-content: center;
  margin-block-start: calc((1lh - 1.125rem) / 2);
  border: 1.5px solid ${({ $invalid }) => ($invalid ? color.danger : color.borderStrong)};
  border-radius: min(${radius.s}, 5px);
  background: ${color.surface};
  appearance: none;
  cursor: inherit;
  transition: background-color ${motion.fast};

  &::before {
    content: '';
    width: 0.7rem;
    height: 0.7rem;
    background: ${color.surface};
    clip-path: polygon(14% 47%, 3% 60%, 38% 92%, 98% 21%, 85% 9%, 37% 67%);
    scale: 0;
    transition: scale ${motion.fast};
  }
  &:checked {
    border-color: ${color.accentText};
    background: ${color.accentText};
  }
  &:checked::before {
    scale: 1;
  }
  &:disabled {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
  }
  &:checked:disabled::before {
    background: ${color.textSubtle};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`

export interface CheckboxFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'required'>, Omit<FieldTexts, 'label' | 'hideLabel'> {
  /** May contain links, as in an agreement. */
  label: ReactNode
}

/** Yes or no. */
export function CheckboxField({ label, hint, error, required, className, ...input }: CheckboxFieldProps) {
  const { links, hintId, errorId } = useControlLinks({ id: input.id, hint, error, required })
  return (
    <CheckRow className={className}>
      <CheckLabel>
        <Check {...input} {...links} type="checkbox" $invalid={Boolean(error)} />
        <span>{label}</span>
      </CheckLabel>
      {error && errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
    </CheckRow>
  )
}
