import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

import { color, space } from '@campus/ui/tokens'

import { useCommonT } from '../../common/messages'
import { ADDRESS } from '../../router/addresses.model'

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`

const Quiet = styled(Link)`
  /* A line of small print is no place for a small target. */
  min-height: ${space[6]};
  line-height: ${space[6]};

  &:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

/** The agreements one signs in under, to be read at any time. */
export function AgreementLinks() {
  const t = useCommonT()
  return (
    <Row>
      <Quiet to={ADDRESS.userAgreement}>{t('agreement.user.title')}</Quiet>
      <Quiet to={ADDRESS.privacyPolicy}>{t('agreement.privacy.title')}</Quiet>
    </Row>
  )
}
