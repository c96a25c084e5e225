import { Copy, FileDown, ScanLine } from 'lucide-react'
import { useHref, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { Button, ButtonLink } from '@campus/ui/button'
import { copyText } from '@campus/ui/copy-text'
import { saveFile } from '@campus/ui/save-file'
import { color, font, media, radius, space, text, weight } from '@campus/ui/tokens'
import { useLoaded } from '@campus/ui/use-loaded'

import { useCommonT } from './messages'
import { pageAddress } from './page-address'
import { spacedCode, verificationPath, type VerificationMark } from './paths'

const loadDrawing = async () => (await import('qrcode.react')).QRCodeSVG

/** In pixels, and on paper in millimetres. */
interface CodeSize {
  readonly screen: number
  readonly paper: number
}
/** At most 41 modules: each as wide as a phone's camera wants it from a sheet held at arm's length. */
const SHORT_CODE: CodeSize = { screen: 164, paper: 32 }
/** A whole credential has about 1,200 characters. */
const LONG_CODE: CodeSize = { screen: 232, paper: 58 }

interface VerificationCodeProps {
  mark: VerificationMark
  /** The name of the saved credential, without its extension. */
  fileName: string
  /** On the page that verifies: it does not lead to itself. */
  isVerifying?: boolean
}

/** Ways to verify a shown certificate: a QR code, the same address as a link, and the credential as a file. */
export function VerificationCode({ mark, fileName, isVerifying = false }: VerificationCodeProps) {
  const t = useCommonT()
  const { search } = useLocation()
  const path = verificationPath(mark, search)
  const address = new URL(useHref(path), pageAddress()).href
  const isShort = mark.code !== ''
  // Without it the address stands there to be copied.
  const { part: Drawing } = useLoaded(loadDrawing)
  const size = isShort ? SHORT_CODE : LONG_CODE
  const save = () => saveFile(new Blob([mark.credential], { type: 'application/vc+jwt' }), `${fileName}.jwt`)
  const copy = () => copyText(address, { done: t('verify.code.copied'), failed: t('verify.code.copyFailed') })
  return (
    <Panel aria-labelledby="verification-code">
      <Paper role="img" aria-label={t('verify.code.label')} $size={size}>
        {Drawing ? <Drawing value={address} size={size.screen} level={isShort ? 'M' : 'L'} aria-hidden /> : null}
      </Paper>
      <Words>
        <Title id="verification-code">
          <ScanLine aria-hidden />
          <span>{t('verify.code.title')}</span>
        </Title>
        <Hint>{t('verify.code.hint')}</Hint>
        {isShort ? (
          <Typed>
            <span>{t('verify.code.typed')}</span> <Code>{spacedCode(mark.code)}</Code>
          </Typed>
        ) : null}
        <Actions>
          <Button size="s" icon={<Copy aria-hidden />} onClick={() => void copy()}>
            {t('verify.code.copy')}
          </Button>
          <Button size="s" icon={<FileDown aria-hidden />} onClick={save}>
            {t('verify.code.save')}
          </Button>
          {isVerifying ? null : (
            <ButtonLink size="s" variant="text" to={path}>
              {t('verify.code.open')}
            </ButtonLink>
          )}
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
const Paper = styled.div<{ $size: CodeSize }>`
  display: grid;
  flex: none;
  width: ${({ $size }) => $size.screen}px;
  height: ${({ $size }) => $size.screen}px;
  box-sizing: content-box;
  padding: ${space[3]};
  border-radius: ${radius.m};
  background: #fff;
  place-items: center;

  @media print {
    width: ${({ $size }) => $size.paper}mm;
    height: ${({ $size }) => $size.paper}mm;
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

const Typed = styled.p`
  padding-block-end: ${space[4]};
`

/** Read from paper and typed: figures and letters of one width. */
const Code = styled.strong`
  font-family: ui-monospace, monospace;
  letter-spacing: 0.08em;
  white-space: nowrap;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  @media print {
    display: none;
  }
`
