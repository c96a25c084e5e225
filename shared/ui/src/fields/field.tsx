import { useState, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'

import { useSharedT } from '@campus/i18n/messages'
import { Eye, EyeOff } from '@campus/ui/icons'

import { color, font, motion, radius, space, text, weight } from '../theme/tokens'
import { controlBox, FieldBox, FieldFrame, type FieldTexts } from './field-frame'

export { CheckboxField, SelectField } from './field-choice'

const Input = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  height: calc(${space[10]} - 2px);
  padding-inline: ${space[3]};
  border: 0;
  border-radius: inherit;
  outline: none;
  background: transparent;
  color: inherit;

  &::placeholder {
    color: ${color.textSubtle};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
`

/** Parts inside the box beside the input: an icon, a unit, the code button. */
const Beside = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  padding-inline: ${space[3]};
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};

  &:first-child {
    padding-inline-end: 0;
  }
  &:last-child {
    padding-inline-start: 0;
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'required'>, FieldTexts {
  /** Inside the box, before the input. */
  start?: ReactNode
  /** Inside the box, after the input. */
  end?: ReactNode
}

/** A line of text. Native input props and `ref` go to the input, so `register('name')` can be spread onto it. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  start,
  end,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, className }} id={input.id}>
      {(links) => (
        <FieldBox $invalid={Boolean(error)}>
          {start ? <Beside>{start}</Beside> : null}
          <Input {...input} {...links} />
          {end ? <Beside>{end}</Beside> : null}
        </FieldBox>
      )}
    </FieldFrame>
  )
}

const Reveal = styled.button`
  display: grid;
  flex: none;
  width: ${space[10]};
  height: ${space[8]};
  place-items: center;
  border: 0;
  border-radius: ${radius.s};
  background: transparent;
  color: ${color.textMuted};
  transition: color ${motion.fast};

  &:hover {
    color: ${color.text};
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>

/** A password with a button that shows it. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  required,
  start,
  className,
  ...input
}: PasswordFieldProps) {
  const t = useSharedT()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, className }} id={input.id}>
      {(links) => (
        <FieldBox $invalid={Boolean(error)}>
          {start ? <Beside>{start}</Beside> : null}
          <Input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...links}
            type={shown ? 'text' : 'password'}
          />
          <Reveal
            type="button"
            disabled={input.disabled}
            aria-label={t(shown ? 'ui.password.hide' : 'ui.password.show')}
            aria-controls={links.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Reveal>
        </FieldBox>
      )}
    </FieldFrame>
  )
}

const TextArea = styled.textarea<{ $invalid: boolean }>`
  ${controlBox}
  display: block;
  width: 100%;
  min-height: calc(4lh + 2 * ${space[2]});
  padding: ${space[2]} ${space[3]};
  resize: vertical;

  &::placeholder {
    color: ${color.textSubtle};
    opacity: 1;
  }
`

const Foot = styled.span`
  align-self: flex-end;
  color: ${color.textSubtle};
  font: ${weight.regular} ${text.xs} ${font.sans};
`

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'required'>, FieldTexts {
  /** Shown under the end of the box, such as a count of characters. */
  foot?: ReactNode
}

/** Several lines of text. */
export function TextAreaField({
  label,
  hideLabel,
  hint,
  error,
  required,
  foot,
  className,
  ...area
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, required, className }} id={area.id}>
      {(links) => (
        <>
          <TextArea {...area} {...links} $invalid={Boolean(error)} />
          {foot ? <Foot>{foot}</Foot> : null}
        </>
      )}
    </FieldFrame>
  )
}
