import { useId } from 'react'
import { styled } from 'styled-components'

import { space } from '@campus/module-kit/ui/tokens'

import { control, green, inkMuted, seal } from './look'

interface BlankFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  /** '' when there is none. */
  readonly error: string
}

/** A form field drawn as a line to fill in, as on a printed form. */
export function BlankField({ label, value, onChange, maxLength, error }: BlankFieldProps) {
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        required
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}-error`}
      />
      {error === '' ? null : <p id={`${id}-error`}>{error}</p>}
    </Field>
  )
}

const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};

  & > label {
    color: ${inkMuted};
    font-size: 0.875rem;
    line-height: 1.6;
  }
  & > input {
    min-height: 44px;
    padding-inline: ${space[1]};
    border: 0;
    border-block-end: 1px solid ${control};
    background: none;
    color: inherit;
    font: inherit;
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
  & > input:focus-visible {
    outline: 0;
    box-shadow: 0 2px 0 0 ${green};
    border-color: ${green};
  }
  & > input[aria-invalid='true'] {
    border-color: ${seal};
  }
  & > p {
    color: ${seal};
    font-size: 0.875rem;
  }
`
