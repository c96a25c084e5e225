import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'

import { media, space } from '@campus/module-kit/ui/tokens'

import { useT } from '../messages'
import { BlankField } from './BlankField'
import { green, inkMuted, line, onGreen, paper } from './look'
import { KINDS, type Kind, type RegisterQuery } from './register.queries'

/** Maximum length of a name or number in the register. */
const NAME_LENGTH = 8
const NUMBER_LENGTH = 64

interface RegisterFormProps {
  readonly busy: boolean
  readonly onAsk: (query: RegisterQuery) => void
}

/** The lookup's fields: kind, name and number. */
export function RegisterForm({ busy, onAsk }: RegisterFormProps) {
  const t = useT()
  const [kind, setKind] = useState<Kind>('skill')
  const [name, setName] = useState('')
  const [number, setNumber] = useState('')
  const [asked, setAsked] = useState(false)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    const query = { kind, name: name.trim(), number: number.trim() }
    if (!busy && query.name !== '' && query.number !== '') onAsk(query)
  }

  return (
    <Sheet noValidate onSubmit={submit}>
      <Kinds>
        <legend>{t('kind.label')}</legend>
        {KINDS.map((value) => (
          <label key={value}>
            <input type="radio" name="kind" checked={kind === value} onChange={() => setKind(value)} />
            {t(`kind.${value}`)}
          </label>
        ))}
      </Kinds>
      <Blanks>
        <BlankField
          label={t('field.name')}
          value={name}
          onChange={setName}
          maxLength={NAME_LENGTH}
          error={asked && name.trim() === '' ? t('field.name.missing') : ''}
        />
        <BlankField
          label={t('field.number')}
          value={number}
          onChange={setNumber}
          maxLength={NUMBER_LENGTH}
          error={asked && number.trim() === '' ? t('field.number.missing') : ''}
        />
        <Check type="submit" aria-disabled={busy}>
          {busy ? t('checking') : t('submit')}
        </Check>
      </Blanks>
      <Note>{t('no-robot')}</Note>
    </Sheet>
  )
}

const Sheet = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding: ${space[8]};
  border: 1px solid ${line};
  outline: 1px solid ${line};
  outline-offset: -${space[2]};
  background: ${paper};

  @media ${media.phone} {
    padding: ${space[6]} ${space[5]};
  }
`

const Kinds = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${space[2]};
    color: ${inkMuted};
    font-size: 0.875rem;
  }
  & > label {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 32px;
    cursor: pointer;
  }
  & input {
    width: 18px;
    height: 18px;
    accent-color: ${green};
  }
`

const Blanks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  align-items: start;
  gap: ${space[6]};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`

const Check = styled.button`
  min-width: 7em;
  min-height: 44px;
  margin-block-start: calc(0.875rem * 1.6 + ${space[1]});
  padding-inline: ${space[6]};
  border: 0;
  background: ${green};
  color: ${onGreen};
  font: 600 1rem / 1.4 inherit;
  font-family: inherit;
  letter-spacing: 0.2em;
  cursor: pointer;

  &[aria-disabled='true'] {
    cursor: progress;
    opacity: 0.85;
  }
  &:focus-visible {
    outline: 3px solid ${green};
    outline-offset: 2px;
  }

  @media ${media.phone} {
    margin-block-start: 0;
  }
`

const Note = styled.p`
  color: ${inkMuted};
  font-size: 0.8125rem;
`
