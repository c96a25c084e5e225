import { styled } from 'styled-components'

import { CAPTCHA_KEY_PLACEHOLDER } from '@campus/contracts/drawn-page'
import { captchaImage } from '@campus/contracts/sign-in'
import { color, space } from '@campus/ui/tokens'

import { useCommonT } from '../common/messages'
import { CERTIFICATE_KINDS } from '../common/record/certificate-record.model'
import { useT } from './messages'
import type * as browser from './SentByBrowser'

export const SentByBrowser: typeof browser.SentByBrowser = ({ kind }) => {
  const t = useCommonT()
  return (
    <noscript>
      {kind === 'training' ? <input type="hidden" name="tab" value="1" /> : null}
      <input type="hidden" name="captchaKey" value={CAPTCHA_KEY_PLACEHOLDER} />
      {CERTIFICATE_KINDS.map((other, tab) =>
        other === kind ? null : (
          <Other key={other} href={`?tab=${String(tab)}`}>
            {t(`certificate.tab.${other}`)}
          </Other>
        ),
      )}
    </noscript>
  )
}

export const PictureByBrowser: typeof browser.PictureByBrowser = () => {
  const t = useT()
  return (
    <noscript>
      <Captcha src={`${captchaImage.path}?key=${CAPTCHA_KEY_PLACEHOLDER}`} alt={t('certificate.form.captcha')} />
    </noscript>
  )
}

const Other = styled.a`
  color: ${color.accentText};
  text-decoration: underline;
`

/** In line with the input, below the label. */
const Captcha = styled.img`
  display: block;
  height: ${space[10]};
  margin-block-start: calc(0.875rem * 1.6 + ${space[1]});
`
