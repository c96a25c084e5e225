import { Copy, ScanLine } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { Button, ButtonLink } from '@campus/ui/button'
import { toast } from '@campus/ui/toast'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'

import { useCommonT } from './messages'
import { verificationPath } from './paths'

const Drawing = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }))

/** A credential has about 1,200 characters: a smaller code is unreadable for phones. */
const CODE_SIZE = 232

/** Ways to verify a shown certificate: a QR code, and the same address as a link. */
export function VerificationCode({ credential }: { credential: string }) {
  const t = useCommonT()
  const { search } = useLocation()
  const path = verificationPath(credential, search)
  const address = new URL(useHref(path), window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(t('verify.code.copied'))
    } catch {
      // No permission, or no secure page: the person is told how to copy it otherwise.
      toast.error(t('verify.code.copyFailed'))
    }
  }
  return (
    <Panel aria-labelledby="verification-code">
      <Paper role="img" aria-label={t('verify.code.label')}>
        <Suspense fallback={null}>
          <Drawing value={address} size={CODE_SIZE} level="L" aria-hidden />
        </Suspense>
      </Paper>
      <Words>
        <Title id="verification-code">
          <ScanLine aria-hidden />
          {t('verify.code.title')}
        </Title>
        <Hint>{t('verify.code.hint')}</Hint>
        <Actions>
          <Button size="s" icon={<Copy aria-hidden />} onClick={() => void copy()}>
            {t('verify.code.copy')}
          </Button>
          <ButtonLink size="s" variant="text" to={path}>
            {t('verify.code.open')}
          </ButtonLink>
        </Actions>
      </Words>
    </Panel>
  )
}

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[6]};
  padding: ${space[6]} ${space[10]};
  border-block-start: 1px solid ${color.border};

  @media ${media.phone} {
    justify-content: center;
    padding: ${space[5]};
  }
  @media print {
    padding: ${space[5]};
    break-inside: avoid;
  }
`

/** White in both schemes: scanners need dark on light. */
const Paper = styled.div`
  display: grid;
  flex: none;
  width: ${CODE_SIZE}px;
  height: ${CODE_SIZE}px;
  box-sizing: content-box;
  padding: ${space[3]};
  border-radius: ${radius.m};
  background: #fff;
  place-items: center;

  @media print {
    width: 58mm;
    height: 58mm;
    padding: 3mm;

    & > svg {
      width: 100%;
      height: 100%;
    }
  }
`

const Words = styled.div`
  flex: 1 1 240px;
`

const Title = styled.h3`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font: ${weight.bold} ${text.m} ${font.sans};

  & > svg {
    width: 1.25rem;
    color: ${color.accentText};
  }
`

const Hint = styled.p`
  max-width: 36em;
  padding-block: ${space[2]} ${space[4]};
  color: ${color.textMuted};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  @media print {
    display: none;
  }
`
