import { FileUp } from 'lucide-react'
import { useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'

import { Button, ButtonLink } from '@campus/ui/button'
import { TextField } from '@campus/ui/field'
import { color, font, media, radius, shadow, space, text, weight } from '@campus/ui/tokens'

import { LOOKUP_PATH, readCode, verificationPath } from '../common/paths'
import { useT } from './messages'
import { openCredential } from './verify.model'

/** Verifies without a scanner: by the code typed from the paper, or by a saved credential. */
export function CodeEntry() {
  const t = useT()
  const id = useId()
  const { search } = useLocation()
  const navigate = useNavigate()
  const picker = useRef<HTMLInputElement>(null)
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const verify = ({ code }: { code: string }) =>
    navigate(verificationPath({ credential: '', code: readCode(code) ?? '' }, search))
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    const opened = openCredential((await file.text()).trim())
    if (opened === null) setError('code', { message: t('verify.enter.fileInvalid') })
    else await navigate(verificationPath({ credential: opened.jws, code: '' }, search))
  }
  return (
    <Card aria-labelledby={id}>
      <Title id={id}>{t('verify.enter.title')}</Title>
      <Form noValidate onSubmit={(event) => void handleSubmit(verify)(event)}>
        <TextField
          {...register('code', {
            validate: (typed) => readCode(typed) !== null || t('verify.enter.codeInvalid'),
          })}
          label={t('verify.enter.code')}
          placeholder="7M4K Q0ZX 2B9C"
          hint={t('verify.enter.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          error={formState.errors.code?.message}
        />
        <Actions>
          <Button type="submit" variant="primary">
            {t('verify.enter.submit')}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept=".jwt,application/vc+jwt,text/plain"
            onChange={(event) => void open(event.target.files?.[0])}
          />
          <Button icon={<FileUp aria-hidden />} onClick={() => picker.current?.click()}>
            {t('verify.enter.file')}
          </Button>
          <ButtonLink variant="text" to={LOOKUP_PATH}>
            {t('verify.lookUpInstead')}
          </ButtonLink>
        </Actions>
      </Form>
    </Card>
  )
}

const Card = styled.section`
  padding: ${space[8]};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow[2]};

  @media ${media.phone} {
    padding: ${space[5]};
  }
`

const Title = styled.h2`
  padding-block-end: ${space[4]};
  font: ${weight.bold} ${text.l} ${font.sans};
`

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-width: 28em;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`
