import { styled } from 'styled-components'

import type { ServiceContact } from '@campus/contracts/school'
import { Picture } from '@campus/ui/picture'
import { color, font, radius, space, text, weight } from '@campus/ui/tokens'

import { useT } from './messages'

/** The contact for questions: a code to scan and a number to call. */
export function ContactTips({ contact }: { contact: ServiceContact }) {
  const t = useT()
  const mobile = contact.mobile.trim()
  const phone = t('certificate.contact.phone', { mobile: mobile || t('common.none') })
  return (
    <Root>
      <Title>{t('certificate.contact')}</Title>
      {contact.url === '' ? (
        <Note>{t('common.noServiceWechat')}</Note>
      ) : (
        <>
          <Code>
            <Picture src={contact.url} alt={t('certificate.contact.qr')} ratio="1" fit="contain" />
          </Code>
          <Note aria-hidden>{t('certificate.contact.qr')}</Note>
        </>
      )}
      {mobile === '' ? (
        <Phone>{phone}</Phone>
      ) : (
        <Phone as="a" href={`tel:${mobile}`}>
          {phone}
        </Phone>
      )}
    </Root>
  )
}

const Root = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[5]};
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
  text-align: center;
`

const Title = styled.h3`
  font: ${weight.medium} ${text.m} ${font.sans};
`

const Code = styled.div`
  width: 132px;
  padding: ${space[2]};
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.surface};
`

const Note = styled.p`
  color: ${color.textMuted};
  font: ${weight.regular} ${text.s} ${font.sans};
`

const Phone = styled.p`
  color: ${color.text};
  font: ${weight.medium} ${text.m} ${font.sans};

  &[href]:hover {
    color: ${color.accentText};
  }
`
