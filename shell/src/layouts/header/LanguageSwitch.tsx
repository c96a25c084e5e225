import { Languages } from 'lucide-react'
import { styled } from 'styled-components'

import { LOCALES, setLocale, useLocale } from '@campus/i18n/locale'
import { Button } from '@campus/ui/button'
import { toast } from '@campus/ui/toast'
import { color } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'

const Quiet = styled(Button)`
  color: inherit;

  &:hover {
    color: ${color.accentText};
  }
`

/** Switches to the other language; its name is in that language, so that its readers find it. */
export function LanguageSwitch() {
  const t = useCommonT()
  const locale = useLocale()
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale
  const choose = async (): Promise<void> => {
    try {
      await setLocale(other)
    } catch {
      // The texts did not load; the page stays in its language.
      toast.error(t('common.systemBusy'))
    }
  }
  return (
    <Quiet variant="text" size="s" lang={other} icon={<Languages aria-hidden />} onClick={() => void choose()}>
      {t(`ui.language.${other}`)}
    </Quiet>
  )
}
